-- Who reads what. Every function is called as (select ...), so that it runs once a query and not once a row.
-- Nothing here lets anyone write: the API's roles hold no insert, update or delete grant on these tables.

create policy "Visitors read visible profiles while the bureau allows it" on public."RegisteredUsers"
  for select to anon
  using (visible and (select private.visitors_may_browse()));

create policy "Members read visible profiles and their own, the admin all" on public."RegisteredUsers"
  for select to authenticated
  using (
    (visible and (select private.is_active_member()))
    or id = any (array(select private.my_registered_user_ids()))
    or (select private.is_admin())
  );

create policy "Members read details of profiles they see, the admin all" on public.profile_details
  for select to authenticated
  using (
    (select private.is_admin())
    or exists (
      select 1 from public."RegisteredUsers" where "RegisteredUsers".id = profile_details.registered_user_id
    )
  );

-- An OR with is_admin() here would make every read walk the whole table, and the admin's readings must be recorded:
-- see public.open_contact_details.
create policy "Members read their own contact details" on public.contact_details
  for select to authenticated
  using (registered_user_id = any (array(select private.my_registered_user_ids())));

create policy "Members read their own account, the admin all" on public.accounts
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create policy "Members read their own notifications, the admin all" on public.notifications
  for select to authenticated
  using (
    (recipient = (select auth.uid()) and (select private.is_active_member()))
    or (select private.is_admin())
  );
