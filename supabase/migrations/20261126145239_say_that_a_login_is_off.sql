-- A login that is switched off during the day loses its session, and the client then said that the password was changed. The state of a
-- session now says that the caller's own login is off, and whether it is an admin's. It has the same readers as before: the
-- owner of a token, about their own login alone.

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.read_session_state()
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return coalesce(
    private.session_state(private.my_session_id(), (select auth.uid())),
    (
      select case when exists (select from private.admins where admins.user_id = accounts.user_id) then 'admin off' else 'off' end
      from public.accounts
      where accounts.user_id = (select auth.uid()) and not accounts.active
    ),
    'ended'
  );
end
$function$;

COMMENT ON FUNCTION "public"."read_session_state"() IS 'Tells the client why the caller''s session is not open: its own login is off, ended, or a reason of private.session_state. It grants nothing.';
