-- Contact requests: a member asks for the contact details of a profile. The bureau asks the other family, and then answers.
-- Who may: a member asks and withdraws for themselves, within the limits of site_settings. The admin reads all and decides
-- (work/asking.sql, work/disclosures.sql). Only functions write to these tables.

create function private.request_is_open(status text) returns boolean language sql immutable parallel safe set search_path = '' as $$
  select status in ('requested', 'under review', 'awaiting consent')
$$;
comment on function private.request_is_open(text) is 'Whether a contact request of this status waits for the bureau.';

create function private.consent_channels() returns text[] language sql immutable parallel safe set search_path = ''
  as $$ select array['Telephone', 'WhatsApp', 'In person', 'Letter'] $$;

-- CHECK constraints and generated columns run with the rights of the role that writes.
grant execute on function private.request_is_open(text), private.consent_channels() to service_role;

create table public.contact_requests (
  id bigint generated always as identity primary key,
  requester_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  profile_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  note text
    constraint note_is_readable check (char_length(note) between 1 and 500),
  status text not null default 'requested'
    constraint status_is_known check (status in (
      'requested', 'under review', 'awaiting consent', 'approved', 'declined', 'withdrawn', 'expired', 'revoked'
    )),
  decline_reason text
    constraint decline_reason_is_readable check (char_length(decline_reason) between 1 and 300 and not private.holds_contact(decline_reason)),
  ask_again_on date,
  decided_by_name text,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  open boolean not null generated always as (private.request_is_open(status)) stored,
  constraint nobody_asks_for_themselves check (requester_id <> profile_id),
  constraint declined_requests_say_why check (status <> 'declined' or decline_reason is not null),
  constraint decided_requests_say_who_decided check (
    status not in ('approved', 'declined', 'revoked') or (decided_by_name is not null and decided_at is not null)
  )
);
comment on table public.contact_requests is 'Members'' requests for contact details, and their outcome. The bureau tells the other family.';
comment on column public.contact_requests.status is 'It stays approved when a sharing ends, whatever ended it. revoked: of earlier versions.';
comment on column public.contact_requests.note is 'A note from the requester to the admin.';
comment on column public.contact_requests.ask_again_on is 'The day until which the admin has postponed the request.';
comment on column public.contact_requests.open is 'Whether the request waits for the bureau.';

-- A notification of a request goes with it.
alter table public.notifications add constraint notifications_request_id_fkey
  foreign key (request_id) references public.contact_requests (id) on delete cascade;

create unique index contact_requests_one_open on public.contact_requests (requester_id, profile_id) where open;
create index contact_requests_of_requester on public.contact_requests (requester_id, id desc);
create index contact_requests_for_target on public.contact_requests (profile_id, id desc);
create index contact_requests_open on public.contact_requests (created_at, id) where open;
-- The admin's lists have their own orders; a member's query names the member.
create index contact_requests_decided on public.contact_requests (updated_at desc, id desc) where not open;

revoke all on public.contact_requests from anon, authenticated, service_role;
grant select on public.contact_requests to authenticated;
grant select, insert, update, delete on public.contact_requests to service_role;
alter table public.contact_requests enable row level security;
create policy "Members read the requests they made, the admin all" on public.contact_requests
  for select to authenticated
  using (requester_id = any (array(select private.my_registered_user_ids())) or (select private.is_admin()));

create trigger set_updated_at before update on public.contact_requests
  for each row execute function private.set_updated_at();
create trigger audit_change after insert or update or delete on public.contact_requests
  for each row execute function private.audit_change('id', 'profile_id');
create trigger tidy_texts before insert or update on public.contact_requests
  for each row execute function private.tidy_texts('note', 'decline_reason');

create table public.contact_consents (
  request_id bigint not null references public.contact_requests (id) on delete cascade,
  registered_user_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  given_on date not null,
  channel text not null
    constraint channel_is_known check (channel = any (private.consent_channels())),
  person text not null
    constraint person_is_readable check (char_length(person) between 1 and 120 and not private.holds_contact(person)),
  recorded_by_name text not null,
  recorded_at timestamptz not null default now(),
  own_yes_reason text
    constraint own_yes_reason_is_readable check (char_length(own_yes_reason) between 1 and 300),
  primary key (request_id, registered_user_id)
);
comment on table public.contact_consents is 'Consent of a family to share their details: date, channel and person. Without it their details are not shared.';
comment on column public.contact_consents.registered_user_id is 'The person whose family agreed: the one who was asked for, or the one who asked.';
comment on column public.contact_consents.own_yes_reason is 'Why the bureau shared the details without a yes of the candidate in person.';

create index contact_consents_of_person on public.contact_consents (registered_user_id);

revoke all on public.contact_consents from anon, authenticated, service_role;
grant select on public.contact_consents to authenticated;
grant select, insert, update, delete on public.contact_consents to service_role;
alter table public.contact_consents enable row level security;
create policy "The admin reads consents" on public.contact_consents
  for select to authenticated using ((select private.is_admin()));

create trigger audit_change after insert or update or delete on public.contact_consents
  for each row execute function private.audit_change('request_id', 'registered_user_id');
create trigger tidy_texts before insert or update on public.contact_consents
  for each row execute function private.tidy_texts('person', 'own_yes_reason');

create function private.has_consent(about_request bigint, family_of bigint) returns boolean language sql stable security definer set search_path = ''
  as $$
  select exists (
    select from public.contact_consents where request_id = about_request and registered_user_id = family_of
  )
$$;
comment on function private.has_consent(bigint, bigint) is 'Whether this person''s family has agreed, for this request, to share their details.';

create function private.request_allowance(my_id bigint)
returns table (
  requests_per_day integer, open_requests integer, requests_expire_after_days integer, left_today integer, left_open integer,
  next_at timestamptz
) language sql stable security definer set search_path = '' as $$
  select settings.requests_per_day, settings.open_requests, settings.requests_expire_after_days,
    greatest(settings.requests_per_day - counted.made, 0),
    greatest(settings.open_requests - counted.open, 0),
    (
      -- The oldest of the newest N requests, N being the day's limit: the next one is possible 24 hours after it.
      select created_at + interval '24 hours' from public.contact_requests
      where requester_id = my_id and settings.requests_per_day > 0 and counted.made >= settings.requests_per_day
      order by created_at desc
      offset greatest(settings.requests_per_day - 1, 0) limit 1
    )
  from public.site_settings as settings,
    (
      select count(*) filter (where created_at > now() - interval '24 hours')::integer as made,
        count(*) filter (where contact_requests.open)::integer as open
      from public.contact_requests where requester_id = my_id
    ) as counted
$$;
comment on function private.request_allowance(bigint) is 'The limits of site_settings for contact requests, and how many a member has left of each. next_at: when a used-up day''s limit lets them ask again.';

create function public.read_request_allowance()
  returns table (requests_per_day integer, open_requests integer, requests_expire_after_days integer, left_now integer, next_at timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
declare
  my_id constant bigint := private.require_member();
begin
  return query
    select mine.requests_per_day, mine.open_requests, mine.requests_expire_after_days,
      least(mine.left_today, mine.left_open),
      case when mine.left_open > 0 then mine.next_at end
    from private.request_allowance(my_id) as mine;
end
$$;
comment on function public.read_request_allowance() is 'For a member: the limits for contact requests, and how many they can make now. next_at: when a used-up day''s limit lets them ask again. With none left and no next_at, too many requests are open.';
grant execute on function public.read_request_allowance() to authenticated;

create function public.withdraw_request(request_id bigint) returns void language plpgsql security definer set search_path = '' as $$
declare
  my_id constant bigint := private.require_member();
  request public.contact_requests;
begin
  select * into request from public.contact_requests where id = request_id and requester_id = my_id for update;
  if not found then
    perform private.not_found('request_gone', 'This request is not there any more.');
  end if;
  if not request.open then
    perform private.conflict('request_decided', 'This request has been decided already.');
  end if;
  update public.contact_requests set status = 'withdrawn' where id = request_id;
end
$$;
comment on function public.withdraw_request(bigint) is 'For a member: withdraws their own undecided request. PT409 if it is decided.';
grant execute on function public.withdraw_request(bigint) to authenticated;

create function private.lock_requests_between(one_id bigint, other_id bigint) returns void language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.lock_cards(one_id, other_id);
  -- One approval may end the requests of both directions. A fixed order prevents a deadlock.
  perform from public.contact_requests
    where (requester_id = one_id and profile_id = other_id) or (requester_id = other_id and profile_id = one_id)
    order by id for update;
end
$$;
comment on function private.lock_requests_between(bigint, bigint) is 'Locks two cards against deletion, and the requests of either for the other, until the end of the transaction.';

create function private.lock_open_request(request_id bigint) returns public.contact_requests language plpgsql security definer set search_path = ''
  as $$
declare
  request public.contact_requests;
begin
  perform private.lock_requests_between(requester_id, profile_id) from public.contact_requests where id = request_id;
  select * into request from public.contact_requests where id = request_id for update;
  if not found then
    perform private.not_found('request_gone', 'This request is not there any more.');
  end if;
  if not request.open then
    perform private.conflict('request_closed', 'This request has been decided or withdrawn already.');
  end if;
  return request;
end
$$;
comment on function private.lock_open_request(bigint) is 'An undecided request, locked until the end of the transaction. Errors: PT404, and PT409 if it is not open any more.';

create function public.set_request_status(request_id bigint, new_status text, ask_again_on date default null) returns void language plpgsql
  security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.lock_open_request(request_id);
  if private.request_is_open(new_status) is not true then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'status');
  end if;
  perform private.refuse_past_day(ask_again_on, 'ask_again_on');
  perform set_config('matrimony.audit_action', 'changed request', true);
  update public.contact_requests
    set status = new_status, ask_again_on = set_request_status.ask_again_on
    where id = request_id;
end
$$;
comment on function public.set_request_status(bigint, text, date) is 'For the admin: marks an open request as under review or awaiting consent, or postpones it until a day.';
grant execute on function
  public.set_request_status(bigint, text, date)
  to authenticated;

create function private.clean_agreement(channel text, person text, field_of_channel text, field_of_person text) returns text language plpgsql
  stable set search_path = '' as $$
declare
  cleaned_person text;
begin
  if channel is null or channel <> all (private.consent_channels()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', field_of_channel);
  end if;
  cleaned_person := private.clean_text(field_of_person, person, 120, no_contact => true);
  if cleaned_person is null then
    perform private.refuse('consent_person_missing', 'Enter who in the family agreed.', field_of_person);
  end if;
  return cleaned_person;
end
$$;
comment on function private.clean_agreement(text, text, text, text) is 'Who of a family agreed that its details are shared, as it is stored. Error 22023 with the field in its hint for a wrong channel or person.';

create function public.record_consent(request_id bigint, given_on date, channel text, person text, family_of bigint default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  request public.contact_requests;
  cleaned_person text;
  agreed_id bigint;
begin
  perform private.require_admin();
  request := private.lock_open_request(request_id);
  agreed_id := coalesce(family_of, request.profile_id);
  if agreed_id not in (request.profile_id, request.requester_id) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'family_of');
  end if;
  if given_on is null or given_on not between date '1900-01-01' and private.today() then
    perform private.refuse('consent_day_wrong', 'Enter the day on which the family agreed.', 'given_on');
  end if;
  cleaned_person := private.clean_agreement(channel, person, 'channel', 'person');
  perform set_config('matrimony.audit_action', 'recorded consent', true);
  insert into public.contact_consents as consent (request_id, registered_user_id, given_on, channel, person, recorded_by_name)
    values (request_id, agreed_id, given_on, channel, cleaned_person, private.my_admin_name())
    on conflict on constraint contact_consents_pkey do update
      set given_on = excluded.given_on, channel = excluded.channel, person = excluded.person,
          recorded_by_name = excluded.recorded_by_name, recorded_at = now();
end
$$;
comment on function public.record_consent(bigint, date, text, text, bigint) is 'For the admin: records a family''s consent: date, channel and person. family_of is the one who was asked for, or the one who asked; without it the first.';
grant execute on function
  public.record_consent(bigint, date, text, text, bigint)
  to authenticated;

create function private.expire_requests(as_of timestamptz) returns integer language plpgsql security definer set search_path = '' as $$
declare
  expired integer;
begin
  with old as (
    update public.contact_requests set status = 'expired'
      where open
        -- The time of a postponed request counts from the day to ask again.
        and greatest(created_at, ask_again_on::timestamptz)
          < as_of - (select requests_expire_after_days from public.site_settings) * interval '1 day'
      returning requester_id, profile_id
  ), notified as (
    select private.notify_member('request expired', old.requester_id, jsonb_build_object('name', card.name), old.profile_id)
    from old join public."RegisteredUsers" as card on card.id = old.profile_id
  )
  select count(*) into expired from notified;
  return expired;
end
$$;
comment on function private.expire_requests(timestamptz) is 'Expires requests that were undecided for too long at this moment; returns how many.';

create function private.expire_requests() returns integer language sql security definer set search_path = ''
  as $$ select private.expire_requests(now()) $$;

create function public.block_profile(profile_id bigint) returns void language plpgsql security definer set search_path = '' as $$
declare
  my_id constant bigint := private.require_member();
begin
  perform private.lock_requests_between(my_id, profile_id);
  -- A hidden profile may be blocked too, if there was a request between the two.
  if not exists (
    select from public.contact_requests as request
    where (requester_id = my_id and request.profile_id = block_profile.profile_id)
      or (requester_id = block_profile.profile_id and request.profile_id = my_id and status in ('approved', 'revoked'))
  ) then
    perform private.require_seen(my_id, profile_id);
  end if;
  insert into public.blocks (blocker_id, profile_id) values (my_id, profile_id) on conflict do nothing;
  delete from public.likes
    where (liker_id = my_id and likes.profile_id = block_profile.profile_id)
      or (liker_id = block_profile.profile_id and likes.profile_id = my_id);
  update public.contact_requests as request set status = 'withdrawn'
    where open and requester_id = my_id and request.profile_id = block_profile.profile_id;
  -- The other member gets the same answer as for any profile that is gone.
  update public.contact_requests as request
    set status = 'declined', decline_reason = 'This profile is not available any more.', decided_by_name = 'The bureau', decided_at = now()
    where open and requester_id = block_profile.profile_id and request.profile_id = my_id;
end
$$;
comment on function public.block_profile(bigint) is 'For a member: from now on neither of the two sees the other; likes and open requests between them end.';
grant execute on function public.block_profile(bigint) to authenticated;
