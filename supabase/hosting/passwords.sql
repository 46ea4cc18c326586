-- Run once, when the database is made, as the superuser: a password of its own for each service. Roles that nothing here
-- uses have none and cannot sign in.
\set auth_password `printf '%s' "$AUTH_DB_PASSWORD"`
\set storage_password `printf '%s' "$STORAGE_DB_PASSWORD"`
\set rest_password `printf '%s' "$REST_DB_PASSWORD"`
alter role supabase_auth_admin with password :'auth_password';
alter role supabase_storage_admin with password :'storage_password';
alter role authenticator with password :'rest_password';
