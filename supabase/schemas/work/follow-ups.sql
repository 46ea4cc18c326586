-- What became of a sharing, and the page Today: the bureau is reminded of a couple after some days, and of the people who wait.
-- Who may: the admin alone reads and writes. Each family finds state and day in their exported data.

create function private.follow_up_states() returns text[] language sql immutable parallel safe set search_path = ''
  as $$ select array['talking', 'met', 'agreed', 'ended'] $$;

create function private.ending_sides() returns text[] language sql immutable parallel safe set search_path = ''
  as $$ select array['asking', 'asked', 'both'] $$;

grant execute on function private.follow_up_states(), private.ending_sides() to service_role;

create table public.follow_ups (
  request_id bigint primary key references public.contact_requests (id) on delete cascade,
  state text not null
    constraint state_is_known check (state = any (private.follow_up_states())),
  ended_by text
    constraint ended_by_is_known check (ended_by = any (private.ending_sides())),
  note text
    constraint note_is_readable check (char_length(note) between 1 and 300 and not private.holds_contact(note)),
  changed_by_name text not null,
  changed_at timestamptz not null default now(),
  constraint only_an_end_has_a_side check (state = 'ended' or ended_by is null)
);
comment on table public.follow_ups is 'What became of a sharing of contact details, as the families answered the bureau. No row: nobody has asked yet.';
comment on column public.follow_ups.ended_by is 'The side that ended it, for the bureau only; null if it is not known.';

revoke all on public.follow_ups from anon, authenticated, service_role;
grant select on public.follow_ups to authenticated;
grant select, insert, update, delete on public.follow_ups to service_role;
alter table public.follow_ups enable row level security;
create policy "The admin reads follow-ups" on public.follow_ups
  for select to authenticated using ((select private.is_admin()));

-- About two people, so the log names none, and a note that may name both is not in it.
create trigger audit_change after insert or update or delete on public.follow_ups
  for each row execute function private.audit_change('request_id', '', 'note');
create trigger tidy_texts before insert or update on public.follow_ups
  for each row execute function private.tidy_texts('note');

create index contact_requests_approved on public.contact_requests (decided_at, id) where status = 'approved';

create function public.save_follow_up(
  request_id bigint, state text, ended_by text default null, note text default null, mark_engaged boolean default false
) returns void language plpgsql security definer set search_path = '' as $$
declare
  request public.contact_requests;
  cleaned_note text;
  ids bigint[];
begin
  perform private.require_admin();
  -- Both cards first, and for update: marking them takes the same locks.
  perform from public."RegisteredUsers" as card
    where card.id in (select unnest(array[requester_id, profile_id]) from public.contact_requests as asked where asked.id = save_follow_up.request_id)
    order by card.id for update;
  select * into request from public.contact_requests as asked where asked.id = save_follow_up.request_id for update;
  if not found then
    perform private.not_found('request_gone', 'This request is not there any more.');
  end if;
  if request.status <> 'approved' or private.was_taken_back(request.id) then
    perform private.conflict('request_not_shared', 'This request is not approved, or was taken back.');
  end if;
  ids := array[request.requester_id, request.profile_id];
  perform private.refuse_deleted(card) from public."RegisteredUsers" as card where id = any (ids);
  if state is null or state <> all (private.follow_up_states()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'state');
  end if;
  if ended_by is not null and (state <> 'ended' or ended_by <> all (private.ending_sides())) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'ended_by');
  end if;
  cleaned_note := private.clean_text('note', note, 300, no_contact => true);
  if mark_engaged then
    if state <> 'agreed' then
      perform private.refuse('not_in_list', 'Choose one of the list.', 'state');
    end if;
    -- Both, or nobody: an engagement to somebody else, or a profile that was withdrawn, is for the bureau to look at.
    if exists (
      select from public."RegisteredUsers" where id = any (ids) and status not in ('verified', 'on hold', 'engaged')
    ) then
      perform private.conflict('not_both_engaged', 'One of the two profiles has another status. Look at it first.');
    end if;
    perform public.set_profile_statuses((select jsonb_agg(jsonb_build_object('id', id, 'status', 'engaged')) from unnest(ids) as id));
  end if;
  perform set_config('matrimony.audit_action', 'saved follow-up', true);
  insert into public.follow_ups as earlier (request_id, state, ended_by, note, changed_by_name)
    values (request.id, save_follow_up.state, save_follow_up.ended_by, cleaned_note, private.my_admin_name())
    on conflict on constraint follow_ups_pkey do update
      set state = excluded.state, ended_by = excluded.ended_by, note = excluded.note,
          changed_by_name = excluded.changed_by_name, changed_at = now();
end
$$;
comment on function public.save_follow_up(bigint, text, text, text, boolean) is 'For the admin: saves what became of an approved request; the last one stays. mark_engaged, with agreed: both profiles are engaged, or nothing is saved. PT409 if the request is not approved, or a profile is deleted or has a status that does not allow it.';
grant execute on function public.save_follow_up(bigint, text, text, text, boolean) to authenticated;

create function private.follow_up_due(decided_at timestamptz, state text, changed_at timestamptz, settings public.site_settings) returns boolean
  language sql stable set search_path = '' as $$
  select case
    when state is null then decided_at < private.moment_of_daily() - settings.follow_up_days * interval '1 day'
    else state in ('talking', 'met')
      and changed_at < decided_at + settings.second_follow_up_days * interval '1 day'
      and decided_at < private.moment_of_daily() - settings.second_follow_up_days * interval '1 day'
  end
$$;
comment on function private.follow_up_due(timestamptz, text, timestamptz, public.site_settings) is 'Whether the bureau is reminded of an approved request: once after the first days, and again after the second if the families were still talking. Null state: nothing is saved.';

create function private.my_people() returns bigint[] language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(registered_user_id), '{}') from public.office_details
  where handled_by = (select username from public.accounts where user_id = (select auth.uid()))
$$;

create function private.waiting_longest(skipped integer, at_most integer, my_people bigint[] default null) returns jsonb language sql stable
  security definer set search_path = '' as $$
  select jsonb_build_object(
    'count', (
      select count(*) from private.profile_search where visible and waits_since < day and (my_people is null or id = any (my_people))
    ),
    'list', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', id, 'name', (select name from public."RegisteredUsers" as card where card.id = first.id), 'since', waits_since
      ) order by waits_since, id)
      from (
        select id, waits_since from private.profile_search where visible and waits_since < day and (my_people is null or id = any (my_people))
        order by waits_since, id offset skipped limit at_most
      ) as first
    ), '[]')
  )
  from (select now() - waiting_days * interval '1 day' as day from public.site_settings) as since
$$;
comment on function private.waiting_longest(integer, integer, bigint[]) is 'The visible people who were shown to nobody for the days of the setting: their number, and a part of them, longest first. my_people: only of these.';

create function public.list_waiting(skipped integer default 0, mine boolean default false) returns jsonb language plpgsql stable security definer
  set search_path = '' as $$
begin
  perform private.require_admin();
  if skipped is null or skipped not between 0 and 1000 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'skipped', '{"from": 0, "to": 1000}');
  end if;
  return private.waiting_longest(skipped, 10, case when mine then private.my_people() end);
end
$$;
comment on function public.list_waiting(integer, boolean) is 'For the admin: the number of people who were shown to nobody for long, and ten of them, longest first. mine: only of the people of the caller.';
grant execute on function public.list_waiting(integer, boolean) to authenticated;
