-- The bureau's settings: its name and address, what visitors see, the limits of contact requests, and the rules of matching.
-- Who may: everyone reads them, because none is about a person. The owner changes them through save_settings
-- (register/office-settings.sql). Each change is in the audit log.

create function private.settings() returns table (setting text, kind text, smallest integer, largest integer, choices text[], required boolean)
  language sql immutable parallel safe set search_path = '' as $$
  values
    ('bureau_name', 'text', null, 60, null, true),
    ('tagline', 'text', null, 80, null, true),
    ('opening_hours', 'text', null, 200, null, true),
    ('phone', 'phone', null, 21, null, true),
    ('whatsapp', 'phone', null, 21, null, false),
    ('email', 'email', null, 254, null, true),
    ('address', 'text', null, 300, null, true),
    ('site_address', 'site', null, 120, null, false),
    ('grievance_officer', 'text', null, 120, null, false),
    ('officer_phone', 'phone', null, 21, null, false),
    ('officer_email', 'email', null, 254, null, false),
    ('grievance_proof', 'text', null, 500, null, false),
    -- Rule 14: at most 90 days.
    ('grievance_days', 'number', 1, 90, null, false),
    ('registration_number', 'text', null, 60, null, false),
    ('server_country', 'text', null, 60, null, false),
    ('identity_papers', 'text', null, 300, null, false),
    ('founded_year', 'text', null, 4, null, false),
    ('fees_on', 'flag', null, null, null, false),
    ('gst_number', 'gst', null, 15, null, false),
    ('gst_rate', 'number', 0, 28, null, false),
    ('upi_id', 'upi', null, 80, null, false),
    ('books_closed_until', 'day', null, 10, null, false),
    -- A data URL: a file would need a bucket, a path and policies of its own.
    ('logo', 'picture', null, 20000, null, false),
    ('requests_per_day', 'number', 0, 100, null, false),
    ('open_requests', 'number', 0, 100, null, false),
    ('requests_expire_after_days', 'number', 1, 365, null, false),
    ('follow_up_days', 'number', 1, 365, null, false),
    ('second_follow_up_days', 'number', 1, 365, null, false),
    ('waiting_days', 'number', 1, 365, null, false),
    ('settled_days', 'number', 30, 730, null, false),
    ('silent_days', 'number', 180, 1825, null, false),
    ('confirm_days', 'number', 30, 365, null, false),
    -- 0: nothing is hidden.
    ('confirm_grace_days', 'number', 0, 365, null, false),
    ('log_months', 'number', 1, 12, null, false),
    ('profiles_per_day', 'number', 1, 10000, null, false),
    ('searches_per_day', 'number', 1, 10000, null, false),
    ('pictures_per_day', 'number', 1, 30000, null, false),
    ('visitor_pictures_per_day', 'number', 1, 30000, null, false),
    ('member_session_days', 'number', 1, 365, null, false),
    ('admin_session_days', 'number', 1, 90, null, false),
    ('temporary_password_days', 'number', 1, 90, null, false),
    -- Texts of this list in other languages than English. Four texts in ten languages fit.
    ('in_languages', 'texts', null, 8000, null, false),
    -- English is always among them.
    ('languages', 'languages', null, 60, null, false),
    ('main_language', 'text', null, 3, null, false),
    ('visitors_may_browse', 'flag', null, null, null, false),
    ('visitors_see_pictures', 'flag', null, null, null, false),
    ('visitors_see_facts', 'flag', null, null, null, false),
    ('second_person_decides', 'flag', null, null, null, false),
    ('keeps_sealed', 'flag', null, null, null, false),
    ('consents_asked', 'flag', null, null, null, false),
    ('candidate_says_yes', 'flag', null, null, null, false),
    ('asked_families', 'choice', null, null, array['bureau calls', 'see who asked', 'may answer'], false),
    ('star_names', 'choice', null, null, array['tamil', 'malayalam', 'sanskrit'], false),
    ('chart_style', 'choice', null, null, array['South Indian', 'North Indian', 'East Indian'], false),
    ('mandi', 'choice', null, null, array['not shown', 'nazhigai', 'Saturn part'], false),
    ('lunar_node', 'choice', null, null, array['mean', 'true'], false),
    ('dasa_sandhi_months', 'choice', null, null, array['6', '12'], false),
    ('match_school', 'choice', null, null, array['South', 'Kerala', 'Tamil twelve', 'North'], false),
    -- Keys of the column star_rules. One that is not there has the first choice of its list.
    ('south_dina', 'star rule', null, null, array['listed counts', 'remainder by nine'], false),
    ('south_same_star', 'star rule', null, null, array['no list', 'Raman', 'Tamil almanac'], false),
    ('south_stree_deergha', 'star rule', null, null, array['more than 13', '9 or more', 'more than 15'], false),
    ('south_rasi', 'star rule', null, null, array['7 or more', 'opposite rasis excepted', 'not 2, 6, 8 or 12'], false),
    ('south_vasya', 'star rule', null, null, array['Raman', 'Tamil almanac'], false),
    ('south_rajju', 'star rule', null, null, array['five groups', 'rising and falling apart', 'Madhyama'], false),
    ('south_rasyadhipati', 'star rule', null, null, array['natural', 'Yavana'], false),
    ('south_yoni', 'star rule', null, null, array['sworn enemies', 'snake and rat too'], false),
    ('south_vedhai', 'star rule', null, null, array['full list', 'without 5-23 and 14-23'], false),
    ('north_gana', 'star rule', null, null, array['by groom', 'either way'], false),
    ('north_bhakoot', 'star rule', null, null, array['no exceptions', 'lords are friends'], false),
    ('north_nadi', 'star rule', null, null, array['no exceptions', 'star or pada differs'], false),
    ('mangal_houses', 'star rule', null, null, array['1, 2, 4, 7, 8, 12', '2, 4, 7, 8, 12', '1, 4, 7, 8, 12'], false),
    ('mangal_from', 'star rule', null, null, array['lagnam, Moon and Venus', 'lagnam and Moon', 'lagnam'], false),
    ('mangal_exceptions', 'star rule', null, null, array['no exceptions', 'own sign or exalted', 'by house too'], false),
    ('mangal_shown_to', 'star rule', null, null, array['bureau', 'members'], false)
$$;
comment on function private.settings() is 'The rule of each setting, by its column in site_settings, or its key in the column star_rules: limits of a number, most characters of a text, choices, and whether a text is required.';

create function private.is_gst_number(value text) returns boolean language sql immutable strict parallel safe set search_path = '' as $$
  select value ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$' and (
    select (36 - sum(product / 36 + product % 36) % 36) % 36 = strpos('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', right(value, 1)) - 1
    from generate_series(1, 14) as place
    cross join lateral (
      select (strpos('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', substr(value, place, 1)) - 1) * (2 - place % 2) as product
    ) as weighted
  )
$$;
comment on function private.is_gst_number(text) is 'Whether this is a GST number: state, PAN, count, Z, and the right check digit (modulo 36, weights 1 and 2).';

create function private.keeps_rule(value text, kind text, smallest integer, largest integer, choices text[]) returns boolean language sql immutable
  parallel safe set search_path = '' as $$
  select case kind
    when 'number' then case when value ~ '^[0-9]{1,9}$' then value::integer between smallest and largest end
    when 'flag' then value in ('true', 'false')
    when 'choice' then value = any (choices)
    when 'star rule' then value = any (choices)
    else char_length(value) between 1 and largest and case kind
      when 'text' then true
      when 'phone' then private.is_phone_number(value)
      when 'email' then private.is_email(value)
      when 'gst' then private.is_gst_number(value)
      -- name@bank, as NPCI writes it: an e-mail address has a dot behind its @.
      when 'upi' then value ~ '^[A-Za-z0-9._-]{2,}@[A-Za-z][A-Za-z0-9]+$'
      when 'day' then value ~ '^(19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}$' and pg_input_is_valid(value, 'date')
      when 'picture' then value ~ '^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$'
      when 'texts' then not exists (
        select
        from jsonb_each(value::jsonb) as own (language, texts)
        left join lateral jsonb_each_text(own.texts) as said (setting, words) on true
        left join private.settings() as text on text.setting = said.setting and text.kind = 'text' and text.required
        where own.language !~ '^[a-z]{2,3}$' or own.language = 'en'
          or coalesce(char_length(said.words) not between 1 and text.largest, true)
      )
      when 'languages' then value ~ '^en( [a-z]{2,3})*$' and value !~ '\m([a-z]+)\M.* \1\M'
      -- Scheme, host and port: before an @ would stand a name, and messages would lead to the host behind it.
      when 'site' then value ~ '^https?://[^[:space:]/?#@:\\]+(:[0-9]{1,5})?/?$'
    end
  end
$$;

create function private.is_setting(setting text, value text) returns boolean language sql immutable strict parallel safe set search_path = '' as $$
  select exists (
    select from private.settings() as rule
    where rule.setting = is_setting.setting
      and private.keeps_rule(value, rule.kind, rule.smallest, rule.largest, rule.choices)
  )
$$;
comment on function private.is_setting(text, text) is 'Whether a setting may have this value; null for null. Each column decides whether null is allowed.';

create function private.wrong_setting(stored jsonb) returns text language sql immutable parallel safe set search_path = '' as $$
  -- In one pass: is_setting would make the whole list again for each rule.
  with rules as materialized (select * from private.settings())
  select rule.setting
  from rules as rule
  cross join lateral (select case rule.kind when 'star rule' then stored -> 'star_rules' else stored end ->> rule.setting) as own (value)
  -- Empty until the bureau enters its own; save_settings requires them.
  where own.value is not null
    and private.keeps_rule(own.value, rule.kind, rule.smallest, rule.largest, rule.choices) is not true
    and not (rule.required and own.value = '')
  union all
  select key from jsonb_each_text(stored -> 'star_rules')
  where value is null or key not in (select setting from rules where kind = 'star rule')
  limit 1
$$;
comment on function private.wrong_setting(jsonb) is 'The first setting of a row of site_settings that its rule does not allow, or null.';
-- A CHECK constraint runs with the rights of the role that writes.
grant execute on function private.settings(), private.keeps_rule(text, text, integer, integer, text[]), private.is_setting(text, text),
  private.wrong_setting(jsonb) to service_role;

create table public.site_settings (
  id boolean primary key default true
    constraint there_is_one_row check (id),
  visitors_may_browse boolean not null default true,
  updated_at timestamptz not null default now(),
  requests_per_day smallint not null default 5,
  open_requests smallint not null default 10,
  requests_expire_after_days smallint not null default 30,
  follow_up_days smallint not null default 7,
  second_follow_up_days smallint not null default 21,
  waiting_days smallint not null default 30,
  visitors_see_pictures boolean not null default true,
  star_names text not null default 'tamil',
  bureau_name text not null default 'Matrimony Bureau'
    constraint bureau_has_a_name check (bureau_name <> ''),
  tagline text not null default '',
  opening_hours text not null default '',
  phone text not null default '',
  whatsapp text,
  email text not null default '',
  address text not null default '',
  site_address text,
  languages text not null default 'en ta ml te kn hi',
  grievance_officer text,
  chart_style text not null default 'South Indian',
  mandi text not null default 'not shown',
  lunar_node text not null default 'mean',
  dasa_sandhi_months text not null default '12',
  match_school text not null default 'South',
  profiles_per_day smallint not null default 300,
  searches_per_day smallint not null default 150,
  pictures_per_day smallint not null default 2000,
  visitor_pictures_per_day smallint not null default 2000,
  member_session_days smallint not null default 90,
  admin_session_days smallint not null default 7,
  founded_year text,
  in_languages jsonb not null default '{}',
  visitors_see_facts boolean not null default false,
  second_person_decides boolean not null default false,
  asked_families text not null default 'may answer',
  logo text,
  temporary_password_days smallint not null default 14,
  star_rules jsonb not null default '{}',
  settled_days smallint not null default 180,
  silent_days smallint not null default 365,
  confirm_days smallint not null default 90,
  confirm_grace_days smallint not null default 0,
  log_months smallint not null default 12,
  registration_number text,
  server_country text,
  identity_papers text,
  keeps_sealed boolean not null default false,
  consents_asked boolean not null default true,
  candidate_says_yes boolean not null default false,
  grievance_days smallint not null default 30,
  grievance_proof text,
  officer_phone text,
  officer_email text,
  fees_on boolean not null default false,
  gst_number text,
  gst_rate smallint not null default 18,
  upi_id text,
  books_closed_until date,
  main_language text,
  constraint settings_keep_their_rules check (private.wrong_setting(to_jsonb(site_settings)) is null)
);
comment on table public.site_settings is 'The bureau''s settings, in one row.';
comment on column public.site_settings.visitors_may_browse is 'Whether visitors see the cards of verified profiles.';
comment on column public.site_settings.requests_per_day is 'How many contact requests a member may make within 24 hours.';
comment on column public.site_settings.open_requests is 'How many undecided contact requests a member may have at once.';
comment on column public.site_settings.requests_expire_after_days is 'The days after which an undecided contact request expires.';
comment on column public.site_settings.follow_up_days is 'The days after a sharing until the bureau is reminded to follow up.';
comment on column public.site_settings.second_follow_up_days is 'The days after a sharing until the bureau is reminded again.';
comment on column public.site_settings.waiting_days is 'The days without being shown after which a person waits on the page Today.';
comment on column public.site_settings.settled_days is 'The days after "engaged" or "married" until a profile is erased.';
comment on column public.site_settings.silent_days is 'The days without a sign of a family until its profile is erased.';
comment on column public.site_settings.confirm_days is 'The days until a family is asked again whether its profile is right.';
comment on column public.site_settings.confirm_grace_days is 'The days after that question until a profile is hidden; 0: never.';
comment on column public.site_settings.registration_number is 'The number under which the state has registered the bureau, as the Maharashtra Act of 1998 asks; null if it is not shown.';
comment on column public.site_settings.server_country is 'The country where the server stands, for the page Privacy; null if it is not shown.';
comment on column public.site_settings.identity_papers is 'The identity papers that the bureau looks at, for the page Privacy; null if they are not listed.';
comment on column public.site_settings.fees_on is 'Whether the bureau sells plans (work/fees.sql).';
comment on column public.site_settings.gst_number is 'The bureau''s tax number on receipts; null: no tax is named.';
comment on column public.site_settings.gst_rate is 'The percent of tax in every price, for a bureau with a tax number.';
comment on column public.site_settings.upi_id is 'The bureau''s address for UPI, shown as a QR code beside an amount; null: none.';
comment on column public.site_settings.books_closed_until is 'The last day whose receipts the accountant has: see private.is_closed. Null: only financial years that are over are closed.';
comment on column public.site_settings.log_months is 'The months for which sign-ins are kept.';
comment on column public.site_settings.keeps_sealed is 'Whether an erased person leaves a sealed copy for a year: see private.sealed.';
comment on column public.site_settings.visitors_see_pictures is 'Whether visitors see pictures and birth charts. Each member may still keep theirs for members only.';
comment on column public.site_settings.second_person_decides is 'Whether a request is approved by another admin than the one who recorded the consent.';
comment on column public.site_settings.consents_asked is 'Whether a registration needs the notice and the consents of sections 5 and 6 of the DPDP Act.';
comment on column public.site_settings.candidate_says_yes is 'Whether contact details are shared only after a yes of the candidate in person.';
comment on column public.site_settings.visitors_see_facts is 'Whether visitors see height, education and job on the page of a profile.';
comment on column public.site_settings.asked_families is 'What a family sees on the site when another one is interested: nothing, who it is, or that with Yes and No.';
comment on column public.site_settings.star_names is 'The language of birth stars on screen. Tables store the Sanskrit names.';
comment on column public.site_settings.phone is 'The bureau''s phone number, public.';
comment on column public.site_settings.whatsapp is 'The bureau''s number on WhatsApp; null if it is the phone number.';
comment on column public.site_settings.address is 'The bureau''s postal address, line by line.';
comment on column public.site_settings.site_address is 'The URL of the site, for messages. Null: the origin at which the admin has it open.';
comment on column public.site_settings.languages is 'The languages that the bureau offers: codes of web/src/texts/languages.json with blanks between.';
comment on column public.site_settings.main_language is 'The language in which the bureau writes to a family whose language it does not know: a code of web/src/texts/languages.json. Null: that of the page of the admin who writes.';
comment on column public.site_settings.founded_year is 'The year since which the bureau works, for the home page; null if it is not shown.';
comment on column public.site_settings.grievance_officer is 'The person who hears complaints, as the law requires.';
comment on column public.site_settings.grievance_days is 'The days within which a complaint is answered, for the page Privacy (DPDP Rules, rule 14: at most 90).';
comment on column public.site_settings.grievance_proof is 'By what a person who complains is recognised, for the page Privacy; null for the words of the site.';
comment on column public.site_settings.officer_phone is 'The phone number of the grievance officer, public; null if it is the bureau''s.';
comment on column public.site_settings.officer_email is 'The e-mail address of the grievance officer, public; null if it is the bureau''s.';
comment on column public.site_settings.chart_style is 'The style of drawn birth charts.';
comment on column public.site_settings.mandi is 'Whether drawn birth charts show Mandi (Gulika), and by which rule.';
comment on column public.site_settings.lunar_node is 'Whether Rahu and Ketu are computed from the mean or the true node of the Moon.';
comment on column public.site_settings.dasa_sandhi_months is 'How many months apart the ends of two people''s dasas are shown as a dasa sandhi.';
comment on column public.site_settings.match_school is 'The school for star matches: ten porutham (South, Kerala), twelve, or 36 guna.';
comment on column public.site_settings.profiles_per_day is 'How many profiles a member may open in a day: read with their details, or like.';
comment on column public.site_settings.searches_per_day is 'How many different searches by details, such as caste or height, a member may make in a day.';
comment on column public.site_settings.pictures_per_day is 'How many different pictures and birth charts a member may load in a day. A thumbnail and its full-size picture are one. As many stars of cards may be read.';
comment on column public.site_settings.visitor_pictures_per_day is 'The same for visitors, by their address on the network.';
comment on column public.site_settings.member_session_days is 'The days after which a member has to sign in again.';
comment on column public.site_settings.temporary_password_days is 'The days for which a temporary password opens the page that changes it.';
comment on column public.site_settings.admin_session_days is 'The days after which an admin has to sign in again: fewer, because an admin reads everything.';
comment on column public.site_settings.in_languages is 'Name, line, opening hours and address in other languages: {"ta": {"bureau_name": "..."}}. Without a text, the English one is shown.';
comment on column public.site_settings.logo is 'The bureau''s logo on paper, as a data URL; null: the lotus. Only sheets and the form read it.';
comment on column public.site_settings.star_rules is 'The chosen variants of disputed rules: {"south_dina": "remainder by nine"}. A rule that is not there has the first choice of its list.';

revoke all on public.site_settings from anon, authenticated, service_role;
grant select on public.site_settings to anon, authenticated;
grant select, update on public.site_settings to service_role;
alter table public.site_settings enable row level security;
create policy "Everyone reads the settings" on public.site_settings
  for select to anon, authenticated using (true);

create trigger set_updated_at before update on public.site_settings
  for each row execute function private.set_updated_at();
insert into public.site_settings default values;

create function public.read_manifest() returns json language sql stable security definer set search_path = '' as $$
  select json_build_object(
    'name', bureau_name, 'short_name', bureau_name, 'description', tagline, 'lang', 'en-IN', 'id', '/', 'start_url', '/', 'scope', '/',
    'display', 'standalone', 'background_color', '#FBF6EC', 'theme_color', '#4A0B20',
    'icons', json_build_array(
      json_build_object('src', '/icons/icon-192.png', 'sizes', '192x192', 'type', 'image/png', 'purpose', 'any'),
      json_build_object('src', '/icons/icon-512.png', 'sizes', '512x512', 'type', 'image/png', 'purpose', 'any'),
      json_build_object('src', '/icons/maskable-512.png', 'sizes', '512x512', 'type', 'image/png', 'purpose', 'maskable')
    )
  )
  from public.site_settings
$$;
comment on function public.read_manifest() is 'For everybody: the web app manifest, by which a phone names the site on its home screen. The host serves it as /manifest.json.';
grant execute on function public.read_manifest() to anon, authenticated;

create function private.visitors_may_browse() returns boolean language plpgsql stable parallel safe security definer set search_path = '' as $$
begin
  return (select visitors_may_browse from public.site_settings);
end
$$;
grant execute on function private.visitors_may_browse() to anon;

create function private.visitors_see_pictures() returns boolean language plpgsql stable parallel safe security definer set search_path = '' as $$
begin
  return (select visitors_see_pictures from public.site_settings);
end
$$;
grant execute on function private.visitors_see_pictures() to anon;

create function private.clean_language(entered text) returns text language plpgsql stable security definer set search_path = '' as $$
begin
  if entered <> all (string_to_array((select languages from public.site_settings), ' ')) then
    perform private.refuse('language_not_offered', 'Choose one of the languages of this site.', 'language');
  end if;
  return entered;
end
$$;
comment on function private.clean_language(text) is 'The code of a language, or null for none. Error 22023 for a language that the bureau does not offer.';

create function private.clean_texts_in_languages(entered jsonb) returns jsonb language plpgsql set search_path = '' as $$
declare
  texts jsonb;
  own record;
  cleaned text;
begin
  if jsonb_typeof(entered) is distinct from 'object'
    or exists (
      select from jsonb_each(entered) as each
      where each.key !~ '^[a-z]{2,3}$' or each.key = 'en' or jsonb_typeof(each.value) <> 'object'
    )
  then
    perform private.refuse('settings_wrong', 'Send the settings by their names.', 'in_languages');
  end if;
  -- Two admins may save different texts at once.
  select in_languages into texts from public.site_settings for update;
  for own in
    select each.key as language, said.key as setting, said.value as words, rule.largest
    from jsonb_each(entered) as each
    cross join lateral jsonb_each_text(each.value) as said
    left join private.settings() as rule on rule.setting = said.key and rule.kind = 'text' and rule.required
  loop
    if own.largest is null then
      perform private.refuse('setting_unknown', 'There is no such setting.', 'in_languages');
    end if;
    cleaned := private.clean_text(own.setting || '_' || own.language, own.words, own.largest);
    texts := texts || jsonb_build_object(
      own.language,
      coalesce(texts -> own.language, '{}') - own.setting
        || case when cleaned is null then '{}' else jsonb_build_object(own.setting, cleaned) end
    );
  end loop;
  texts := (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(texts) where value <> '{}');
  if not private.is_setting('in_languages', texts::text) then
    perform private.refuse('settings_wrong', 'Send the settings by their names.', 'in_languages');
  end if;
  return texts;
end
$$;
comment on function private.clean_texts_in_languages(jsonb) is 'The stored texts in other languages with the entered ones, of which an empty one removes the stored one. Refuses unknown languages, unknown names and long texts.';

create function private.clean_setting(setting text, entered jsonb) returns text language plpgsql set search_path = '' as $$
declare
  rule record;
  value text := entered #>> '{}';
begin
  select * into strict rule from private.settings() as known where known.setting = clean_setting.setting;
  if rule.kind in ('text', 'phone', 'email', 'site', 'picture', 'gst', 'upi', 'day') then
    value := private.clean_text(setting, value, rule.largest);
    if value is null and not rule.required then
      return null;
    end if;
  end if;
  if value is null and rule.required then
    case setting
      when 'bureau_name' then perform private.refuse('bureau_name_missing', 'Enter the bureau''s name.', setting);
      when 'tagline' then perform private.refuse('tagline_missing', 'Enter the line under the name.', setting);
      when 'opening_hours' then perform private.refuse('opening_hours_missing', 'Enter when families are welcome.', setting);
      when 'phone' then perform private.refuse('bureau_phone_missing', 'Enter the bureau''s phone number.', setting);
      when 'email' then perform private.refuse('bureau_email_missing', 'Enter the bureau''s e-mail.', setting);
      when 'address' then perform private.refuse('bureau_address_missing', 'Enter the bureau''s address.', setting);
    end case;
  end if;
  if private.is_setting(setting, value)
    and (rule.kind <> 'flag' or jsonb_typeof(entered) = 'boolean')
    and (rule.kind not in ('choice', 'star rule') or jsonb_typeof(entered) = 'string')
    -- A correction of today lies in no closed time.
    and (case rule.kind when 'day' then value::date < private.today() else true end)
  then
    return value;
  end if;

  case rule.kind
    when 'phone' then
      perform private.refuse('phone_wrong', 'Enter the number with its country code, such as +91 422 555 0142.', setting);
    when 'email' then
      perform private.refuse('email_wrong', 'Enter an e-mail address, such as office@bureau.in.', setting);
    when 'site' then
      perform private.refuse('site_address_wrong', 'Enter the address as the browser shows it, such as https://www.bureau.in.', setting);
    when 'gst' then
      perform private.refuse('gst_number_wrong', 'Enter the 15 characters of the GST number in capitals, such as 33ABCDE1234F1Z7.', setting);
    when 'upi' then
      perform private.refuse('upi_id_wrong', 'Enter the UPI address as name@bank, such as bureau@okbank.', setting);
    when 'day' then
      perform private.refuse('day_not_over', 'Choose a day before today.', setting);
    when 'picture' then
      perform private.refuse('logo_wrong', 'Choose a JPEG, PNG or WebP picture.', setting);
    when 'languages' then
      perform private.refuse('languages_wrong', 'Choose from the languages of this site. English is always among them.', setting);
    when 'number' then
      perform private.refuse(
        'not_in_range', 'Enter a whole number from {from} to {to}.', setting,
        jsonb_build_object('from', rule.smallest, 'to', rule.largest)
      );
    when 'flag' then
      perform private.refuse('not_yes_or_no', 'Say yes or no.', setting);
    when 'choice', 'star rule' then
      perform private.refuse('not_in_list', 'Choose one of the list.', setting);
  end case;
end
$$;
comment on function private.clean_setting(text, jsonb) is 'The value of a setting as it is stored, or null. Refuses values that its rule does not allow.';
