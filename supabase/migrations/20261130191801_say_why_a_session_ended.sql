-- read_session_state says of a session that is gone whether its password was replaced, its login removed, or whether make daily has
-- forgotten it; until now all of these were "ended". Who may call it is as before.

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.read_session_state()
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  -- Of the caller's token.
  issued_at constant timestamptz := to_timestamp((nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'iat')::bigint);
begin
  return coalesce(
    private.session_state(private.my_session_id(), (select auth.uid())),
    (
      select case
        when not accounts.active then
          case when exists (select from private.admins where admins.user_id = accounts.user_id) then 'admin off' else 'off' end
        -- Anyone who changed their own stays signed in where they did it.
        when accounts.last_password_set_at >= issued_at
          and not exists (
            select from private.own_password_changes as change
            where change.user_id = accounts.user_id and change.changed_in = private.my_session_id()
          )
          then 'password replaced'
        -- make daily has forgotten it: private.forget_logs.
        when issued_at < private.moment_of_daily() - (select make_interval(months => log_months) from public.site_settings)
          then 'too long'
        else 'ended'
      end
      from public.accounts where accounts.user_id = (select auth.uid())
    ),
    'off'
  );
end
$function$;

COMMENT ON FUNCTION "public"."read_session_state"() IS 'Tells the client why the caller''s session is not open: its own login is off or removed, its password was replaced, it was ended, or a reason of private.session_state. It grants nothing.';
