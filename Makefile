# Everything here works in a fresh checkout: each target first sets up the .venv it needs.
.DEFAULT_GOAL := help
.PHONY: help play terminal test test-long setup lint docs mutate pin clean

bin := .venv/bin

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' Makefile

play: ## play in the browser (more options: make play ARGS="--help")
	@sh tools/setup play
	@if sh tools/client; then exec $(bin)/quinola serve --open $(ARGS); fi; \
	echo 'quinola: until then, the game in the terminal (make terminal)' >&2; \
	QUINOLA_STARTED_BY=make exec $(bin)/quinola play

terminal: ## play in the terminal (more options: make terminal ARGS="--help")
	@sh tools/setup play
	@QUINOLA_STARTED_BY=make $(bin)/quinola play $(ARGS)

test: ## run the tests, all but the slow ones (choose some: make test ARGS="-k deal")
	@sh tools/setup test
	@sh tools/client || echo 'quinola: the tests go on without the pages, those in a browser are skipped' >&2
	@sh tools/browser
	@$(bin)/python -c "from quinola.bots.readiness import main; main()"
	$(bin)/python -m pytest -n 2 -m "not slow" $(ARGS)

test-long: ## run the parts of slow tests that even .ci/run leaves out
	@sh tools/setup test
	$(bin)/python -m pytest -n 2 -m long $(ARGS)

setup: ## set up everything a contributor needs
	@sh tools/setup dev

lint: ## check style, types and the direction of imports
	@sh tools/setup dev
	$(bin)/ruff check
	$(bin)/ruff format --check
	$(bin)/mypy --platform win32 --cache-dir .mypy_cache/win32 src & $(bin)/mypy && wait $$!
	$(bin)/lint-imports --no-cache

docs: ## build the documentation as a site in site/html; a warning is an error
	@sh tools/setup docs
	$(bin)/sphinx-build --quiet --fresh-env --jobs 2 --fail-on-warning --keep-going -d site/doctrees docs site/html

mutate: ## plant small faults in the settlement and the deal, list those no test notices
	@sh tools/setup dev
	rm -rf mutants
	$(bin)/mutmut run --max-children 2
	$(bin)/mutmut results

pin: ## write constraints.txt anew with the versions of today
	@sh tools/pin

clean: ## remove all that the other targets made
	rm -rf .venv .venv.lock .venv.maker dist mutants site web/node_modules src/quinola/server/static
	rm -rf .pytest_cache .hypothesis .mypy_cache .ruff_cache .import_linter_cache
	find src tests -type d -name __pycache__ -prune -exec rm -rf {} +
