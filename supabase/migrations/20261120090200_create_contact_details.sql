-- Telephone, e-mail and address: what this product protects.
-- Who may: a member reads their own. The admin has no direct read: a contact is opened through
-- public.open_contact_details, which records the reading. Visitors hold the grant only so that a profile can be asked
-- for with its contact embedded; no policy gives them a row.

create table public.contact_details (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  phone_number text
    constraint phone_number_is_dialable check (phone_number ~ '^\+[0-9][0-9 ]{6,18}[0-9]$'),
  email text
    constraint email_is_plausible check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  address text
    constraint address_is_readable check (char_length(address) between 1 and 400),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.contact_details is 'Contact details of a registered user: shown to nobody before the admin has approved it.';
comment on column public.contact_details.phone_number is 'International form: a plus sign, the country code, digits and spaces.';

revoke all on public.contact_details from anon, authenticated, service_role;
grant select on public.contact_details to anon, authenticated;
grant select, insert, update, delete on public.contact_details to service_role;
alter table public.contact_details enable row level security;

create trigger set_updated_at before update on public.contact_details
  for each row execute function private.set_updated_at();
