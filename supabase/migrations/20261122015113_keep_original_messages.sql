-- What the messages on WhatsApp said at first, so that the bureau can put it back.
-- Who may read it: whoever reads the message.

create function private.original_message(template text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select original.body
  from (values
    ('account made', E'Namaste {name},\nyour account at {bureau} is ready: {site}\nYour username is: {username}\nWe give you the temporary password separately. Please choose your own when you first sign in.'),
    ('password reset', E'Namaste {name},\nyou can sign in at {site} with a new temporary password, which we give you separately.\nYour username is: {username}\nPlease choose your own password when you sign in.\n{bureau}, {phone}'),
    ('request approved', E'Namaste {name},\nthe family of {other} agrees: the contact details are on our site now. Please sign in and open the profile: {link}\n{bureau}'),
    ('request declined', E'Namaste {name},\nwe could not share the contact details of {other}: {reason}\nOther profiles wait for you at {site}\n{bureau}, {phone}'),
    ('consent question', E'Namaste,\na family registered with us asks for the contact details of {name}. It is the family of {other}: {link}\nMay we share your phone number, e-mail and address with them? Nothing is shared before you agree.\n{bureau}, {phone}')
  ) as original (template, body)
  where original.template = original_message.template
$$;
comment on function private.original_message(text) is 'What a message says until the bureau changes it. A new text of ours is written here; messages that are there keep theirs.';
-- A generated column is computed with the writer's rights.
grant execute on function private.original_message(text) to service_role;

alter table public.message_templates add column original text not null generated always as (private.original_message(template)) stored;
comment on column public.message_templates.original is 'What the message said at first.';
