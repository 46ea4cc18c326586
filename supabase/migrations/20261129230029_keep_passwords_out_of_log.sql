-- An admin's temporary password stays out of the database's log when adding the admin or the reset is refused.
-- Who may: owners, as before.

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.add_admin (
  username           text,
  display_name       text,
  temporary_password text,
  role               text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.keep_out_of_log();
  perform private.require_owner();
  perform private.add_admin(username, display_name, temporary_password, role);
end
$function$;

CREATE OR REPLACE FUNCTION public.reset_admin_password (
  login_id           uuid,
  temporary_password text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.keep_out_of_log();
  perform private.require_owner();
  perform private.reset_admin_password(login_id, temporary_password);
end
$function$;
