-- The office reads what hinders a private link before it makes one: the same conditions by which make_family_link refuses.
-- read_link_hindrances is for the admin alone.

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.link_hindrance (
  profile_id    bigint,
  for_candidate boolean
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select case
    when not exists (select from public."RegisteredUsers" where id = profile_id and visible) then 'family_not_visible'
    -- The login may be in the hands of the parents.
    when not for_candidate and exists (select from public.accounts where registered_user_id = profile_id and active) then 'family_has_login'
    when for_candidate and not private.has_own_number(profile_id) then 'no_own_number'
  end
$function$;

CREATE OR REPLACE FUNCTION public.make_family_link (
  profile_id    bigint,
  days          integer DEFAULT 30,
  for_candidate boolean DEFAULT false,
  device        uuid    DEFAULT NULL::uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  token constant text := encode(extensions.gen_random_bytes(32), 'hex');
  link_id bigint;
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  if days is null or days not between 1 and 90 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'days', '{"from": 1, "to": 90}');
  end if;
  perform private.refuse_deleted(private.lock_profile(profile_id));
  case private.link_hindrance(profile_id, coalesce(make_family_link.for_candidate, false))
    when 'family_not_visible' then
      perform private.conflict('family_not_visible', 'The profile of this family must be verified and active first.');
    when 'family_has_login' then
      perform private.conflict('family_has_login', 'This family has a login and finds the profiles on My Matches: it needs no private link.');
    when 'no_own_number' then
      perform private.conflict('no_own_number', 'The bureau has no telephone number of the person to be married. Enter it first, or ask at the counter, and record the answer.');
    else null;
  end case;
  update private.family_links as link set revoked_at = now()
    where registered_user_id = profile_id and revoked_at is null and link.for_candidate = coalesce(make_family_link.for_candidate, false);
  insert into private.family_links (registered_user_id, token_hash, created_by_name, expires_at, for_candidate, maker_hash)
    values (
      profile_id, sha256(convert_to(token, 'UTF8')), private.my_admin_name(), now() + make_interval(days => days),
      coalesce(make_family_link.for_candidate, false), case when make_family_link.for_candidate then sha256(uuid_send(device)) end
    )
    returning id into link_id;
  perform private.write_audit('made private link', 'family_links', link_id::text, profile_id, null, jsonb_build_object('days', days));
  return token;
end
$function$;

CREATE OR REPLACE FUNCTION public.read_link_hindrances (
  profile_id bigint
)
  RETURNS TABLE (
    family    text,
    candidate text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return query select private.link_hindrance(profile_id, false), private.link_hindrance(profile_id, true);
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_link_hindrances"(bigint) FROM PUBLIC, "anon", "service_role";

COMMENT ON FUNCTION "private"."link_hindrance"(bigint, boolean) IS 'The code of the refusal of a private link for a family, or for the candidate herself; null if it can be made.';

COMMENT ON FUNCTION "public"."read_link_hindrances"(bigint) IS 'For the admin: the codes by which public.make_family_link would refuse each kind of private link, null for none.';

REVOKE ALL ON FUNCTION "private"."link_hindrance"(bigint, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."link_hindrance"(bigint, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."link_hindrance"(bigint, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_link_hindrances"(bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_link_hindrances"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_link_hindrances"(bigint) TO "postgres";
