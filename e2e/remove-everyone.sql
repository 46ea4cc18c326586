-- The empty case of the dashboard: nobody is registered and nothing waits, but the admin can sign in.
delete from public."RegisteredUsers";
delete from public.notifications;
