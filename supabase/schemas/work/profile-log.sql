-- The bureau's log about a person: what was said in a call or at a visit, and the day to call again. Entries are added, never
-- changed, so two admins lose nothing. All admins read it without opening the contact details. So no entry holds one: the lines
-- of a file or a paper that do are stored in the office's note, which is read after a recorded opening.
-- Who may: the admin reads and writes entries; members find those about themselves in their exported data. Only functions write.

create table public.profile_log (
  id bigint generated always as identity primary key,
  registered_user_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  kind text not null
    constraint kind_is_known check (kind in ('Other', 'Enquiry') or kind = any (private.consent_channels())),
  entry text not null
    constraint entry_is_readable check (char_length(entry) between 1 and 1000 and not private.holds_contact(entry)),
  call_again_on date,
  done_at timestamptz,
  written_by_name text not null,
  written_at timestamptz not null default now(),
  for_household boolean not null default false,
  constraint only_calls_are_done check (done_at is null or call_again_on is not null)
);
comment on table public.profile_log is 'The bureau''s log about a person, entry by entry, without contact details.';
comment on column public.profile_log.call_again_on is 'The day on which the bureau wants to call again.';
comment on column public.profile_log.done_at is 'The time at which an admin marked that call as done.';
comment on column public.profile_log.for_household is 'About all people of the household: see work/households.sql.';

create index profile_log_of_person on public.profile_log (registered_user_id, id desc);
create index profile_log_due on public.profile_log (call_again_on, id) where done_at is null and call_again_on is not null;

revoke all on public.profile_log from anon, authenticated, service_role;
grant select on public.profile_log to authenticated;
grant select, insert, update, delete on public.profile_log to service_role;
alter table public.profile_log enable row level security;
create policy "The admin reads the log" on public.profile_log
  for select to authenticated using ((select private.is_admin()));

create trigger audit_change after insert or update or delete on public.profile_log
  for each row execute function private.audit_change('id', 'registered_user_id');
create trigger tidy_texts before insert or update on public.profile_log
  for each row execute function private.tidy_texts('entry');

create function public.add_log_entry(profile_id bigint, kind text, entry text, call_again_on date default null, for_household boolean default false)
  returns void language plpgsql security definer set search_path = '' as $$
declare
  cleaned text;
begin
  perform private.require_admin();
  perform private.lock_profile(profile_id);
  if kind is null or (kind <> 'Other' and kind <> all (private.consent_channels())) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'kind');
  end if;
  cleaned := private.clean_text('entry', entry, 1000);
  if cleaned is null then
    perform private.refuse('log_entry_missing', 'Write what was said or done.', 'entry');
  end if;
  if private.holds_contact(cleaned) then
    perform private.refuse('contact_in_log', 'Leave out the phone number or e-mail address: it belongs to the contact details.', 'entry');
  end if;
  perform private.refuse_past_day(call_again_on, 'call_again_on', today_too => true);
  -- The same again is a second try: the answer to the first was lost.
  if not exists (
    select from public.profile_log as written
    where written.registered_user_id = profile_id and written.kind = add_log_entry.kind and written.entry = cleaned
      and written.call_again_on is not distinct from add_log_entry.call_again_on
      and written.for_household = coalesce(add_log_entry.for_household, false)
      and written_by_name = private.my_admin_name() and written_at > now() - interval '10 minutes'
  ) then
    insert into public.profile_log (registered_user_id, kind, entry, call_again_on, written_by_name, for_household)
      values (
        profile_id, add_log_entry.kind, cleaned, add_log_entry.call_again_on, private.my_admin_name(),
        coalesce(add_log_entry.for_household, false)
      );
  end if;
end
$$;
comment on function public.add_log_entry(bigint, text, text, date, boolean) is 'For the admin: adds an entry to the log of a person, or of the household, with the day to call again. The same again within ten minutes is one entry. Error 22023 names the field in its hint, also for a text with contact details. PT404.';

create function public.finish_log_call(entry_id bigint) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.profile_log set done_at = coalesce(done_at, now()) where id = entry_id and call_again_on is not null;
  if not found then
    perform private.not_found('log_entry_gone', 'This entry is not there any more.');
  end if;
end
$$;
comment on function public.finish_log_call(bigint) is 'For the admin: marks the call that an entry of the log asks for as done. PT404 if no entry asks for it.';
grant execute on function
  public.add_log_entry(bigint, text, text, date, boolean),
  public.finish_log_call(bigint)
  to authenticated;

create function private.holds_address(entered text) returns boolean language sql immutable parallel safe set search_path = '' as $$
  select plain ~ '^[^[:alpha:]]*((present|current|permanent|perm|residential|residence|resi|res|home|house|contact|postal|communication)\M[ .]*)?(address|addr|adrs|add)\M'
    or plain ~ '^[^[:alpha:]]*(residence|resi|door no|d[.] ?no|house no|h[.] ?no|flat no|plot no)\M'
    or plain ~ '^[^:：]{0,30}(முகவரி|விலாசம்|அட்ரஸ்|पता|एड्रेस|വിലാസം|അഡ്രസ|చిరునామా|అడ్రస్|అడ్రెస్|ವಿಳಾಸ|ಅಡ್ರೆಸ್)'
    -- A number with a street, and a pincode behind the name of a place.
    or (plain ~ '[0-9]' and (
      plain ~ '\m(road|rd|street|st|nagar|colony|layout|lane|cross|salai|theru|veedhi|veethi|post|pin|pincode|zip)\M'
      or plain ~ '(தெரு|சாலை|நகர்|வீதி|அஞ்சல்|பின்கோடு|रोड|मार्ग|गली|नगर|डाक|पिन|റോഡ്|നഗർ|തെരുവ്|പിൻ|వీధి|రోడ్|నగర్|పిన్|ರಸ್ತೆ|ಬೀದಿ|ನಗರ|ಪಿನ್)'
      or plain ~ '[[:alpha:].] ?[-–,]? ?[1-9][0-9]{2} ?[0-9]{3}([^0-9]|$)'))
  from private.plain_text(entered) as plain
$$;
comment on function private.holds_address(text) is 'Whether a line may hold a postal address: a label of one, a number with a street, or a pincode. In doubt it does, because its line is then closed to those who may not read contact details.';

create function private.keep_lines(profile_id bigint, field text, entered text) returns void language plpgsql security definer set search_path = ''
  as $$
declare
  line text;
  entry text := '';
  closed text := '';
begin
  foreach line in array coalesce(string_to_array(private.clean_text(field, entered, 2000), E'\n'), '{}') loop
    -- Together with the lines before it: a number may be spread over two.
    if char_length(line) > 1000 or private.holds_contact(right(entry, 200) || E'\n' || line)
      or private.holds_address(line) then
      closed := closed || E'\n' || line;
    elsif char_length(entry) + char_length(line) >= 1000 then
      insert into public.profile_log (registered_user_id, kind, entry, written_by_name)
        values (profile_id, 'Other', btrim(entry, E' \n'), private.my_admin_name());
      entry := line;
    else
      entry := entry || E'\n' || line;
    end if;
  end loop;
  if btrim(entry, E' \n') <> '' then
    insert into public.profile_log (registered_user_id, kind, entry, written_by_name)
      values (profile_id, 'Other', btrim(entry, E' \n'), private.my_admin_name());
  end if;
  if btrim(closed, E' \n') <> '' then
    insert into private.office_notes (registered_user_id, note) values (profile_id, btrim(closed, E' \n'));
  end if;
end
$$;
comment on function private.keep_lines(bigint, text, text) is 'Stores the further lines of a file or a paper about a new person: those with contact details or an address in the office''s note, the others in the log.';
