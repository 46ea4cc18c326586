-- A row in each table that the demo data and e2e/every-state.sql leave empty, for the drill of the backups. Asha is 1000.
create temporary table logins on commit drop as
select user_id from public.accounts where username in ('bala', 'chitra');

insert into private.answers (asked_by, answer) select user_id, '{"found": "ஆஷா"}' from logins;
insert into private.breaches (began_at, ended_at, happened, measures, people, recorded_by_name)
values (now() - interval '2 days', now() - interval '1 day', 'A phone was stolen.', 'Its login was switched off.', '{999,1000}', 'Lakshmi');
insert into private.bureau_communities (name, wider, relation, node, wider_node) values ('Anuppa', 'Gounder', 'may be', 'anuppa', 'Gounder');
insert into private.bureau_words (kind, words, keys) values ('place', '{Mysuru,Mysore}', '{mysuru,mysore}');
insert into private.earlier_acts (family_id, kind, row_id, happened_at) values (1000, 'shown', 1, now());
insert into private.family_links (registered_user_id, token_hash, created_by_name, expires_at)
values (1000, sha256('a link'), 'Lakshmi', now() + interval '30 days');
insert into private.requests (request_id, kind, registered_user_id) values ('817a9ac8-17e8-40f4-819a-5fb5a758d47f', 'import', 1000);
insert into private.imported_people (registered_user_id, request_id) values (1000, '817a9ac8-17e8-40f4-819a-5fb5a758d47f');
insert into private.keeping (registered_user_id, confirmed_on, confirmed_by) values (1000, private.today(), 'member');
insert into private.nominees (registered_user_id, name, relation, phone_number) values (1000, 'Meena', 'Sister', '+91 55501 23456');
insert into private.office_notes (registered_user_id, note) values (1000, E'Line one\nline\ttwo \\ backslash ''quotes''');
insert into private.other_sendings (kind) values ('new');
insert into private.past_enquiries (month, admin_name, count) values ('2026-10-01', 'Lakshmi', 3);
insert into private.read_reviews (month, note, counts, signed_off_by_name) values ('2026-10-01', 'Nothing unusual.', '{}', 'Lakshmi');
insert into private.removed_files (bucket_id, name, registered_user_id) values ('profile-images', '1000/gone.webp', 1000);
insert into private.sealed (sealed_on, registered_user_id, cipher) values (private.today(), 5, '\x00ff5c0a');
insert into private.stories (bride_id, groom_id, words, language, picture, shown_at)
values (1000, 999, '{"en": "We met over coffee.", "kn": "ನಾವು ಭೇಟಿಯಾದೆವು."}', 'en', '1000/story-817a9ac8-17e8-40f4-819a-5fb5a758d47f.webp', now());
insert into private.visits (registered_user_id, looked_at) values (1000, now());

insert into private.factor_failures (user_id, failures, last_failed_at) select user_id, 2, now() from logins;
insert into private.own_password_changes (user_id, changed_at, changed_in) select user_id, now(), gen_random_uuid() from logins;
insert into private.password_changes (user_id, session_id, must_wait) select user_id, gen_random_uuid(), false from logins;
insert into private.password_failures (user_id, failures, last_failed_at) select user_id, 1, now() from logins;
insert into private.recovery_codes (user_id, code_hash) select user_id, 'a hash' from logins;
insert into private.recovery_tries (user_id, session_id, must_wait) select user_id, gen_random_uuid(), true from logins;
insert into private.sign_ins (user_id, reported_at, failures) select user_id, now(), 3 from logins;

insert into public.contact_attempts (request_id, registered_user_id, channel, note, tried_by_name)
select id, profile_id, 'Telephone', 'Nobody answered.', 'Lakshmi' from public.contact_requests limit 1;
insert into public.follow_ups (request_id, state, changed_by_name)
select id, 'talking', 'Lakshmi' from public.contact_requests where status = 'approved' limit 1;
insert into public.own_statuses (registered_user_id, status) values (1000, 'engaged');
insert into public.profile_log (registered_user_id, kind, entry, written_by_name) values (1000, 'Other', 'Called.', 'Lakshmi');
update public.site_settings set fees_on = true where id;
insert into private.read_languages (registered_user_id, language) values (1000, 'ta') on conflict do nothing;
