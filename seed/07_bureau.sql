-- Demo fixtures 7 of 7: the invented bureau, where none has entered its own.

-- Never in a real register.
do $$
begin
  if not exists (select from public."RegisteredUsers" where id = 1000 and created_at = '2026-11-19 17:39:40 +05:30') then
    raise exception 'The demo people are not here, so nothing was done. They come with 01_registered_users.sql.';
  end if;
end
$$;

update public.site_settings set
  bureau_name = 'Mangalam Matrimony',
  tagline = 'Matrimony bureau, Coimbatore',
  opening_hours = 'Families are welcome at our office, Monday to Saturday, ten in the morning to six in the evening.',
  phone = '+91 422 555 0142',
  email = 'office@mangalam.example',
  address = E'14, Temple Car Street, R. S. Puram,\nCoimbatore 641 002, Tamil Nadu'
where id and phone = '';
