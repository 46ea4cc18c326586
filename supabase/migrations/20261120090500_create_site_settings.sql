-- The bureau's own choices. One row.
-- Who may: everyone reads it (the client says why a list is closed); nobody writes it through the API yet.

create table public.site_settings (
  id boolean primary key default true
    constraint there_is_one_row check (id),
  visitors_may_browse boolean not null default true,
  updated_at timestamptz not null default now()
);

comment on table public.site_settings is 'The bureau''s settings, in a single row.';
comment on column public.site_settings.visitors_may_browse is 'Whether people who are not signed in see the cards of verified profiles.';

insert into public.site_settings default values;

revoke all on public.site_settings from anon, authenticated, service_role;
grant select on public.site_settings to anon, authenticated;
grant select, update on public.site_settings to service_role;
alter table public.site_settings enable row level security;

create trigger set_updated_at before update on public.site_settings
  for each row execute function private.set_updated_at();

create policy "Everyone reads the settings" on public.site_settings
  for select to anon, authenticated using (true);

create function private.visitors_may_browse()
returns boolean
language sql
stable
parallel safe
security definer
set search_path = ''
as $$
  select visitors_may_browse from public.site_settings
$$;
comment on function private.visitors_may_browse() is 'The visitor setting.';
revoke all on function private.visitors_may_browse() from public;
grant execute on function private.visitors_may_browse() to anon;
