-- By which school and which variant of each disputed rule the bureau compares two stars, and how it draws birth charts.
-- Who may: as all of site_settings, everyone reads them, for nothing of them is about a person, and the admin changes them through
-- save_settings; each change is in the audit log.

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

alter table public.site_settings
  add column chart_style text not null default 'South Indian'
    constraint chart_style_is_known check (private.is_setting_choice('chart_style', chart_style)),
  add column lunar_node text not null default 'mean'
    constraint lunar_node_is_known check (private.is_setting_choice('lunar_node', lunar_node)),
  add column match_school text not null default 'South'
    constraint match_school_is_known check (private.is_setting_choice('match_school', match_school)),
  add column south_dina text not null default 'listed counts'
    constraint south_dina_is_known check (private.is_setting_choice('south_dina', south_dina)),
  add column south_same_star text not null default 'no list'
    constraint south_same_star_is_known check (private.is_setting_choice('south_same_star', south_same_star)),
  add column south_stree_deergha text not null default 'more than 13'
    constraint south_stree_deergha_is_known check (private.is_setting_choice('south_stree_deergha', south_stree_deergha)),
  add column south_rasi text not null default '7 or more'
    constraint south_rasi_is_known check (private.is_setting_choice('south_rasi', south_rasi)),
  add column south_vasya text not null default 'Raman'
    constraint south_vasya_is_known check (private.is_setting_choice('south_vasya', south_vasya)),
  add column north_gana text not null default 'by groom'
    constraint north_gana_is_known check (private.is_setting_choice('north_gana', north_gana)),
  add column north_bhakoot text not null default 'no exceptions'
    constraint north_bhakoot_is_known check (private.is_setting_choice('north_bhakoot', north_bhakoot)),
  add column north_nadi text not null default 'no exceptions'
    constraint north_nadi_is_known check (private.is_setting_choice('north_nadi', north_nadi));
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

create or replace function private.save_settings(changes jsonb)
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
