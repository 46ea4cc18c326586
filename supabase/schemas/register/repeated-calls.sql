-- A call that is repeated after a lost answer changes nothing twice: keys of calls that add people, and the answers of searches
-- that are recorded first.
-- Who may: no API role reads the tables; the admin reads an answer of their own once.

create table private.requests (
  request_id uuid primary key,
  kind text not null
    constraint kind_is_known check (kind in ('registration', 'import')),
  registered_user_id bigint unique,
  result jsonb,
  made_by uuid,
  made_at timestamptz not null default now(),
  completed_at timestamptz
);
comment on table private.requests is 'Idempotency keys of the client''s requests, so that a retry changes nothing. Holds nothing personal.';
comment on column private.requests.registered_user_id is 'The id that a registration has reserved: its pictures are uploaded before the person exists.';

create function private.refuse_missing_request(request_id uuid) returns void language plpgsql set search_path = '' as $$
begin
  if request_id is null then
    perform private.refuse('request_missing', 'Open the form again: its request has no id.');
  end if;
end
$$;
comment on function private.refuse_missing_request(uuid) is 'Error 22023 for null: the table would refuse it with all values of the row.';

create function private.caller_address() returns text language plpgsql stable set search_path = '' as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  -- The first is Cloudflare's, in front of hosted Supabase; our Caddy removes it. The second is Caddy's or Kong's. A client can
  -- invent the third where nothing sets the others.
  address constant text := coalesce(
    headers ->> 'cf-connecting-ip', headers ->> 'x-real-ip', btrim(split_part(headers ->> 'x-forwarded-for', ',', 1)), ''
  );
begin
  -- One customer has 2^64 addresses of IPv6.
  if address like '%:%' and pg_input_is_valid(address, 'inet') then
    return network(set_masklen(address::inet, 64))::text;
  end if;
  return address;
end
$$;
comment on function private.caller_address() is 'The address that the gateway names; of IPv6 its network. Empty where no gateway names one: then all visitors are one reader.';

create function private.one_at_a_time(search text, caller text default null) returns void language plpgsql set search_path = '' as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended(search || ' ' || coalesce(caller, auth.uid()::text, private.caller_address()), 0)) then
    perform private.busy('still_answering', 'Your last search is still being answered.');
  end if;
end
$$;
comment on function private.one_at_a_time(text, text) is 'Error PT429 (429) while the same search of the same login is answered, of the address of a visitor, or of a private link. Each takes a connection of the API, which has ten for everybody.';

-- A search for a phone number is recorded, and a second call reads its answer: see work/disclosures.sql.
create table private.answers (
  id uuid primary key default gen_random_uuid(),
  asked_by uuid not null references auth.users (id) on delete cascade,
  answer jsonb not null,
  made_at timestamptz not null default now()
);
comment on table private.answers is 'Results of an admin''s search, read by a second call. Holds ids and names for some minutes, never contact details.';

create index answers_of_admin on private.answers (asked_by);
create index answers_by_age on private.answers (made_at);

-- Deletes only the answers that name an erased person: another admin may be waiting for an answer about others.
create function private.discard_answers() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- Answers differ in form, but each holds people by their ids.
  delete from private.answers
    where exists (
      select from erased
      where jsonb_path_exists(answers.answer, '$.** ? (@ == $id)', jsonb_build_object('id', erased.id))
    );
  return null;
end
$$;
comment on function private.discard_answers() is 'Trigger: deletes waiting answers that name an erased person.';

create function private.keep_answer(answer jsonb) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  kept uuid;
begin
  delete from private.answers where made_at < now() - interval '5 minutes';
  insert into private.answers (asked_by, answer) values ((select auth.uid()), answer) returning id into kept;
  return kept;
end
$$;
comment on function private.keep_answer(jsonb) is 'Stores the result of a search until it is read; returns its id.';

create function public.read_answer(answer_id uuid) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  found_answer jsonb;
begin
  perform private.require_admin();
  select answer into found_answer from private.answers
    where id = answer_id and asked_by = (select auth.uid()) and made_at > now() - interval '1 minute';
  if not found then
    perform private.not_found('answer_gone', 'This answer is not there any more. Ask again.');
  end if;
  if found_answer = 'null' then
    perform private.refuse('too_many_fit', 'More than five people have this in their number or e-mail address. Enter more of it.');
  end if;
  return found_answer;
end
$$;
comment on function public.read_answer(uuid) is 'For the admin: the result of find_people_by_contact, find_possible_duplicates or check_import, for a minute. PT404 afterwards. Error 22023 if find_people_by_contact found more than five.';
grant execute on function public.read_answer(uuid) to authenticated;
