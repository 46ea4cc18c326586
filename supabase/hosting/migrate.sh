#!/bin/sh
# Applies the migrations that the database does not have yet, oldest first. Each runs in one transaction with its row in the
# Supabase CLI's list, and `supabase db push` can continue from it. Runs as `postgres`, which is no superuser, in the service
# `migrate` of docker-compose.yml. The connection is in PGHOST, PGUSER, PGPASSWORD and PGDATABASE. MIGRATE_UP_TO is the last
# version to apply.
set -eu
folder=${MIGRATIONS:-/migrations}
export PGOPTIONS='-c client_min_messages=warning'

run_sql() {
  psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 "$@"
}

# As on hosted Supabase, the API reaches nothing in public without a grant.
run_sql <<'SQL'
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
alter table supabase_migrations.schema_migrations add column if not exists statements text[];
alter table supabase_migrations.schema_migrations add column if not exists name text;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
SQL

# Before 1.0.0 the history was laid down in the first file: where that is applied, earlier versions are part of it.
first=$(basename "$(ls "$folder"/*.sql | head -n 1)")
run_sql --set="first=${first%%_*}" <<'SQL'
delete from supabase_migrations.schema_migrations
where version < :'first' and exists (select from supabase_migrations.schema_migrations where version = :'first');
SQL
applied=$(run_sql --command='select version from supabase_migrations.schema_migrations order by version')
# Another version of this project created this database: later migrations would not fit.
for version in $applied; do
  if ! ls "$folder/${version}"_*.sql > /dev/null 2>&1; then
    echo "Refused: migration $version is applied but not here. Nothing was changed: use the version of this project that made the data (docs/CHANGELOG.md)." >&2
    exit 1
  fi
done
newest=$(printf '%s\n' "$applied" | tail -n 1)
count=0

for file in "$folder"/*.sql; do
  base=$(basename "$file" .sql)
  version=${base%%_*}
  case $version in
    '' | *[!0-9]*)
      echo "Refused: $base.sql does not begin with its version." >&2
      exit 1
      ;;
  esac
  if [ "$version" -gt "${MIGRATE_UP_TO:-$version}" ]; then break; fi
  if printf '%s\n' "$applied" | grep -qxF "$version"; then continue; fi
  if [ -n "$newest" ] && [ "$version" -lt "$newest" ]; then
    echo "Refused: $base.sql is older than $newest, which is applied already. Nothing more was applied." >&2
    exit 1
  fi
  # The insert comes first: if two of these run at once, the second waits here and is then rolled back.
  export migration_file="$file"
  if ! run_sql --single-transaction --file=- \
    --set="migration_version=$version" --set="migration_name=${base#*_}" --set="migration_file=$file" <<'SQL'; then
\set migration_text `cat "$migration_file"`
insert into supabase_migrations.schema_migrations (version, name, statements)
values (:'migration_version', :'migration_name', array[:'migration_text']);
\i :migration_file
SQL
    echo "Refused: $base.sql failed, see above. Nothing of it was kept, the migrations before it are applied." >&2
    exit 1
  fi
  count=$((count + 1))
  echo "Applied $base."
done

run_sql --command="notify pgrst, 'reload schema'" --command="notify pgrst, 'reload config'"
echo "The database is up to date: $count migrations were new."
