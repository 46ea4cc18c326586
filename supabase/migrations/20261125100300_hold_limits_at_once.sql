-- Limits hold for what a member sends side by side too: who likes or reports waits for their own earlier call. And the
-- planner keeps nothing of the index by which telephone numbers are found: pg_stats held about a hundred of them.
-- Who may: as before.

create or replace function private.like_profile(profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  perform private.require_seen(my_id, profile_id);
  perform pg_advisory_xact_lock(hashtextextended('public.likes', my_id));
  if (select count(*) from public.likes where liker_id = my_id) >= 500 then
    perform private.refuse('', 'You like 500 profiles already. Take some back first.');
  end if;
  insert into public.likes (liker_id, liked_id) values (my_id, profile_id) on conflict do nothing;
end
$$;

create or replace function private.report_profile(profile_id bigint, reason text, note text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  perform private.require_seen(my_id, profile_id);
  if reason is null or reason not in (
    'Wrong information', 'Not looking for marriage', 'Rude or threatening', 'Asks for money', 'Pictures of someone else', 'Other'
  ) then
    perform private.refuse('reason', 'Choose one of the list.');
  end if;
  if char_length(btrim(note)) > 500 then
    perform private.refuse('note', 'Enter at most 500 letters.');
  end if;
  if reason = 'Other' and nullif(btrim(note), '') is null then
    perform private.refuse('note', 'Say what is wrong.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('public.reports', my_id));
  if (select count(*) from public.reports where reporter_id = my_id and resolved_at is null) >= 10 then
    perform private.refuse('', 'The bureau has ten reports of yours to look at. Please wait for an answer.');
  end if;
  insert into public.reports (reporter_id, reported_id, reason, note)
    values (my_id, profile_id, report_profile.reason, nullif(btrim(report_profile.note), ''))
    on conflict do nothing;
  if found then
    insert into public.notifications (recipient, registered_user_id, message)
      select null, profile_id, left(name || ' was reported by a member: ' || report_profile.reason || '.', 300)
      from public."RegisteredUsers" where id = profile_id;
  end if;
end
$$;

-- An index of an expression has statistics of its own; a plain set leaves those that have been gathered, a new index has none.
drop index public.contact_details_phone;
create index contact_details_phone on public.contact_details (private.phone_key(phone_number));
alter index public.contact_details_phone alter column 1 set statistics 0;
