package export

// A log of SARIF 2.1.0, as far as one is written here: names are those of the standard, and
// what has its default value is left out. A library that has all of it comes with a client
// for the network, which the program has no use for.
type sarifLog struct {
	Properties map[string]string `json:"properties"` // who wrote it: first, for the mark of the form
	Version    string            `json:"version"`
	Schema     string            `json:"$schema"`
	Runs       []sarifRun        `json:"runs"`
}

type sarifRun struct {
	Tool        sarifTool         `json:"tool"`
	ColumnKind  string            `json:"columnKind"`
	Invocations []sarifInvocation `json:"invocations"`
	Results     []sarifResult     `json:"results"` // none: no finding, which is not the same as unknown
}

type sarifTool struct {
	Driver sarifDriver `json:"driver"`
}

type sarifDriver struct {
	Name            string      `json:"name"`
	Version         string      `json:"version,omitempty"`
	SemanticVersion string      `json:"semanticVersion,omitempty"`
	Rules           []sarifRule `json:"rules"`
}

type sarifRule struct {
	ID                   string      `json:"id"`
	ShortDescription     *sarifText  `json:"shortDescription"`
	FullDescription      *sarifText  `json:"fullDescription"`
	Help                 *sarifText  `json:"help"`
	DefaultConfiguration *sarifLevel `json:"defaultConfiguration"`
}

type sarifLevel struct {
	Level string `json:"level"`
}

type sarifText struct {
	Text string `json:"text"`
}

type sarifInvocation struct {
	ExecutionSuccessful        bool                `json:"executionSuccessful"`
	ToolExecutionNotifications []sarifNotification `json:"toolExecutionNotifications,omitempty"`
}

type sarifNotification struct {
	Descriptor sarifDescriptor `json:"descriptor"`
	Level      string          `json:"level"`
	Message    *sarifText      `json:"message"`
	Locations  []sarifLocation `json:"locations,omitempty"`
}

type sarifDescriptor struct {
	ID string `json:"id"`
}

type sarifResult struct {
	RuleID              string             `json:"ruleId"`
	RuleIndex           *int               `json:"ruleIndex,omitempty"`
	Level               string             `json:"level,omitempty"`
	Message             *sarifText         `json:"message"`
	Locations           []sarifLocation    `json:"locations"`
	PartialFingerprints map[string]string  `json:"partialFingerprints"`
	Suppressions        []sarifSuppression `json:"suppressions,omitempty"`
	RelatedLocations    []sarifLocation    `json:"relatedLocations,omitempty"`
	CodeFlows           []sarifCodeFlow    `json:"codeFlows,omitempty"`
}

type sarifSuppression struct {
	Kind          string         `json:"kind"`
	Status        string         `json:"status"`
	Justification string         `json:"justification,omitempty"`
	Location      *sarifLocation `json:"location,omitempty"`
}

type sarifLocation struct {
	ID               int                    `json:"id,omitempty"`
	Message          *sarifText             `json:"message,omitempty"`
	PhysicalLocation *sarifPhysical         `json:"physicalLocation,omitempty"`
	LogicalLocations []sarifLogicalLocation `json:"logicalLocations,omitempty"`
}

type sarifPhysical struct {
	ArtifactLocation sarifURI     `json:"artifactLocation"`
	Region           *sarifRegion `json:"region,omitempty"`
}

type sarifURI struct {
	URI string `json:"uri"`
}

// sarifRegion counts lines and columns from 1.
type sarifRegion struct {
	StartLine   int        `json:"startLine"`
	StartColumn int        `json:"startColumn,omitempty"`
	Snippet     *sarifText `json:"snippet,omitempty"`
}

type sarifLogicalLocation struct {
	FullyQualifiedName string `json:"fullyQualifiedName"`
	Kind               string `json:"kind"`
}

type sarifCodeFlow struct {
	Message     *sarifText        `json:"message"`
	ThreadFlows []sarifThreadFlow `json:"threadFlows"`
}

type sarifThreadFlow struct {
	Locations []sarifStep `json:"locations"`
}

type sarifStep struct {
	Location       sarifLocation        `json:"location"`
	Kinds          []string             `json:"kinds,omitempty"`
	NestingLevel   int                  `json:"nestingLevel"`
	ExecutionOrder int                  `json:"executionOrder"`
	State          map[string]sarifText `json:"state,omitempty"`
}
