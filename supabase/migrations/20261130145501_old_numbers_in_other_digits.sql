-- An old number is found in the digits of any script, and with the invisible marks and other hyphens of messengers. Its index has
-- the keys of all of them, so it is built again. Who may call what is as before.

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.old_number_key (
  old_number text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select nullif(regexp_replace(private.plain_text(old_number), '[^[:alnum:]]', '', 'g'), '')
$function$;

COMMENT ON FUNCTION "private"."old_number_key"(text) IS 'An old number without signs, in small letters and European digits: g101 for G-101, "G 101" and "G-௧௦௧". Null without letter and digit.';

REINDEX INDEX public.office_details_old_number;
