-- Who is calling: people and open enquiries by a part of a phone number or e-mail address, and enquiries by their words.
-- Who may: the admin. A search for a number or an address is recorded, and a second call reads its answer: see
-- work/disclosures.sql.

create index contact_details_phone_part on public.contact_details
  using gin (translate(phone_number, '+ ', '') extensions.gin_trgm_ops) with (fastupdate = off);
create index contact_details_second_phone_part on public.contact_details
  using gin (translate(second_phone_number, '+ ', '') extensions.gin_trgm_ops) with (fastupdate = off);
create index contact_details_email_part on public.contact_details
  using gin (lower(email) extensions.gin_trgm_ops) with (fastupdate = off);
-- No statistics, for the same reason as for contact_details_phone in register/people.sql.
alter index public.contact_details_phone_part alter column 1 set statistics 0;
alter index public.contact_details_second_phone_part alter column 1 set statistics 0;
alter index public.contact_details_email_part alter column 1 set statistics 0;

create view private.open_enquiries as
  select id, name, kind, words, state, created_at from private.enquiries where state in ('new', 'called', 'visit agreed');
comment on view private.open_enquiries is 'The enquiries that the bureau has not closed, without their numbers.';

create function private.found_enquiries(ids bigint[]) returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'name', name, 'kind', kind, 'state', state, 'created_at', created_at
  ) order by id desc), '[]')
  from private.open_enquiries where id = any (ids)
$$;
comment on function private.found_enquiries(bigint[]) is 'These open enquiries as the office''s search shows them, newest first: [{id, name, kind, state, created_at}].';

create function public.find_people_by_contact(part text) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  is_email constant boolean := position('@' in part) > 0;
  digits text;
  term text;
  pattern text;
  is_whole boolean;
  found_ids bigint[] := '{}';
  enquiry_ids bigint[] := '{}';
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  perform private.refuse_large(part);
  digits := regexp_replace(part, '\D', '', 'g');
  -- A whole number is stored without its leading zero; a part may begin with any digit.
  term := case when is_email then lower(btrim(part)) when char_length(digits) > 10 then ltrim(digits, '0') else digits end;
  -- By fewer digits, a number that nobody opened is found digit by digit. Five or six are the last: a guess in a hundred thousand.
  if not is_email and char_length(term) < 5 then
    perform private.refuse('number_part_too_short', 'Enter at least {least} digits of the number.', 'part', '{"least": 5}');
  end if;
  pattern := '%' || regexp_replace(term, '([\\%_])', '\\\1', 'g') || case when is_email or char_length(term) > 6 then '%' else '' end;
  -- A shorter part would match half the register.
  if is_email and char_length(term) >= 5 then
    found_ids := array(
      select registered_user_id from public.contact_details where lower(email) like pattern
      order by registered_user_id desc limit 100
    );
  elsif not is_email then
    found_ids := array(
      select registered_user_id from public.contact_details
      where translate(phone_number, '+ ', '') like pattern or translate(second_phone_number, '+ ', '') like pattern
      order by registered_user_id desc limit 100
    );
    enquiry_ids := array(
      select enquiry_id from private.enquiry_numbers join private.open_enquiries on id = enquiry_id
      where translate(phone_number, '+ ', '') like pattern
      order by enquiry_id desc limit 100
    );
  end if;
  perform private.record_lookup(
    1, found_ids, case when is_email then 'e-mail addresses' else 'telephone numbers' end, enquiry_ids
  );
  -- Many may have one number or address. A part of it that many have is a step to the rest.
  is_whole := case when is_email then exists (select from public.contact_details where lower(email) = term) else char_length(digits) >= 10 end;
  -- read_answer refuses a null: a refusal here would undo the record.
  return private.keep_answer(case when cardinality(found_ids) + cardinality(enquiry_ids) > 5 and not is_whole then 'null'
    else jsonb_build_object('people', found_ids, 'enquiries', private.found_enquiries(enquiry_ids)) end);
end
$$;
comment on function public.find_people_by_contact(text) is 'For the admin: looks for people and open enquiries by 7 or more digits of a phone number, or its last 5 or 6, and records it. With an @, for people by 5 or more characters of their e-mail address. read_answer returns {people: ids, enquiries: [{id, name, kind, state, created_at}]}, at most 100 of each, and refuses more than five who have the part in a longer one. Error 22023 for fewer digits.';

create function public.find_enquiries(entered text) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  words text;
begin
  perform private.require_admin();
  perform private.refuse_large(entered);
  if char_length(entered) > 120 then
    perform private.refuse('filter_too_long', 'Enter 1 to {most} characters.', 'entered', '{"most": 120}');
  end if;
  words := private.fold_name(entered, is_search => true);
  -- A letter or two begin a word of every second enquiry.
  if words is null or words !~ '[^ ]{3}' then
    return '[]';
  end if;
  return private.found_enquiries(array(
    select enquiry.id
    from (select id, concat_ws(' ', name, open_enquiries.words) as full_text from private.open_enquiries order by id desc limit 1000) as enquiry
    cross join lateral (select private.is_tamil(entered || full_text), private.fold_name(full_text)) as read (in_tamil, folded)
    -- Letters of Tamil on one side: both by their Tamil keys.
    cross join lateral (select
      case when in_tamil then private.fold_for_tamil(words) else words end, case when in_tamil then private.fold_for_tamil(folded) else folded end
    ) as compared (wanted, held)
    where not exists (
      select from unnest(string_to_array(wanted, ' ')) as word where position(' ' || word in ' ' || held) = 0
    )
    order by enquiry.id desc limit 5
  ));
end
$$;
comment on function public.find_enquiries(text) is 'For the admin: the newest five open enquiries whose name and words have a beginning of each of these words, in any script: [{id, name, kind, state, created_at}].';
grant execute on function
  public.find_people_by_contact(text),
  public.find_enquiries(text)
  to authenticated;
