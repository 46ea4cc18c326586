-- A member who proposes changes reads the own profile by the same query as the office: the version is null there, and no refusal.
-- Who may: the admin reads versions, as before.

SET local check_function_bodies = off;

DROP FUNCTION "public"."profile_version"(public."RegisteredUsers");

CREATE OR REPLACE FUNCTION public.profile_version (
  card public."RegisteredUsers"
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select case when private.is_admin() then private.version_of(card.id) end
$function$;

REVOKE ALL ON FUNCTION "public"."profile_version"(public."RegisteredUsers") FROM PUBLIC, "anon", "service_role";

COMMENT ON FUNCTION "public"."profile_version"(public."RegisteredUsers") IS 'For the admin, a column of the card: the version of the profile, which an edit or a decision names. Null for members, who propose changes.';

GRANT EXECUTE ON FUNCTION "public"."profile_version"(public."RegisteredUsers") TO "authenticated";

REVOKE ALL ON FUNCTION "public"."profile_version"(public."RegisteredUsers") FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."profile_version"(public."RegisteredUsers") TO "postgres";
