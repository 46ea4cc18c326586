-- What the bureau says about itself, and what it writes on WhatsApp, are its own to change.
-- Who may: everyone reads how the bureau is called and reached; the templates of messages are for the admin. Nobody writes but
-- through the functions, which are for the admin; each change is in the audit log.

alter table public.site_settings
  add column bureau_name text not null default 'Mangalam Matrimony'
    constraint bureau_name_is_readable check (char_length(bureau_name) between 1 and 60),
  add column tagline text not null default 'Matrimony bureau, Coimbatore'
    constraint tagline_is_readable check (char_length(tagline) between 1 and 80),
  add column opening_hours text not null
    default 'Families are welcome at our office, Monday to Saturday, ten in the morning to six in the evening.'
    constraint opening_hours_are_readable check (char_length(opening_hours) between 1 and 200),
  add column phone text not null default '+91 422 555 0142'
    constraint phone_is_dialable check (phone ~ '^\+[1-9][0-9 ]{7,19}$'),
  add column whatsapp text
    constraint whatsapp_is_dialable check (whatsapp ~ '^\+[1-9][0-9 ]{7,19}$'),
  add column email text not null default 'office@mangalam.example'
    constraint email_is_an_address check (email ~ '^[^@[:space:]]+@[^@[:space:]]+[.][^@[:space:]]+$' and char_length(email) <= 254),
  add column address text not null default E'14, Temple Car Street, R. S. Puram,\nCoimbatore 641 002, Tamil Nadu'
    constraint address_is_readable check (char_length(address) between 1 and 300),
  add column site_address text
    constraint site_address_is_a_link check (site_address ~ '^https?://[^[:space:]/?#]+/?$' and char_length(site_address) <= 120),
  add column grievance_officer text
    constraint grievance_officer_is_readable check (char_length(grievance_officer) between 1 and 120);
comment on column public.site_settings.phone is 'The bureau''s own, for everyone.';
comment on column public.site_settings.whatsapp is 'The bureau''s number on WhatsApp; null when it is the phone''s.';
comment on column public.site_settings.address is 'The bureau''s own, line by line.';
comment on column public.site_settings.site_address is 'Where members find the site, for messages; null is where the admin has it open.';
comment on column public.site_settings.grievance_officer is 'Who hears complaints, as the law asks.';

create function private.save_settings(changes jsonb)
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
  if wanted ? 'star_names' then
    if coalesce(wanted ->> 'star_names', '') not in ('sanskrit', 'tamil', 'malayalam') then
      perform private.refuse('not_in_list', 'Choose one of the list.', 'star_names');
    end if;
    settings.star_names := wanted ->> 'star_names';
  end if;

  update public.site_settings
    set (
      bureau_name, tagline, opening_hours, phone, whatsapp, email, address, site_address, grievance_officer,
      visitors_may_browse, visitors_see_pictures, star_names,
      requests_per_day, open_requests, requests_expire_after_days
    ) = (
      settings.bureau_name, settings.tagline, settings.opening_hours, settings.phone, settings.whatsapp, settings.email,
      settings.address, settings.site_address, settings.grievance_officer,
      settings.visitors_may_browse, settings.visitors_see_pictures, settings.star_names,
      settings.requests_per_day, settings.open_requests, settings.requests_expire_after_days
    )
    where id;
end
$$;
comment on function private.save_settings(jsonb) is 'See public.save_settings.';
create function public.save_settings(changes jsonb)
returns void language sql set search_path = ''
as $$ select private.save_settings(changes) $$;
comment on function public.save_settings(jsonb) is 'For the admin: changes the named columns of site_settings. Error 22023 in words, with the column.';
grant execute on function private.save_settings(jsonb), public.save_settings(jsonb) to authenticated;

-- What the admin sends on WhatsApp ----------------------------------------------------------------------------------------

create function private.message_placeholders(template text)
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select array['{name}', '{bureau}', '{site}', '{phone}'] || own.placeholders
  from (values
    ('account made', array['{username}']),
    ('password reset', array['{username}']),
    ('request approved', array['{other}', '{link}']),
    ('request declined', array['{other}', '{reason}']),
    ('consent question', array['{other}', '{link}'])
  ) as own (template, placeholders)
  where own.template = message_placeholders.template
$$;
comment on function private.message_placeholders(text) is 'What a template may hold to be filled in; null for a template that is not known. Never a password, and never contact details but the bureau''s own phone number.';

create function private.wrong_placeholder(template text, body text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select found[1] from regexp_matches(body, '(\{[^{}]*\}|[{}])', 'g') as found
  where found[1] <> all (private.message_placeholders(template)) limit 1
$$;
comment on function private.wrong_placeholder(text, text) is 'The first placeholder of a text that its template does not know, or a brace that stands alone.';
-- A check is computed with the writer's rights.
grant execute on function private.message_placeholders(text), private.wrong_placeholder(text, text) to service_role;

create table public.message_templates (
  template text primary key
    constraint template_is_known check (private.message_placeholders(template) is not null),
  body text not null
    constraint body_is_readable check (char_length(body) between 1 and 1000),
  updated_at timestamptz not null default now(),
  constraint placeholders_are_known check (private.wrong_placeholder(template, body) is null)
);
comment on table public.message_templates is 'What the admin sends on WhatsApp, with placeholders in braces.';

revoke all on public.message_templates from anon, authenticated, service_role;
grant select on public.message_templates to authenticated;
grant select, insert, update, delete on public.message_templates to service_role;
alter table public.message_templates enable row level security;
create policy "The admin reads the templates of messages" on public.message_templates
  for select to authenticated using ((select private.is_admin()));

create trigger set_updated_at before update on public.message_templates
  for each row execute function private.set_updated_at();
create trigger audit_change after insert or update or delete on public.message_templates
  for each row execute function private.audit_change('template', '');

insert into public.message_templates (template, body) values
  ('account made', E'Namaste {name},\nyour account at {bureau} is ready: {site}\nYour username is: {username}\nWe give you the temporary password separately. Please choose your own when you first sign in.'),
  ('password reset', E'Namaste {name},\nyou can sign in at {site} with a new temporary password, which we give you separately.\nYour username is: {username}\nPlease choose your own password when you sign in.\n{bureau}, {phone}'),
  ('request approved', E'Namaste {name},\nthe family of {other} agrees: the contact details are on our site now. Please sign in and open the profile: {link}\n{bureau}'),
  ('request declined', E'Namaste {name},\nwe could not share the contact details of {other}: {reason}\nOther profiles wait for you at {site}\n{bureau}, {phone}'),
  ('consent question', E'Namaste,\na family registered with us asks for the contact details of {name}. It is the family of {other}: {link}\nMay we share your phone number, e-mail and address with them? Nothing is shared before you agree.\n{bureau}, {phone}');

create function private.save_message_template(template text, body text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  known constant text[] := private.message_placeholders(template);
  cleaned text;
  wrong text;
begin
  perform private.require_admin();
  if known is null then
    perform private.not_found('template_unknown', 'There is no such message.');
  end if;
  cleaned := private.clean_text('body', body, 1000, 'Write the message.');
  wrong := private.wrong_placeholder(template, cleaned);
  if wrong is not null then
    perform private.refuse(
      'placeholder_unknown', format('%s is not known here. Known are: %s.', wrong, array_to_string(known, ', ')), 'body'
    );
  end if;
  update public.message_templates as kept set body = cleaned where kept.template = save_message_template.template;
end
$$;
comment on function private.save_message_template(text, text) is 'See public.save_message_template.';
create function public.save_message_template(template text, body text)
returns void language sql set search_path = ''
as $$ select private.save_message_template(template, body) $$;
comment on function public.save_message_template(text, text) is 'For the admin: changes what is sent on WhatsApp. Error 22023 for a placeholder that is not known; PT404.';
grant execute on function private.save_message_template(text, text), public.save_message_template(text, text) to authenticated;
