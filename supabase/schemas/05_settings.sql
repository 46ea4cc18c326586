-- The bureau's settings: its name and address, what visitors see, the limits of contact requests, and the rules of matching.
-- Who may: everyone reads them, because none is about a person. The admin changes them through save_settings. Each change is
-- in the audit log.

create function private.setting_choices()
returns table (setting text, choices text[])
language sql
immutable
parallel safe
set search_path = ''
as $$
  values
    ('star_names', array['sanskrit', 'tamil', 'malayalam']),
    ('chart_style', array['South Indian', 'North Indian', 'East Indian']),
    ('lunar_node', array['mean', 'true']),
    ('match_school', array['South', 'North']),
    ('south_dina', array['listed counts', 'remainder by nine']),
    ('south_same_star', array['no list', 'Raman', 'Tamil almanac']),
    ('south_stree_deergha', array['more than 13', '9 or more', 'more than 15']),
    ('south_rasi', array['7 or more', 'opposite rasis excepted', 'not 2, 6, 8 or 12']),
    ('south_vasya', array['Raman', 'Tamil almanac']),
    ('north_gana', array['by groom', 'either way']),
    ('north_bhakoot', array['no exceptions', 'lords are friends']),
    ('north_nadi', array['no exceptions', 'star or pada differs'])
$$;
comment on function private.setting_choices() is 'Each setting that is one of a list, and its list. The client says what each choice means.';

create function private.is_setting_choice(setting text, value text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select exists (
    select from private.setting_choices() as rule where rule.setting = is_setting_choice.setting and value = any (rule.choices)
  )
$$;
comment on function private.is_setting_choice(text, text) is 'Whether a setting may have this value.';
-- A check is made with the writer's rights.
grant execute on function private.setting_choices(), private.is_setting_choice(text, text) to service_role;

create table public.site_settings (
  id boolean primary key default true
    constraint there_is_one_row check (id),
  visitors_may_browse boolean not null default true,
  updated_at timestamptz not null default now(),
  requests_per_day smallint not null default 5
    constraint requests_per_day_is_sensible check (requests_per_day between 0 and 100),
  open_requests smallint not null default 10
    constraint open_requests_is_sensible check (open_requests between 0 and 100),
  requests_expire_after_days smallint not null default 30
    constraint requests_expire_after_days_is_sensible check (requests_expire_after_days between 1 and 365),
  visitors_see_pictures boolean not null default true,
  star_names text not null default 'tamil'
    constraint star_names_are_known check (star_names in ('sanskrit', 'tamil', 'malayalam')),
  bureau_name text not null default 'Mangalam Matrimony'
    constraint bureau_name_is_readable check (char_length(bureau_name) between 1 and 60),
  tagline text not null default 'Matrimony bureau, Coimbatore'
    constraint tagline_is_readable check (char_length(tagline) between 1 and 80),
  opening_hours text not null
    default 'Families are welcome at our office, Monday to Saturday, ten in the morning to six in the evening.'
    constraint opening_hours_are_readable check (char_length(opening_hours) between 1 and 200),
  phone text not null default '+91 422 555 0142'
    constraint phone_is_dialable check (phone ~ '^\+[1-9][0-9 ]{7,19}$'),
  whatsapp text
    constraint whatsapp_is_dialable check (whatsapp ~ '^\+[1-9][0-9 ]{7,19}$'),
  email text not null default 'office@mangalam.example'
    constraint email_is_an_address check (email ~ '^[^@[:space:]]+@[^@[:space:]]+[.][^@[:space:]]+$' and char_length(email) <= 254),
  address text not null default E'14, Temple Car Street, R. S. Puram,\nCoimbatore 641 002, Tamil Nadu'
    constraint address_is_readable check (char_length(address) between 1 and 300),
  site_address text
    constraint site_address_is_a_link check (site_address ~ '^https?://[^[:space:]/?#]+/?$' and char_length(site_address) <= 120),
  grievance_officer text
    constraint grievance_officer_is_readable check (char_length(grievance_officer) between 1 and 120),
  chart_style text not null default 'South Indian'
    constraint chart_style_is_known check (private.is_setting_choice('chart_style', chart_style)),
  lunar_node text not null default 'mean'
    constraint lunar_node_is_known check (private.is_setting_choice('lunar_node', lunar_node)),
  match_school text not null default 'South'
    constraint match_school_is_known check (private.is_setting_choice('match_school', match_school)),
  south_dina text not null default 'listed counts'
    constraint south_dina_is_known check (private.is_setting_choice('south_dina', south_dina)),
  south_same_star text not null default 'no list'
    constraint south_same_star_is_known check (private.is_setting_choice('south_same_star', south_same_star)),
  south_stree_deergha text not null default 'more than 13'
    constraint south_stree_deergha_is_known check (private.is_setting_choice('south_stree_deergha', south_stree_deergha)),
  south_rasi text not null default '7 or more'
    constraint south_rasi_is_known check (private.is_setting_choice('south_rasi', south_rasi)),
  south_vasya text not null default 'Raman'
    constraint south_vasya_is_known check (private.is_setting_choice('south_vasya', south_vasya)),
  north_gana text not null default 'by groom'
    constraint north_gana_is_known check (private.is_setting_choice('north_gana', north_gana)),
  north_bhakoot text not null default 'no exceptions'
    constraint north_bhakoot_is_known check (private.is_setting_choice('north_bhakoot', north_bhakoot)),
  north_nadi text not null default 'no exceptions'
    constraint north_nadi_is_known check (private.is_setting_choice('north_nadi', north_nadi))
);
comment on table public.site_settings is 'The bureau''s settings, in a single row.';
comment on column public.site_settings.visitors_may_browse is 'Whether people who are not signed in see the cards of verified profiles.';
comment on column public.site_settings.requests_per_day is 'How many contact requests a member may make within 24 hours.';
comment on column public.site_settings.open_requests is 'How many undecided contact requests a member may have at once.';
comment on column public.site_settings.requests_expire_after_days is 'After how many days an undecided contact request expires.';
comment on column public.site_settings.visitors_see_pictures is 'Whether people who are not signed in see pictures and birth charts, of those who let them.';
comment on column public.site_settings.star_names is 'In which names birth stars are shown. They are kept by their Sanskrit ones.';
comment on column public.site_settings.phone is 'The bureau''s own, for everyone.';
comment on column public.site_settings.whatsapp is 'The bureau''s number on WhatsApp; null when it is the phone''s.';
comment on column public.site_settings.address is 'The bureau''s own, line by line.';
comment on column public.site_settings.site_address is 'Where members find the site, for messages; null is where the admin has it open.';
comment on column public.site_settings.grievance_officer is 'Who hears complaints, as the law asks.';
comment on column public.site_settings.chart_style is 'In which style birth charts are drawn.';
comment on column public.site_settings.lunar_node is 'Whether Rahu and Ketu are computed from the mean or the true node of the Moon.';
comment on column public.site_settings.match_school is 'By which school two stars are compared: ten porutham, or 36 guna.';
comment on column public.site_settings.south_dina is 'Which counts of stars are Dina.';
comment on column public.site_settings.south_same_star is 'Which list says whether two of the same star have Dina; without one it cannot be computed.';
comment on column public.site_settings.south_stree_deergha is 'Which counts of stars are Stree Deergha.';
comment on column public.site_settings.south_rasi is 'Which counts of rasis are Rasi porutham.';
comment on column public.site_settings.south_vasya is 'Which list of amenable rasis is used.';
comment on column public.site_settings.north_gana is 'Whether the points of two ganas depend on who is the groom.';
comment on column public.site_settings.north_bhakoot is 'Whether friendship of the lords takes a fault of Bhakoot away.';
comment on column public.site_settings.north_nadi is 'Whether a fault of Nadi is taken away within one rasi or one star.';

revoke all on public.site_settings from anon, authenticated, service_role;
grant select on public.site_settings to anon, authenticated;
grant select, update on public.site_settings to service_role;
alter table public.site_settings enable row level security;
create policy "Everyone reads the settings" on public.site_settings
  for select to anon, authenticated using (true);

create trigger set_updated_at before update on public.site_settings
  for each row execute function private.set_updated_at();

create trigger audit_change after insert or update or delete on public.site_settings
  for each row execute function private.audit_change('id', '');
insert into public.site_settings default values;

create function private.visitors_may_browse()
returns boolean
language plpgsql
stable
parallel safe
security definer
set search_path = ''
as $$
begin
  return (select visitors_may_browse from public.site_settings);
end
$$;
comment on function private.visitors_may_browse() is 'The visitor setting.';
grant execute on function private.visitors_may_browse() to anon;

create function private.visitors_see_pictures()
returns boolean
language plpgsql
stable
parallel safe
security definer
set search_path = ''
as $$
begin
  return (select visitors_see_pictures from public.site_settings);
end
$$;
comment on function private.visitors_see_pictures() is 'The setting about pictures.';
grant execute on function private.visitors_see_pictures() to anon;

create function public.save_settings(changes jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  settings public.site_settings;
  wanted constant jsonb := coalesce(changes, '{}');
  unknown text;
  entry record;
begin
  perform private.require_admin();
  if jsonb_typeof(wanted) <> 'object' then
    perform private.refuse('settings_wrong', 'Send the settings by their names.');
  end if;
  select * into strict settings from public.site_settings for update;
  select key into unknown from jsonb_object_keys(wanted) as key
    where key in ('id', 'updated_at') or not to_jsonb(settings) ? key limit 1;
  if unknown is not null then
    perform private.refuse('setting_unknown', 'There is no such setting.');
  end if;

  for entry in
    select rule.* from (values
      ('bureau_name', 60, 'Enter the bureau''s name.'), ('tagline', 80, 'Enter what the bureau is, and where.'),
      ('opening_hours', 200, 'Enter when families are welcome.'), ('phone', 21, 'Enter the bureau''s phone number.'),
      ('whatsapp', 21, null), ('email', 254, 'Enter the bureau''s e-mail.'), ('address', 300, 'Enter the bureau''s address.'),
      ('site_address', 120, null), ('grievance_officer', 120, null)
    ) as rule (field, longest, if_missing)
    where wanted ? rule.field
  loop
    settings := jsonb_populate_record(settings, jsonb_build_object(
      entry.field, private.clean_text(entry.field, wanted ->> entry.field, entry.longest, entry.if_missing)
    ));
  end loop;
  for entry in
    select field, value from (values ('phone', settings.phone), ('whatsapp', settings.whatsapp)) as number (field, value)
    where wanted ? field
  loop
    if entry.value !~ '^\+[1-9][0-9 ]{7,19}$' then
      perform private.refuse('phone_wrong', 'Enter the number with its country code, such as +91 422 555 0142.', entry.field);
    end if;
  end loop;
  if settings.email !~ '^[^@[:space:]]+@[^@[:space:]]+[.][^@[:space:]]+$' then
    perform private.refuse('email_wrong', 'Enter an e-mail address, such as office@bureau.in.', 'email');
  end if;
  if settings.site_address !~ '^https?://[^[:space:]/?#]+/?$' then
    perform private.refuse('site_address_wrong', 'Enter the address as the browser shows it, such as https://www.bureau.in.', 'site_address');
  end if;

  for entry in
    select rule.* from (values
      ('requests_per_day', 0, 100), ('open_requests', 0, 100), ('requests_expire_after_days', 1, 365)
    ) as rule (field, lowest, highest)
    where wanted ? rule.field
  loop
    if wanted ->> entry.field !~ '^[0-9]{1,3}$' or (wanted ->> entry.field) is null
      or (wanted ->> entry.field)::integer not between entry.lowest and entry.highest
    then
      perform private.refuse(
        'setting_out_of_range', format('Enter a whole number from %s to %s.', entry.lowest, entry.highest), entry.field
      );
    end if;
    settings := jsonb_populate_record(settings, jsonb_build_object(entry.field, (wanted ->> entry.field)::integer));
  end loop;
  for entry in
    select field from unnest(array['visitors_may_browse', 'visitors_see_pictures']) as field where wanted ? field
  loop
    if jsonb_typeof(wanted -> entry.field) <> 'boolean' then
      perform private.refuse('not_yes_or_no', 'Say yes or no.', entry.field);
    end if;
    settings := jsonb_populate_record(settings, jsonb_build_object(entry.field, wanted -> entry.field));
  end loop;
  for entry in
    select rule.setting, rule.choices from private.setting_choices() as rule where wanted ? rule.setting
  loop
    if jsonb_typeof(wanted -> entry.setting) <> 'string' or wanted ->> entry.setting <> all (entry.choices) then
      perform private.refuse('not_in_list', 'Choose one of the list.', entry.setting);
    end if;
    settings := jsonb_populate_record(settings, jsonb_build_object(entry.setting, wanted ->> entry.setting));
  end loop;

  update public.site_settings
    set (
      bureau_name, tagline, opening_hours, phone, whatsapp, email, address, site_address, grievance_officer,
      visitors_may_browse, visitors_see_pictures,
      requests_per_day, open_requests, requests_expire_after_days,
      star_names, chart_style, lunar_node, match_school,
      south_dina, south_same_star, south_stree_deergha, south_rasi, south_vasya,
      north_gana, north_bhakoot, north_nadi
    ) = (
      settings.bureau_name, settings.tagline, settings.opening_hours, settings.phone, settings.whatsapp, settings.email,
      settings.address, settings.site_address, settings.grievance_officer,
      settings.visitors_may_browse, settings.visitors_see_pictures,
      settings.requests_per_day, settings.open_requests, settings.requests_expire_after_days,
      settings.star_names, settings.chart_style, settings.lunar_node, settings.match_school,
      settings.south_dina, settings.south_same_star, settings.south_stree_deergha, settings.south_rasi, settings.south_vasya,
      settings.north_gana, settings.north_bhakoot, settings.north_nadi
    )
    where id;
end
$$;
comment on function public.save_settings(jsonb) is 'For the admin: changes the named columns of site_settings. Error 22023 in words, with the column.';
grant execute on function public.save_settings(jsonb) to authenticated;
