-- A check of the verification ends when what was checked is removed or changed, by the office and by the family alike.

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.end_check()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
  person constant bigint := coalesce(after -> 'registered_user_id', after -> 'id')::bigint;
begin
  if exists (
    select before ->> field from unnest(tg_argv[1:]) as field where before ->> field is not null
    except
    select after ->> field from unnest(tg_argv[1:]) as field
  ) then
    delete from public.verification_checks where registered_user_id = person and item = tg_argv[0];
    update public."RegisteredUsers" set verified_items = array_remove(verified_items, tg_argv[0])
      where id = person and tg_argv[0] = any (verified_items);
  end if;
  return null;
end
$function$;

CREATE TRIGGER end_check_of_horoscope
  AFTER UPDATE OF birth_chart ON public."RegisteredUsers"
  FOR EACH ROW
  EXECUTE FUNCTION private.end_check('Horoscope', 'birth_chart');

CREATE TRIGGER end_check_of_photo
  AFTER UPDATE OF first_img, second_img, third_img ON public."RegisteredUsers"
  FOR EACH ROW
  EXECUTE FUNCTION private.end_check('Photo', 'first_img', 'second_img', 'third_img');

CREATE TRIGGER end_check_of_address
  AFTER UPDATE OF address ON public.contact_details
  FOR EACH ROW
  EXECUTE FUNCTION private.end_check('Address', 'address');

CREATE TRIGGER end_check_of_mobile
  AFTER UPDATE OF phone_number, second_phone_number ON public.contact_details
  FOR EACH ROW
  EXECUTE FUNCTION private.end_check('Mobile', 'phone_number', 'second_phone_number');

CREATE TRIGGER end_check_of_education
  AFTER UPDATE OF education ON public.profile_details
  FOR EACH ROW
  EXECUTE FUNCTION private.end_check('Education', 'education');

CREATE TRIGGER end_check_of_employment
  AFTER UPDATE OF job ON public.profile_details
  FOR EACH ROW
  EXECUTE FUNCTION private.end_check('Employment', 'job');

COMMENT ON FUNCTION "private"."end_check"() IS 'Trigger: the check of an item, its first argument, ends when a value of the columns, the other arguments, is removed or changed. A further value ends nothing. The columns are those of private.items_without_facts.';

COMMENT ON TABLE "public"."verification_checks" IS 'Checked items of a profile, with date and admin. The seal shows the items; this is the admin''s record. A check ends when what was checked is removed or changed.';

REVOKE ALL ON FUNCTION "private"."end_check"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_check"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_check"() TO "postgres";
