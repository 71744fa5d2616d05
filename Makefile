# make demo    sets up, builds, and checks the shipped example
# make install PREFIX=DIR    builds, and copies inspect to DIR/bin (/usr/local/bin), its manual
#              page and what completes command lines to DIR/share
# make static  builds without cgo: one file that needs no library
# make test    sets up and runs all tests
# make cross   builds for each of the systems, without cgo; make test types the packages for each
# make release    archives, deb and rpm packages for each of them, with checksums, in build/release;
#              make release-test makes them twice, compares, and runs what this machine can run
# make image-test    runs the steps of the Dockerfile in an empty root, and the program in it; as root
# make bench   measures: the case study beside the paper's table
# make vscode  builds, tests and packages the extension for VS Code: editors/vscode/inspect.vsix
# make soak    what make test takes samples of: every input on every column, every file of
#              java.base listed and checked, longer runs of the random tests, runs on 2,000
#              methods that are killed, types compared with javac on all of java.base,
#              PROGRAMS=N random programs, a tenth as many with random contracts, and 280 mutants

GO    ?= go
BUILD := build
PREFIX ?= /usr/local
PROGRAMS ?= 20000
SYSTEMS := linux/amd64 linux/arm64 darwin/amd64 darwin/arm64 windows/amd64 windows/arm64
SHARE = $(DESTDIR)$(PREFIX)/share

# All is compiled with the same flags, so that tests use what build has compiled.
export GOFLAGS := -trimpath $(GOFLAGS)

# The program knows the commit that it was built from, where git can tell it.
VCS := $(shell git rev-parse HEAD >/dev/null 2>&1 && echo auto || echo false)

.PHONY: vscode all demo install static cross release release-files release-test image-test test bench soak build vet clean setup-run setup-test

all: build

setup-run:
	@scripts/setup run

setup-test:
	@scripts/setup test

# Without the tables of symbols, which a panic's stack does not need, the program is a quarter
# smaller.
LDFLAGS ?= -s -w

# Without a C compiler the build goes without cgo, and so without libz3.
build:
	@mkdir -p $(BUILD)
	@if command -v gcc >/dev/null 2>&1; then $(GO) build -buildvcs=$(VCS) -ldflags "$(LDFLAGS)" -o $(BUILD)/inspect ./cmd/inspect; \
	else CGO_ENABLED=0 $(GO) build -buildvcs=$(VCS) -ldflags "$(LDFLAGS)" -o $(BUILD)/inspect ./cmd/inspect; fi

# One file that needs no library, for any machine of the kind; without libz3.
static:
	@mkdir -p $(BUILD)
	@CGO_ENABLED=0 $(GO) build -buildvcs=$(VCS) -ldflags "$(LDFLAGS)" -o $(BUILD)/inspect ./cmd/inspect

cross:
	@for s in $(SYSTEMS); do echo "$$s"; \
	GOOS=$${s%/*} GOARCH=$${s#*/} CGO_ENABLED=0 $(GO) build -o /dev/null ./cmd/inspect || exit 1; done

# It is run and not required, so that its many dependencies are none of ours. Later versions want a
# later Go.
GORELEASER ?= $(GO) run github.com/goreleaser/goreleaser/v2@v2.14.0
VERSION = $(shell sed -n 's/^const Version = "\(.*\)"$$/\1/p' verify/run.go)
# Of the commit; without git, of the year 2000.
STAMP = $(shell git log -1 --format=%ct 2>/dev/null || echo 946684800)

release:
	@INSPECT_VERSION=$(VERSION) INSPECT_TIMESTAMP=$(STAMP) INSPECT_DATE=$(shell date -u -d @$(STAMP) +%Y-%m-%dT%H:%M:%SZ) $(GORELEASER) release --snapshot --clean

# What comes with the program: its manual page, and what completes command lines.
release-files: build
	@mkdir -p $(BUILD)/share
	@$(BUILD)/inspect man | gzip -9n > $(BUILD)/share/inspect.1.gz
	@$(BUILD)/inspect completion bash > $(BUILD)/share/inspect
	@$(BUILD)/inspect completion zsh > $(BUILD)/share/_inspect
	@$(BUILD)/inspect completion fish > $(BUILD)/share/inspect.fish

release-test:
	@scripts/release-test

image-test: static
	@scripts/image-test

install: build
	@mkdir -p $(DESTDIR)$(PREFIX)/bin
	@install -m 755 $(BUILD)/inspect $(DESTDIR)$(PREFIX)/bin/inspect
	@mkdir -p $(SHARE)/man/man1 $(SHARE)/bash-completion/completions $(SHARE)/zsh/site-functions $(SHARE)/fish/vendor_completions.d
	@$(BUILD)/inspect man > $(SHARE)/man/man1/inspect.1
	@$(BUILD)/inspect completion bash > $(SHARE)/bash-completion/completions/inspect
	@$(BUILD)/inspect completion zsh > $(SHARE)/zsh/site-functions/_inspect
	@$(BUILD)/inspect completion fish > $(SHARE)/fish/vendor_completions.d/inspect.fish
	@echo "installed $(DESTDIR)$(PREFIX)/bin/inspect"

demo: setup-run build
	@scripts/demo $(BUILD)/inspect

# cgocall opens the sources by the path that the compiled package was built at, which with
# -trimpath may be another checkout's that is gone.
vet:
	@test -z "$$(gofmt -l .)" || { echo "gofmt would change:"; gofmt -l .; exit 1; }
	@$(GO) vet -cgocall=false ./...

# About ten minutes on two idle processors, three of them in verify; what
# is longer goes to soak, and a sample of it stays. The random tests draw the same examples
# at each run of test, and others at each run of soak; RAPID_SEED=N chooses them, which go
# test would not see in its cache. Memory is collected less often: that takes a quarter off.
# The packages whose tests take longest come first, so that no processor waits at the end.
LONGEST := ./verify ./cmd/inspect ./internal/oracle

test: setup-test vet build
	@GOGC=$${GOGC:-400} RAPID_SEED=$${RAPID_SEED:-1} RAPID_CHECKS=$${RAPID_CHECKS:-50} $(GO) test -count=1 -timeout 20m $(LONGEST) ./...

bench: setup-run
	@$(GO) run ./cmd/bench

# The extension for VS Code, tested and packaged. It needs node and npm.
vscode: build
	@cd editors/vscode && npm ci --no-audit --no-fund && INSPECT=$(CURDIR)/$(BUILD)/inspect npm test && npm run package

soak: setup-test cross
	@$(GO) test -timeout 120m -count=1 ./verify -sample.all -verify.changes=3000
	@$(GO) test -timeout 120m -count=1 ./internal/oracle -sample.all
	@$(GO) test -timeout 24h -count=1 ./verify -run TestFaultlessBase -v -verify.base all
	@$(GO) test -timeout 60m -count=1 ./cfg ./java/classfile ./report/draw ./encode ./java/library ./report ./solve/sat ./smtlib ./java/source ./verify/buildfile ./verify/depend -rapid.checks=3000
	@$(GO) test -timeout 60m -count=1 ./java/library -run TestCalls -calls.every=1
	@$(GO) test -timeout 60m -count=1 ./java/types -run 'TestJDKOracle|TestMutants' -v -oracle all -mutants 5000
	@$(GO) test -timeout 120m -count=1 ./internal/fuzz -fuzz.programs=$(PROGRAMS) -fuzz.checked=$$(($(PROGRAMS) / 10)) -fuzz.specs=$$(($(PROGRAMS) / 10)) -fuzz.modular=$$(($(PROGRAMS) / 2)) -fuzz.classes=$$(($(PROGRAMS) / 10)) -fuzz.facts=$$(($(PROGRAMS) / 10)) -fuzz.seed=$$(date +%s)
	@$(GO) test -timeout 120m -count=1 ./internal/mutate -mutate.all
	@$(GO) test -timeout 60m -count=1 ./internal/faults -sample.all
	@$(GO) test -timeout 60m -count=1 ./cmd/inspect -run 'Scripts|Killed|Frames|Nowhere|Foreign' -sample.all -scripts.soak -trust.methods=2000
	@$(GO) test -timeout 60m -count=1 ./internal/lsp -lsp.edits=1000

clean:
	@rm -rf $(BUILD)
