-- Runs once, as the superuser, when the database is created: sets each service's password. Unused roles have no password and
-- can't connect.
\set auth_password `printf '%s' "$AUTH_DB_PASSWORD"`
\set storage_password `printf '%s' "$STORAGE_DB_PASSWORD"`
\set rest_password `printf '%s' "$REST_DB_PASSWORD"`
alter role supabase_auth_admin with password :'auth_password';
alter role supabase_storage_admin with password :'storage_password';
alter role authenticator with password :'rest_password';
