-- Templates of the WhatsApp messages that the admin sends.
-- Who may: the admin reads the templates, and changes them through save_message_template. Each change is in the audit log.

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
    ('consent question', array['{other}', '{link}']),
    ('both ways question', array['{other}', '{link}'])
  ) as own (template, placeholders)
  where own.template = message_placeholders.template
$$;
comment on function private.message_placeholders(text) is 'The placeholders of a template; null for an unknown template. Never a password, and no contact details but the bureau''s own phone number.';

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
comment on function private.wrong_placeholder(text, text) is 'The first placeholder that the template does not know, or a single brace.';

-- The translations of the default texts: a line for each template and language. Placeholders stay as they are.
create function private.original_message(template text, language text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select original.body
  from (values
    ('account made', 'en', E'Vanakkam {name},\nyour account at {bureau} is ready: {site}\nYour username is: {username}\nWe give you the temporary password separately. Please choose your own when you first sign in.'),
    ('password reset', 'en', E'Vanakkam {name},\nyou can sign in at {site} with a new temporary password, which we give you separately.\nYour username is: {username}\nPlease choose your own password when you sign in.\n{bureau}, {phone}'),
    ('request approved', 'en', E'Vanakkam {name},\nThe family of {other} has agreed. Sign in to see their contact details: {link}\n{bureau}'),
    ('request declined', 'en', E'Vanakkam {name},\nwe could not share the contact details of {other}: {reason}\nOther profiles wait for you at {site}\n{bureau}, {phone}'),
    ('consent question', 'en', E'Vanakkam,\na family registered with us asks for the contact details of {name}. It is the family of {other}: {link}\nMay we share your phone number, e-mail and address with them? Nothing is shared before you agree.\n{bureau}, {phone}'),
    ('both ways question', 'en', E'Vanakkam,\nyou asked us for the contact details of {other}: {link}\nTheir family agrees. May we show them the phone number, e-mail and address of {name} too? Nothing of yours is shown before you agree.\n{bureau}, {phone}')
  ) as original (template, language, body)
  where original.template = original_message.template and original.language = original_message.language
$$;
comment on function private.original_message(text, text) is 'The default text of a message in a language, or null. A change here affects new databases only; stored messages stay.';

-- CHECK constraints and generated columns run with the rights of the role that writes.
grant execute on function private.message_placeholders(text), private.wrong_placeholder(text, text), private.original_message(text, text)
  to service_role;

create table public.message_templates (
  template text not null
    constraint template_is_known check (private.message_placeholders(template) is not null),
  language text not null default 'en'
    constraint language_is_a_code check (language ~ '^[a-z]{2,3}$'),
  body text not null
    constraint body_is_readable check (char_length(body) between 1 and 1000),
  updated_at timestamptz not null default now(),
  original text generated always as (private.original_message(template, language)) stored,
  id text not null generated always as (template || case language when 'en' then '' else ', ' || language end) stored,
  primary key (template, language),
  constraint placeholders_are_known check (private.wrong_placeholder(template, body) is null)
);
comment on table public.message_templates is 'WhatsApp messages that the admin sends, with placeholders in braces.';
comment on column public.message_templates.language is 'The language of the family that reads it. Without a row for it, the family gets the English message.';
comment on column public.message_templates.original is 'The default text; null where there is none in this language.';
comment on column public.message_templates.id is 'Its name in the audit log: "account made, ta".';

revoke all on public.message_templates from anon, authenticated, service_role;
grant select on public.message_templates to authenticated;
grant select, insert, update, delete on public.message_templates to service_role;
alter table public.message_templates enable row level security;
create policy "The admin reads the templates of messages" on public.message_templates
  for select to authenticated using ((select private.is_admin()));

create trigger set_updated_at before update on public.message_templates
  for each row execute function private.set_updated_at();
create trigger audit_change after insert or update or delete on public.message_templates
  for each row execute function private.audit_change('id', '');

insert into public.message_templates (template, language, body)
  select template, language, private.original_message(template, language)
  from unnest(array['account made', 'password reset', 'request approved', 'request declined', 'consent question', 'both ways question']) as template
  cross join unnest(array['en', 'ta', 'ml', 'te', 'kn', 'hi']) as language
  where private.original_message(template, language) is not null;

create function public.save_message_template(template text, body text, language text default 'en')
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
  cleaned := private.clean_text('body', body, 1000);
  if save_message_template.language is null then
    perform private.refuse('language_missing', 'Choose the language of the message.', 'language');
  end if;
  if cleaned is null then
    if save_message_template.language = 'en' then
      perform private.refuse('message_missing', 'Write the message.', 'body');
    end if;
    delete from public.message_templates as kept
      where kept.template = save_message_template.template and kept.language = save_message_template.language;
    return;
  end if;
  wrong := private.wrong_placeholder(template, cleaned);
  if wrong is not null then
    perform private.refuse(
      'placeholder_unknown', '{wrong} is not known here. Known are: {known}.', 'body',
      jsonb_build_object('wrong', wrong, 'known', array_to_string(known, ', '))
    );
  end if;
  insert into public.message_templates as kept (template, language, body)
    values (save_message_template.template, private.clean_language(save_message_template.language), cleaned)
    on conflict on constraint message_templates_pkey do update set body = excluded.body;
end
$$;
comment on function public.save_message_template(text, text, text) is 'For the admin: changes a WhatsApp message in a language. An empty one in another language than English is deleted: families then get the English one. Errors: 22023 for an unknown placeholder or language, PT404 for an unknown template.';
grant execute on function public.save_message_template(text, text, text) to authenticated;
