# Targets for people; supabase/commands/ does the work.
.DEFAULT_GOAL := help
.PHONY: help install up down status logs env reset seed stop start fail heal types texts migration migration-digests verify-audit daily breach open-sealed format test check quick bench cluster-test lighthouse pictures \
  secrets admin backup backup-key restore unpack doctor faults
MAKEFLAGS += --no-print-directory

# Settings that may be given on the command line, as in: make up API_PORT=54331
settings := STACK BACKEND STACK_FOLDER API_PORT DB_PORT WEB_PORT SEED SERVICE CASE DATE FILE TITLE RELEASE BACKUPS READ_BACK BACKUP_KEY ID IDENTITY CONFIRM FOREIGN INTO SITE_URL \
  HEAD SUPABASE_URL SUPABASE_PUBLISHABLE_KEY SUPABASE_SECRET_KEY SUPABASE_JWT_SECRET DATABASE_URL WEB_URL GATEWAY \
  STOP_COMMAND START_COMMAND LOGS_COMMAND PEOPLE ONLY SECONDS WORKERS POSTGREST PING_URL
# Exported literally: make would expand a dollar sign in a path or a name.
$(foreach setting,$(settings),$(if $(filter undefined,$(origin $(setting))),,$(eval override $(setting) := $$(value $(setting)))))
export $(settings)

# Newer versions of Node may use the shell's proxy, which does not lead back to this machine.
export NO_PROXY := $(NO_PROXY),127.0.0.1,localhost
export no_proxy := $(no_proxy),127.0.0.1,localhost

run := node --import tsx

help: ## List the targets
	@grep -hE '^[a-z0-9-]+:.*## ' $(MAKEFILE_LIST) | awk 'BEGIN {FS = ":.*## "} {printf "  make %-17s %s\n", $$1, $$2}'
	@printf '\n  Settings: STACK=embedded|supabase|compose|external API_PORT=54321 DB_PORT=54322 WEB_PORT=5173 SEED=none STACK_FOLDER=.stack\n            BACKEND=embedded|supabase|compose|external (for the tests)\n            external: SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY, DATABASE_URL in the environment\n'

install: ## Install the packages if they are missing or have changed
	@node supabase/commands/install.mjs

up: install ## Start everything: backend, migrations, demo data in an empty database, site
	@$(run) supabase/commands/cli.ts up

down: install ## Stop everything; the data is kept
	@$(run) supabase/commands/cli.ts down

status: install ## Show the running services and their ports
	@$(run) supabase/commands/cli.ts status

logs: install ## Show the end of every log
	@$(run) supabase/commands/cli.ts logs

env: install ## Print URLs and keys as KEY=value lines
	@$(run) supabase/commands/cli.ts env

reset: install ## Drop all data, migrate and add the demo data (SEED=none: leave it empty)
	@$(run) supabase/commands/cli.ts reset

seed: install ## Apply an SQL file in one transaction: make seed FILE=../new-member.sql
	@$(run) supabase/commands/cli.ts seed

stop: install ## Stop one service: make stop SERVICE=rest (db, auth, rest, gateway, web)
	@$(run) supabase/commands/cli.ts stop

start: install ## Start one service again: make start SERVICE=rest
	@$(run) supabase/commands/cli.ts start

fail: install ## Simulate a fault of a service: make fail CASE=slow|hang|401|429|500|offline SERVICE=rest (rest, auth, storage)
	@$(run) supabase/commands/cli.ts fail

heal: install ## End the fault of make fail
	@$(run) supabase/commands/cli.ts heal

types: install ## Generate the database types of the client from the running database
	@$(run) supabase/commands/cli.ts types

texts: install ## Write all texts into texts.csv, to be corrected, and count what each language lacks; FILE=texts.csv reads them back
	@$(run) supabase/commands/cli.ts texts

migration: install ## Write the difference between schemas and migrations into the next one: make migration NAME=what_it_does
	@$(run) supabase/commands/migration.ts

migration-digests: install ## Add the digest of a finished migration to supabase/migrations.sha256
	@$(run) supabase/commands/migration.ts digests

verify-audit: install ## Check the chain of the audit log: names each row altered, removed or added by hand [HEAD=the head printed earlier]
	@$(run) supabase/commands/cli.ts verify-audit

daily: install ## Once a day: ages after birthdays, profiles due for erasure, requests that expire, old enquiries, sealed copies, files that no profile shows [DATE=2027-01-31: as of that day, for demo data]
	@$(run) supabase/commands/cli.ts daily

open-sealed: install ## Print the sealed copy of an erased profile, after an entry in the audit log: make open-sealed ID=1234 IDENTITY=key.txt [INTO=../opened.json]
	@$(run) supabase/commands/cli.ts open-sealed

breach: install ## Whose data were used in a time, by the audit log: make breach FROM=2026-11-20 [TO="2026-11-21 14:30" LOGIN=lakshmi]
	@$(run) supabase/commands/cli.ts breach

format: install ## Format the code
	@node_modules/.bin/oxfmt

test: install ## The tests of each promise, once [FILE=home.spec: one file; TITLE='...': one test of it]
	@$(run) supabase/commands/check/check.ts test

check: install ## What CI runs: make test with all languages, pairs, random runs, and other backends
	@$(run) supabase/commands/check/check.ts check

quick: install ## While you work, below a minute: static checks and the unit tests of what changed
	@$(run) supabase/commands/check/check.ts quick

bench: install ## Measure the slowest requests with few people and with many: docs/bench.md [PEOPLE=1000000 ONLY=find SECONDS=1.5]
	@$(run) supabase/commands/cli.ts bench

cluster-test: install ## Three machines on one, from packages: kill the leader twice, and count lost writes (supabase/hosting/cluster/README.md)
	@node_modules/.bin/vitest run --config .config/vitest.config.ts --project cluster

faults: install ## List the known faults of the packages with their deadlines, or say that the registry does not answer
	@$(run) supabase/commands/cli.ts faults

lighthouse: install ## Measure home and profiles as hosted, with Lighthouse's phone on a slow network
	@$(run) supabase/commands/cli.ts lighthouse

pictures: install ## Take the README's pictures from the running stack
	@$(run) e2e/take-pictures.ts

# Only from the command line: many systems have a NAME or a USERNAME in the environment.
given = $(if $(findstring command,$(origin $(1))),$(value $(1)))
migration: export MIGRATION_NAME := $(call given,NAME)
breach: export BREACH_FROM := $(call given,FROM)
breach: export BREACH_TO := $(call given,TO)
breach: export BREACH_LOGIN := $(call given,LOGIN)
admin: export ADMIN_USERNAME := $(call given,USERNAME)
admin: export ADMIN_NAME := $(call given,NAME)
admin: export ADMIN_ROLE := $(call given,ROLE)
admin: export ADMIN_ACTS := $(foreach act,LIST RESET OFF ON OWNER CLERK REMOVE,$(if $(filter yes,$(call given,$(act))),$(act)))

# A bureau's own server, with Docker: make up STACK=compose, and see docs/hosting.md.
secrets: install ## Own server: write the .env of this installation: make secrets SITE_URL=https://matrimony.example
	@$(run) supabase/commands/cli.ts secrets

admin: install ## Create an admin's login: make admin USERNAME=office NAME="Lakshmi, office" [ROLE=clerk; LIST, RESET, OFF, ON, OWNER, CLERK, REMOVE=yes]
	@$(run) supabase/commands/cli.ts admin

backup-key: install ## Own server: make the key pair that encrypts backups
	@$(run) supabase/commands/cli.ts backup-key

backup: install ## Own server: save the database and all files, as one consistent set, into backups/, and read it back [READ_BACK=no]
	@$(run) supabase/commands/cli.ts backup

restore: install ## Own server: replace all data by a backup: make restore FILE=backups/... [IDENTITY=key.txt]
	@$(run) supabase/commands/cli.ts restore

unpack: install ## Own server: write the contents of a backup into a new folder: make unpack FILE=backups/... INTO=../unpacked
	@$(run) supabase/commands/cli.ts unpack

doctor: install ## Own server: check services and backup; with SUPABASE_URL: a Supabase project and its settings
	@$(run) supabase/commands/cli.ts doctor
