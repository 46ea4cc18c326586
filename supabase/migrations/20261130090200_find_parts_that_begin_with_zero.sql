-- A part of a phone number may begin with a zero: only the one before a whole number is left out.
--
-- Who may: as in 20261130090000_find_registered_users.sql.

create or replace function private.find_people_by_contact(part text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_email constant boolean := position('@' in part) > 0;
  digits constant text := regexp_replace(part, '\D', '', 'g');
  -- The zero before a whole number is not stored; a part may begin with any.
  term constant text := case when is_email then lower(btrim(part)) when char_length(digits) > 10 then ltrim(digits, '0') else digits end;
  pattern constant text := '%' || regexp_replace(term, '([\\%_])', '\\\1', 'g') || '%';
  found_ids bigint[] := '{}';
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  -- Less would find half the register.
  if char_length(term) >= 5 then
    if is_email then
      found_ids := array(
        select registered_user_id from public.contact_details where lower(email) like pattern
        order by registered_user_id desc limit 100
      );
    else
      found_ids := array(
        select registered_user_id from public.contact_details where translate(phone_number, '+ ', '') like pattern
        order by registered_user_id desc limit 100
      );
    end if;
  end if;
  perform private.record_lookup(1, found_ids, case when is_email then 'e-mail addresses' else 'telephone numbers' end);
  return private.keep_answer(to_jsonb(found_ids));
end
$$;
