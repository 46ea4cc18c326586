-- Notices and consents: what a family was told, and what it said yes or no to. Sections 5 and 6 of the DPDP Act, rule 3 of its Rules.
-- An answer is never changed: a withdrawal is a new row, and the last row of a purpose counts. Each takes effect at once, by triggers.
-- Who may: the admin records what a family says, a member answers for themselves, the candidate by a private link of her own
-- (work/introductions.sql). An owner publishes notices, everybody reads them. Only functions write to these tables.

create function private.consent_purposes() returns text[] language sql immutable parallel safe set search_path = '' as $$
  select array['notice', 'kept', 'members', 'visitors', 'pictures', 'chart', 'whatsapp', 'families', 'relatives', 'sharing', 'story', 'intent', 'truth']
$$;
comment on function private.consent_purposes() is 'The purposes of consents. notice: the notice was given. sharing: the contact details are given to a family after the approval, the candidate''s own yes. intent and truth: intends to marry, and all is true.';

create function private.ways_of_agreeing() returns text[] language sql immutable parallel safe set search_path = ''
  as $$ select array['site', 'link', 'paper', 'telephone', 'in person', 'file'] $$;
comment on function private.ways_of_agreeing() is 'How an answer came: by the member or a private link, to the bureau, or with a file, on whose paper it is to be confirmed.';

create function private.notice_items() returns text[] language sql immutable parallel safe set search_path = '' as $$
  select array['data', 'recipients', 'withdraw', 'rights', 'bureau', 'board']
    || array(select 'purposes.' || purpose from unnest(private.consent_purposes()) as purpose)
$$;
comment on function private.notice_items() is 'The texts of a notice. The sentence of a purpose is the label beside its tick.';

-- A CHECK constraint runs with the rights of the role that writes.
grant execute on function private.consent_purposes(), private.ways_of_agreeing() to service_role;

create table private.notices (
  version integer not null,
  language text not null
    constraint language_is_a_code check (language ~ '^[a-z]{2,3}$'),
  published_by_name text,
  items jsonb not null,
  published_on date not null default private.today(),
  primary key (version, language)
);
comment on table private.notices is 'The notice of section 5 in each language, by versions. A version is never changed: families agreed to its sentences.';
comment on column private.notices.published_by_name is 'The owner; null for the version that comes with the site.';
comment on column private.notices.items is '{data, recipients, withdraw, rights, bureau, board, purposes: {purpose: sentence}}.';

create table private.consents (
  id bigint generated always as identity primary key,
  registered_user_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  purpose text not null
    constraint purpose_is_known check (purpose = any (private.consent_purposes())),
  given boolean not null,
  notice_version integer not null,
  notice_language text not null,
  said_by text
    constraint relation_is_known check (said_by = any (private.relations())),
  said_by_name text
    constraint said_by_name_is_readable check (char_length(said_by_name) between 1 and 120)
    constraint said_by_name_holds_no_contact check (not private.holds_contact(said_by_name)),
  channel text not null
    constraint channel_is_known check (channel = any (private.ways_of_agreeing())),
  said_on date not null,
  recorded_at timestamptz not null default now(),
  recorded_by_name text,
  foreign key (notice_version, notice_language) references private.notices (version, language),
  constraint only_files_name_nobody check (said_by is not null or channel = 'file')
);
comment on table private.consents is 'Each yes and no of a family, with the notice that it read. Rows are added, never changed; they go with the person.';
comment on column private.consents.said_by is 'Who of the family said so: Self is the candidate.';
comment on column private.consents.recorded_by_name is 'The admin; null where the member or the family answered itself.';

create index consents_last on private.consents (registered_user_id, purpose, id desc);
create index consents_of_notice on private.consents (notice_version, notice_language);

create trigger audit_change after insert on private.consents
  for each row execute function private.audit_change('id', 'registered_user_id');

create function private.refuse_consent_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- With the person, after the card is gone.
  if tg_op = 'DELETE' and tg_table_name = 'consents'
    and not exists (select from public."RegisteredUsers" where id = (to_jsonb(old) ->> 'registered_user_id')::bigint)
  then
    return old;
  end if;
  perform private.forbid('consents_are_append_only', 'Notices and consents are append-only.');
end
$$;
comment on function private.refuse_consent_change() is 'Trigger: refuses every change of a notice or a consent, but for the erasure of a person.';
create trigger refuse_change before update or delete on private.notices
  for each row execute function private.refuse_consent_change();
create trigger refuse_change before update or delete on private.consents
  for each row execute function private.refuse_consent_change();

insert into private.notices (version, language, items)
  select 1, language, jsonb_object_agg(item, said) filter (where item not like 'purposes.%')
    || jsonb_build_object('purposes', jsonb_object_agg(substr(item, 10), said) filter (where item like 'purposes.%'))
  from (values
    -- The rows of notice.tsv.
  ) as known (item, en, ta, ml, te, kn, hi)
  cross join lateral (values ('en', en), ('ta', ta), ('ml', ml), ('te', te), ('kn', kn), ('hi', hi)) as own (language, said)
  group by language;

-- The notice -------------------------------------------------------------------------------------------------------------

create function public.read_notice(wanted_language text, wanted_version integer default null) returns jsonb language plpgsql stable security definer
  set search_path = '' as $$
begin
  perform private.refuse_large(wanted_language);
  return (
    select jsonb_build_object('version', version, 'language', language, 'published_on', published_on, 'items', items)
    from private.notices
    where version = coalesce(wanted_version, (select max(version) from private.notices))
      and language in (wanted_language, 'en')
    order by (language = wanted_language) is true desc
    limit 1
  );
end
$$;
comment on function public.read_notice(text, integer) is 'For everybody: {version, language, published_on, items} of the notice in a language, or in English. The newest version, unless another one is wanted; null for an unknown one.';
grant execute on function public.read_notice(text, integer) to anon, authenticated;

create function public.save_notice(texts jsonb, seen_version integer) returns void language plpgsql security definer set search_path = '' as $$
declare
  last_version integer;
  own record;
  item text;
  cleaned text;
  whole jsonb;
  saved jsonb := '{}';
begin
  perform private.require_owner();
  perform private.refuse_large(texts, 400000);
  perform pg_advisory_xact_lock(hashtextextended('private.notices', 0));
  select max(version) into strict last_version from private.notices;
  if jsonb_typeof(texts) is distinct from 'object' or texts = '{}'
    or exists (select jsonb_object_keys(texts) except select language from private.notices where version = last_version)
  then
    perform private.refuse('notice_wrong', 'Send the notice by its languages.', 'texts');
  end if;
  for own in select key as language, value as items from jsonb_each(texts) order by key loop
    whole := '{"purposes": {}}';
    foreach item in array private.notice_items() loop
      cleaned := case when jsonb_typeof(own.items #> string_to_array(item, '.')) = 'string'
        then private.clean_text(own.language || '.' || item, own.items #>> string_to_array(item, '.'), 2000) end;
      if cleaned is null then
        perform private.refuse('notice_text_missing', 'Write this part of the notice.', own.language || '.' || item);
      end if;
      whole := jsonb_set(whole, string_to_array(item, '.'), to_jsonb(cleaned));
    end loop;
    saved := saved || jsonb_build_object(own.language, whole);
  end loop;
  -- A second try, whose first answer was lost.
  if not exists (
    select from jsonb_each(saved) as given (code, texts) join private.notices as last on last.language = code and version = last_version
    where given.texts <> last.items
  ) then
    return;
  end if;
  if seen_version is distinct from last_version then
    perform private.conflict('notice_changed', 'Another owner has published a version of the notice. Read it first; your texts are still here.');
  end if;
  insert into private.notices (version, language, published_by_name, items)
    select version + 1, language, private.my_admin_name(), coalesce(saved -> language, items)
    from private.notices where version = last_version;
  perform private.write_audit('insert', 'notices', (last_version + 1)::text);
end
$$;
comment on function public.save_notice(jsonb, integer) is 'For an owner: publishes a new version of the notice, {language: items}; a language that is not given keeps its texts. Every text has 1 to 2000 characters. Errors: 22023 with the text in its hint, as ta.purposes.kept; PT409 if seen_version is not the newest. The same texts again change nothing.';
grant execute on function public.save_notice(jsonb, integer) to authenticated;

-- Answers ----------------------------------------------------------------------------------------------------------------

create function private.last_consent(profile_id bigint, purpose text) returns private.consents language plpgsql stable security definer
  set search_path = '' as $$
declare
  last private.consents;
  own private.consents;
begin
  select * into last from private.consents as said
    where said.registered_user_id = profile_id and said.purpose = last_consent.purpose order by said.id desc limit 1;
  -- The parents may have the login: its yes does not stand for what was said without it. A refusal would tell them of a no.
  if purpose = 'sharing' and last.given and last.channel = 'site' then
    select * into own from private.consents as said
      where said.registered_user_id = profile_id and said.purpose = 'sharing' and channel <> 'site' order by said.id desc limit 1;
    if found then
      return own;
    end if;
  elsif purpose <> 'sharing' and last.given and last.channel <> 'link' then
    select * into own from private.consents as said
      where said.registered_user_id = profile_id and said.purpose = last_consent.purpose
        and (channel = 'link' or said_by = 'Self' and channel <> 'site') order by said.id desc limit 1;
    if own.channel = 'link' and not own.given then
      return own;
    end if;
  end if;
  return last;
end
$$;
comment on function private.last_consent(bigint, text) is 'The answer of a family that counts for a purpose: the last one. What was said about sharing by the candidate''s link or to the bureau stays, whatever yes comes by the login after it. Her no by her link to another purpose stays until she says yes by it, or herself to the bureau.';

create function private.consent(profile_id bigint, purpose text) returns boolean language sql stable security definer set search_path = ''
  as $$ select (private.last_consent(profile_id, purpose)).given $$;
comment on function private.consent(bigint, text) is 'Whether a family agrees to a purpose; null if it was never asked. All rules read it here.';

create function private.has_withdrawn(profile_id bigint) returns boolean language sql stable security definer set search_path = '' as $$
  select private.consent(profile_id, 'kept') is false or private.consent(profile_id, 'members') is false
$$;
comment on function private.has_withdrawn(bigint) is 'Whether the family last said no to being kept or shown: then nobody shows the profile.';

create function private.add_consents(
  profile_id bigint, answers jsonb, said_by text, said_by_name text, channel text, said_on date, notice_language text,
  shown_version integer default null
) returns void language plpgsql security definer set search_path = '' as $$
declare
  wanted_language constant text := notice_language;
  cleaned_name constant text := private.clean_text('said_by_name', said_by_name, 120, no_contact => true);
begin
  perform private.refuse_large(answers);
  perform private.refuse_large(notice_language);
  if jsonb_typeof(answers) is distinct from 'object' or answers = '{}' or answers @> '{"notice": false}'
    or exists (
      select from jsonb_each(answers) where key <> all (private.consent_purposes()) or jsonb_typeof(value) <> 'boolean'
    )
  then
    perform private.refuse('answers_wrong', 'Choose yes or no for each purpose.', 'answers');
  end if;
  if channel <> 'file' and said_by is null or said_by <> all (private.relations()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'said_by');
  end if;
  if said_on is null or said_on > private.today() or said_on < date '1900-01-01' then
    perform private.refuse('consent_day_wrong', 'Enter the day on which the family agreed.', 'said_on');
  end if;
  -- Nobody has agreed to a text that was not there yet.
  if said_on < (select min(published_on) from private.notices) then
    perform private.refuse('consent_before_notice', 'The notice was not there yet on that day. Enter the day on which the family agreed to it.', 'said_on');
  end if;
  -- Paper is recorded late: a yes of before does not undo a no of since.
  if exists (
    select from jsonb_each_text(answers) as answer
    cross join private.last_consent(profile_id, answer.key) as last
    where answer.value::boolean and not last.given and add_consents.said_on < last.said_on
  ) then
    perform private.refuse('answered_since', 'The family has said no after that day. Enter the day of a newer yes.', 'said_on');
  end if;
  insert into private.consents (
      registered_user_id, purpose, given, notice_version, notice_language, said_by, said_by_name, channel, said_on, recorded_by_name
    )
    select profile_id, answer.key, answer.value::boolean, notice.version, notice.language, said_by, cleaned_name, channel, said_on,
      case when private.is_admin() then private.my_admin_name() end
    from jsonb_each_text(answers) as answer
    cross join (
      select version, language from private.notices
      where language in (wanted_language, 'en') and version = coalesce(
        (select max(version) from private.notices where version = shown_version),
        (select max(version) from private.notices where published_on <= add_consents.said_on)
      )
      order by (language = wanted_language) is true desc limit 1
    ) as notice
    -- The same again is a second try. What the caller does not read may not decide it: the login would count its rows.
    where not exists (
      select from (
        select * from private.consents as said
        where said.registered_user_id = profile_id and said.purpose = answer.key
          and (add_consents.channel <> 'site' or said.channel = 'site' or said.channel <> 'link' and said.purpose <> 'sharing')
        order by said.id desc limit 1
      ) as last
      where last.given = answer.value::boolean and last.channel = add_consents.channel and last.said_on = add_consents.said_on
        and last.said_by is not distinct from add_consents.said_by and last.said_by_name is not distinct from cleaned_name
        and last.notice_version = notice.version and last.notice_language = notice.language
    )
    order by array_position(private.consent_purposes(), answer.key);
  -- The bureau has spoken to the family in it. What the family itself reads counts before it.
  if channel in ('paper', 'telephone', 'in person') and answers @> '{"notice": true}'
    and not exists (select from private.read_languages where registered_user_id = profile_id)
  then
    perform private.note_language(profile_id, wanted_language);
  end if;
end
$$;
comment on function private.add_consents(bigint, jsonb, text, text, text, date, text, integer) is 'Adds answers {purpose: boolean} by the notice that was shown, or the newest of that day; none that are the last ones already. The caller has locked the card. Error 22023 with the field in its hint.';

create function public.record_consents(
  profile_id bigint, answers jsonb, said_by text, said_by_name text, channel text, said_on date, notice_language text
) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.refuse_deleted(private.lock_profile(profile_id));
  if channel is null or channel not in ('paper', 'telephone', 'in person') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'channel');
  end if;
  -- Nor does anybody else turn what she took back by her own link.
  if said_by is distinct from 'Self' and (answers @> '{"sharing": true}' or exists (
    select from jsonb_each(case jsonb_typeof(answers) when 'object' then answers else '{}' end) as answer
    cross join private.last_consent(profile_id, answer.key) as last
    where answer.value = 'true' and last.channel = 'link' and not last.given
  )) then
    perform private.refuse('only_the_candidate', 'Only the person to be married can say yes to this.', 'said_by');
  end if;
  perform set_config('matrimony.audit_action', 'recorded consent', true);
  perform private.add_consents(profile_id, answers, said_by, said_by_name, channel, said_on, notice_language);
end
$$;
comment on function public.record_consents(bigint, jsonb, text, text, text, date, text) is 'For the admin: records what a family said, {purpose: boolean}, by whose mouth, how (paper, telephone or in person) and on which day. Each answer takes effect at once. Only the candidate says yes to sharing, and to what she took back by her link. Errors: 22023 with the field in its hint, PT404, PT409 for a deleted profile.';
grant execute on function public.record_consents(bigint, jsonb, text, text, text, date, text) to authenticated;

create function public.set_my_consent(purpose text, given boolean, said_by text, notice_language text, notice_version integer default null)
  returns void language plpgsql security definer set search_path = '' as $$
declare
  my_id constant bigint := private.require_member();
begin
  perform private.refuse_large(purpose);
  perform private.refuse_deleted(private.lock_profile(my_id));
  -- Always, and not only after a "not now": a refusal would tell the parents of it.
  if purpose = 'sharing' and given and said_by is distinct from 'Self' then
    perform private.refuse('only_the_candidate', 'Only the person to be married can say yes to this.', 'said_by');
  end if;
  if 50 <= (
    select count(*) from private.consents as said
    where said.registered_user_id = my_id and channel = 'site' and said.said_on = private.today()
  ) then
    perform private.refuse('too_many_answers_today', 'You have changed your answers very often today. Please call the bureau.');
  end if;
  perform private.add_consents(
    my_id, jsonb_build_object(coalesce(purpose, ''), given), said_by, null, 'site', private.today(), notice_language, notice_version
  );
end
$$;
comment on function public.set_my_consent(text, boolean, text, text, integer) is 'For a member: says yes or no for a purpose of their own profile, by the version of the notice that was shown, at once; yes to sharing only as the candidate, though it counts as said by the family, and 50 answers a day. Error 22023 with the field in its hint.';
grant execute on function public.set_my_consent(text, boolean, text, text, integer) to authenticated;

create function private.consents_for_person(profile_id bigint) returns setof private.consents language sql stable security definer
  set search_path = '' as $$
  select * from private.consents as said
  where registered_user_id = profile_id and channel <> 'link' and (purpose <> 'sharing' or channel = 'site')
$$;
comment on function private.consents_for_person(bigint) is 'The answers of a family as its own login reads them. Nothing that the candidate said by her own link; about sharing only what was said with the login, because she may say "not now" to the bureau too, without her parents reading it, or seeing an earlier yes go.';

create function public.list_consents(profile_id bigint) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  is_office constant boolean := private.is_admin();
  only_id constant bigint := case when is_office then list_consents.profile_id else private.require_member() end;
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(said) - 'registered_user_id' order by id desc), '[]') from private.consents as said
    where registered_user_id = profile_id and registered_user_id = only_id
      and (is_office or id in (select id from private.consents_for_person(only_id)))
  );
end
$$;
comment on function public.list_consents(bigint) is 'For the admin, and a member about their own profile: all answers, newest first. About sharing a member reads only what was said with the login. Empty for a member about anybody else.';
grant execute on function public.list_consents(bigint) to authenticated;

create function private.language_of(profile_id bigint) returns text language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select language from public.accounts where registered_user_id = profile_id),
    (select language from public.office_details where registered_user_id = profile_id),
    (select language from private.read_languages where registered_user_id = profile_id),
    (select main_language from public.site_settings)
  )
$$;
comment on function private.language_of(bigint) is 'The language in which the bureau writes to a family: its own or the bureau''s choice for it; the one in which it reads or was given the notice; the bureau''s main one. Null where nothing is known.';

create function public.read_family_language(profile_id bigint) returns text language plpgsql stable security definer set search_path = '' as $$
declare
  is_office constant boolean := private.is_admin();
  only_id constant bigint := case when is_office then profile_id else private.require_member() end;
begin
  return case when is_office then private.language_of(only_id)
    else (select language from public.accounts where registered_user_id = only_id and registered_user_id = profile_id) end;
end
$$;
comment on function public.read_family_language(bigint) is 'For the admin: private.language_of. For a member: what they chose themselves; null about anybody else.';
grant execute on function public.read_family_language(bigint) to authenticated;

create function public.list_not_told() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    with not_told as (
      select card.id, card.name, card.location, card.status from public."RegisteredUsers" as card cross join public.site_settings as settings
      where settings.consents_asked and card.deleted_at is null
        and not exists (select from private.consents as said where said.registered_user_id = card.id and purpose = 'notice')
    )
    select jsonb_build_object('count', (select count(*) from not_told), 'people', coalesce((
      select jsonb_agg(to_jsonb(first) || jsonb_build_object('language', private.language_of(first.id)) order by id)
      from (select * from not_told order by id limit 100) as first
    ), '[]'))
  );
end
$$;
comment on function public.list_not_told() is 'For the admin: {count, people: [{id, name, location, status, language}]} of those who have not got the notice of section 5(2), the oldest 100. Nobody while the setting consents_asked is off.';
grant execute on function public.list_not_told() to authenticated;

-- Effects ----------------------------------------------------------------------------------------------------------------

create function private.apply_consent() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  -- A no to a purpose that was never asked, or was agreed to, is news; so is a yes after a no.
  before constant boolean := (
    select given from private.consents where registered_user_id = new.registered_user_id and purpose = new.purpose and id < new.id
    order by id desc limit 1
  );
  -- A yes of the parents after the candidate's own no changes nothing.
  counts constant boolean := private.consent(new.registered_user_id, new.purpose);
begin
  if new.purpose in ('visitors', 'pictures', 'chart') then
    update public."RegisteredUsers" set
        card_for_members = case new.purpose when 'visitors' then not counts else card_for_members end,
        pictures_for_members = case new.purpose when 'pictures' then not counts else pictures_for_members end,
        chart_for_members = case new.purpose when 'chart' then not counts else chart_for_members end
      where id = new.registered_user_id
        and case new.purpose when 'visitors' then card_for_members when 'pictures' then pictures_for_members else chart_for_members end = counts;
  elsif new.purpose in ('families', 'whatsapp') then
    insert into public.office_details (registered_user_id) select new.registered_user_id where not counts
      on conflict do nothing;
    update public.office_details set
        off_links = case new.purpose when 'families' then not counts else off_links end,
        off_whatsapp = case new.purpose when 'whatsapp' then not counts else off_whatsapp end
      where registered_user_id = new.registered_user_id
        and case new.purpose when 'families' then off_links else off_whatsapp end = counts;
  elsif new.purpose = 'relatives' and not new.given then
    update public.profile_details set "father's_name" = null, "mother's_name" = null, "father's_job" = null, "mother's_job" = null
      where registered_user_id = new.registered_user_id
        and coalesce("father's_name", "mother's_name", "father's_job", "mother's_job") is not null;
  elsif new.purpose in ('kept', 'members') then
    if not new.given then
      update public."RegisteredUsers"
        set status = case new.purpose when 'kept' then 'withdrawn' else 'on hold' end, status_reason = 'Consent withdrawn'
        -- A profile that waits for its verification would wait for ever.
        where id = new.registered_user_id and (visible or status = 'submitted');
    elsif not private.has_withdrawn(new.registered_user_id) then
      update public."RegisteredUsers"
        set status = case when verified_at is null then 'submitted' else 'verified' end, status_reason = null
        where id = new.registered_user_id and status in ('on hold', 'withdrawn') and status_reason = 'Consent withdrawn'
          and deleted_at is null;
    end if;
  end if;
  if new.recorded_by_name is null and new.given is distinct from coalesce(before, true)
    and counts = new.given
  then
    perform private.notify_admin(
      case new.purpose || new.given
        when 'picturesfalse' then 'pictures for members' when 'picturestrue' then 'pictures for visitors'
        when 'familiesfalse' then 'off links' when 'familiestrue' then 'on links'
        else case when new.given then 'consent given' else 'consent withdrawn' end
      end, card.id, jsonb_build_object('name', card.name)
    ) from public."RegisteredUsers" as card where card.id = new.registered_user_id;
  end if;
  return null;
end
$$;
comment on function private.apply_consent() is 'Trigger: what an answer changes takes effect at once. Withdrawals by the family itself are notified to the admin.';
create trigger apply_consent after insert on private.consents
  for each row execute function private.apply_consent();

create function private.refuse_without_consent() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.has_withdrawn(new.id) then
    perform private.refuse('consent_withdrawn', 'This profile is not shown: the family has said no to being kept or shown to members. A new yes comes first: Login and privacy.', 'status');
  end if;
  return null;
end
$$;
comment on function private.refuse_without_consent() is 'Trigger: nobody shows a profile whose family has said no to being kept or shown.';
create trigger refuse_without_consent after update of status on public."RegisteredUsers"
  for each row when (new.visible and not old.visible) execute function private.refuse_without_consent();

create function private.fields_of_relatives() returns text[] language sql immutable parallel safe set search_path = ''
  as $$ select array['father''s_name', 'mother''s_name', 'father''s_job', 'mother''s_job'] $$;
comment on function private.fields_of_relatives() is 'The person fields with names and jobs of father and mother.';

create function private.refuse_relatives() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.consent(new.registered_user_id, 'relatives') is false then
    perform private.refuse(
      'relatives_not_agreed', 'The family does not want names and jobs of father and mother in the register.', 'father''s_name'
    );
  end if;
  return null;
end
$$;
comment on function private.refuse_relatives() is 'Trigger: refuses names and jobs of father and mother while the family''s last answer to that is no.';
create trigger refuse_relatives after insert or update on public.profile_details
  for each row when (coalesce(new."father's_name", new."mother's_name", new."father's_job", new."mother's_job") is not null)
  execute function private.refuse_relatives();
