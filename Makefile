# make demo    sets up, builds, and checks the shipped example
# make test    sets up and runs all tests
# make bench   measures: the case study beside the paper's table
# make soak    longer runs of the random tests, PROGRAMS=N random programs, a tenth as many
#              with random contracts, and all mutants

GO    ?= go
BUILD := build
PROGRAMS ?= 20000

.PHONY: all demo test bench soak build vet clean setup-run setup-test

all: build

setup-run:
	@scripts/setup run

setup-test:
	@scripts/setup test

# Without a C compiler the build goes without cgo, and so without libz3.
build:
	@mkdir -p $(BUILD)
	@if command -v gcc >/dev/null 2>&1; then $(GO) build -o $(BUILD)/inspect ./cmd/inspect; \
	else CGO_ENABLED=0 $(GO) build -o $(BUILD)/inspect ./cmd/inspect; fi

demo: setup-run build
	@scripts/demo $(BUILD)/inspect

vet:
	@test -z "$$(gofmt -l .)" || { echo "gofmt would change:"; gofmt -l .; exit 1; }
	@$(GO) vet ./...

# The random tests draw the same examples at each run of test, and others at each run of
# soak; RAPID_SEED=N chooses them, which go test would not see in its cache.
test: setup-test vet build
	@RAPID_SEED=$${RAPID_SEED:-1} $(GO) test -count=1 -timeout 20m ./...

bench: setup-run
	@$(GO) run ./cmd/bench

soak: setup-test
	@$(GO) test -timeout 60m -count=1 ./cfg ./draw ./encode ./report ./sat ./smtlib ./source -rapid.checks=3000
	@$(GO) test -timeout 120m -count=1 ./internal/fuzz -fuzz.programs=$(PROGRAMS) -fuzz.checked=$$(($(PROGRAMS) / 10)) -fuzz.specs=$$(($(PROGRAMS) / 10)) -fuzz.modular=$$(($(PROGRAMS) / 2)) -fuzz.seed=$$(date +%s)
	@$(GO) test -timeout 120m -count=1 ./internal/mutate -mutate.all

clean:
	@rm -rf $(BUILD)
