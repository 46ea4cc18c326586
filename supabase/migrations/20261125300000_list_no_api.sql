-- PostgREST gives whoever asks for its root a list of every table, column and function with their comments. The site does
-- not ask; on hosted Supabase, where no gateway of ours is in front, the database has to say so.
-- Who may: nobody. PostgREST reads the setting from its role, and it counts more than its own configuration.

do $$
begin
  alter role authenticator set pgrst.openapi_mode = 'disabled';
exception
  -- Supabase's images allow `postgres` settings of PostgREST. Where they are not allowed, it is told by its environment.
  when insufficient_privilege then null;
end
$$;
notify pgrst, 'reload config';
