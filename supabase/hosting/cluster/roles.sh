#!/bin/sh
# Runs roles.sql as the superuser, through HAProxy, once there is a primary; then sets the passwords, as on one machine. In the
# service `roles` of docker-compose.node.yml.
set -eu
until pg_isready --quiet --timeout=3; do
  echo 'There is no primary yet. The first start needs two of the three machines.'
  sleep 2
done
run_sql() {
  psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 "$@"
}
run_sql --file=/hosting/roles.sql
run_sql --file=/hosting/passwords.sql
# Not as an argument: those are in the list of processes.
run_sql <<'SQL'
\set password `printf '%s' "$POSTGRES_PASSWORD"`
alter role postgres with login password :'password';
SQL
