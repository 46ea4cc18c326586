-- For the admin: which of some people have no telephone number, and which were never asked whether other families may see them. The
-- bureau approved for families that it cannot call, and showed people on private links without a word of the missing answer.
SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.read_gaps (
  profile_ids bigint[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  if cardinality(profile_ids) > 60 then
    perform private.refuse('too_many_ids', 'These are too many at once.', 'profile_ids');
  end if;
  return (
    select jsonb_build_object(
      'no_number', coalesce(jsonb_agg(card.id order by card.id) filter (where coalesce(phone_number, second_phone_number) is null), '[]'),
      'not_asked', coalesce(jsonb_agg(card.id order by card.id) filter (
        where consents_asked and not exists (select from private.consents as said where said.registered_user_id = card.id and purpose = 'families')
      ), '[]')
    )
    from public."RegisteredUsers" as card left join public.contact_details as contact on contact.registered_user_id = card.id cross join public.site_settings
    where card.id = any (profile_ids)
  );
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_gaps"(bigint[]) FROM PUBLIC, "anon", "service_role";

COMMENT ON FUNCTION "public"."read_gaps"(bigint[]) IS 'For the admin, of at most 60 people: who has no telephone number (no_number), and who was never asked whether other families may see the profile (not_asked), as ids. Nobody is kept off a list for the latter, and nobody counts while the setting consents_asked is off.';

GRANT EXECUTE ON FUNCTION "public"."read_gaps"(bigint[]) TO "authenticated";
