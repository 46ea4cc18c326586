-- Every state of every list, on top of the demo data: make reset, then make seed FILE=e2e/every-state.sql
--
-- What is where is said in seed/README.md. Running it again adds nothing.

-- Never in a real register.
do $$
begin
  if not exists (select from public."RegisteredUsers" where id = 1000 and created_at = '2026-11-19 17:39:40 +05:30') then
    raise exception 'The demo people are not here, so nothing was done. They come with make reset.';
  end if;
  if exists (select from public.contact_requests where note = 'Our families have known each other for long.') then
    raise exception 'Every state is here already. make reset begins again.';
  end if;
end
$$;

-- Names in the scripts of the members' languages. A number that nobody in India has marks each as invented (made-up.ts).
with added as (
insert into public."RegisteredUsers" (name, gender, age, religion, location, status, verified_at, verified_by, verified_items, created_at)
values
  ('கயல்விழி சுப்பிரமணியன்', 'bride', 26, 'Hindu', 'Madurai, Tamil Nadu', 'verified', '2026-11-19 12:00 +05:30', 'Lakshmi Narayanan, office', '{Mobile}', '2026-11-21 12:00 +05:30'),
  ('अनन्या मिश्रा', 'bride', 27, 'Hindu', 'Varanasi, Uttar Pradesh', 'verified', '2026-11-19 12:10 +05:30', 'Lakshmi Narayanan, office', '{Mobile}', '2026-11-21 12:10 +05:30'),
  ('ലക്ഷ്മിക്കുട്ടി നായർ', 'bride', 28, 'Hindu', 'Thrissur, Kerala', 'verified', '2026-11-19 12:20 +05:30', 'Lakshmi Narayanan, office', '{Mobile}', '2026-11-21 12:20 +05:30')
returning id
)
insert into public.contact_details (registered_user_id, phone_number)
select id, '+91 55601 2000' || row_number() over (order by id) from added;

-- Bala (999) has asked for a bride in each state, Chitra (998) for a groom in those that wait for the bureau.
create temporary table asked on commit drop as
select requester.id as requester_id, state.status, target.id as profile_id, state.position
from (values
  (1, 'requested'), (2, 'under review'), (3, 'awaiting consent'), (4, 'approved'),
  (5, 'declined'), (6, 'withdrawn'), (7, 'expired'), (8, 'revoked')
) as state (position, status)
cross join (values (999, 'bride'), (998, 'groom')) as requester (id, wants)
join lateral (
  select id from public."RegisteredUsers"
  where visible and gender = wants and id between 850 and 929 order by id desc offset state.position limit 1
) as target on true
where requester.id = 999 or state.position <= 3;

insert into public.likes (liker_id, profile_id)
select requester_id, profile_id from asked on conflict do nothing;

insert into public.contact_requests
  (requester_id, profile_id, note, status, decline_reason, ask_again_on, decided_by_name, decided_at, created_at)
select requester_id, profile_id,
  case when position = 1 then 'Our families have known each other for long.' end,
  status,
  case when status = 'declined' then 'The family looks for somebody nearer to their town.' end,
  case when status = 'awaiting consent' then current_date + 3 end,
  case when status in ('approved', 'declined', 'revoked') then 'Lakshmi Narayanan, office' end,
  case when status in ('approved', 'declined', 'revoked') then now() - interval '1 day' end,
  now() - make_interval(days => position)
from asked;

insert into public.contact_consents (request_id, registered_user_id, given_on, channel, person, recorded_by_name)
select id, profile_id, current_date - 2, 'Telephone', 'Her father', 'Lakshmi Narayanan, office'
from public.contact_requests
where requester_id = 999 and status in ('approved', 'revoked');

insert into public.disclosures (request_id, subject_id, recipient_id, shared_by_name, revoked_by_name, revoked_at, revoke_reason)
select id, profile_id, requester_id, decided_by_name,
  case when status = 'revoked' then decided_by_name end,
  case when status = 'revoked' then decided_at end,
  case when status = 'revoked' then 'The family has found a match.' end
from public.contact_requests
where requester_id = 999 and status in ('approved', 'revoked');

-- A report that waits, and one that was dealt with.
insert into public.reports (reporter_id, profile_id, reason, note, resolved_by_name, resolved_at)
select 999, profile_id, 'Asks for money', 'Twice within a week.',
  case when position = 2 then 'Lakshmi Narayanan, office' end,
  case when position = 2 then now() end
from asked where requester_id = 999 and position in (1, 2);

insert into public.blocks (blocker_id, profile_id)
select 998, profile_id from asked where requester_id = 998 and position = 3;

-- Asha's proposal waits; the bureau has changed one of its fields in the meantime. Bala's were decided.
insert into public.profile_proposals (registered_user_id, changes, base, status, reason, decided_by_name, decided_at)
values
  (1000, '{"job": "Head of works", "height": 171}', '{"job": "What the bureau has changed since", "height": null}', 'pending', null, null, null),
  (999, '{"job": "Engineer"}', '{"job": null}', 'approved', null, 'Lakshmi Narayanan, office', now()),
  (999, '{"height": 250}', '{"height": null}', 'declined', 'Please look at the height once more.', 'Lakshmi Narayanan, office', now()),
  (999, '{"education": "B.E."}', '{"education": null}', 'withdrawn', null, null, null);

insert into public.deletion_requests (registered_user_id, note) values (998, 'We have found a match.');

-- Deleted: one that can be restored, one that make daily erases.
insert into private.deletions (registered_user_id, status_before, login_was_active)
select id, status, null from public."RegisteredUsers" where id in (732, 700);
update public."RegisteredUsers" set status = 'withdrawn', status_reason = null, verified_at = null, verified_by = null,
  deleted_at = now() - case when id = 732 then interval '2 days' else interval '31 days' end
where id in (732, 700);

insert into public.saved_searches (registered_user_id, name, filters, last_opened_at)
values
  (999, 'Brides in Coimbatore', '{"looking_for": "bride", "location": "Coimbatore, Tamil Nadu"}', now() - interval '300 days'),
  (999, 'Nobody', '{"looking_for": "bride", "religion": "Jewish", "caste": "Chettiar"}', now());

insert into public.notifications (kind, recipient, message, registered_user_id, read_at)
select 'contact received', user_id, format('The contact details of %s are shared with you.', name), profile_id, case when asked.status = 'revoked' then now() end
from asked
join public."RegisteredUsers" on "RegisteredUsers".id = profile_id
join public.accounts on registered_user_id = requester_id
where requester_id = 999 and asked.status in ('approved', 'revoked');

-- Both families are interested; and an interest of the other side alone, which the bureau has not asked about yet.
insert into public.introductions
  (family_id, shown_id, how, shown_by_name, shown_at, asked_at, answer, answered_by, answered_at, answers_that_day, request_id)
select pair.family_id, pair.shown_id, pair.how, pair.shown_by, now() - interval '2 days', now() - interval '1 day', 'interested', pair.answered_by, now(), 1, id
from public.contact_requests
cross join lateral (
  values (requester_id, profile_id, 'Sheets', 'Lakshmi Narayanan, office', 'bureau'), (profile_id, requester_id, 'Interest', null, 'link')
) as pair (family_id, shown_id, how, shown_by, answered_by)
where requester_id = 999 and status = 'under review'
on conflict on constraint shown_once do update
  set request_id = excluded.request_id, answer = excluded.answer, reason = null, answered_by = excluded.answered_by, answered_at = now();

insert into public.introductions (family_id, shown_id, how, asked_at)
select profile_id, requester_id, 'Interest', now() - interval '4 days'
from public.contact_requests where open and requester_id <> 999
on conflict do nothing;

-- An enquiry that became a person, and a lost password that was given a new one.
insert into private.enquiries (kind, name, relative, state, changed_by_name, changed_at, registered_user_id)
values
  ('new', 'Father of Bala', 'Son', 'registered', 'Lakshmi Narayanan, office', now(), 999),
  ('login', 'Chitra Menon', null, 'done', 'Lakshmi Narayanan, office', now(), null);

-- A complaint without an answer, one that is answered, and one whose person was erased.
with sent as (
  insert into private.grievances
    (about, name, words, channel, created_at, acknowledged_at, acknowledged_by_name, answer, answered_at, answered_by_name, erased_at)
  values
    ('misuse', 'Selvam Rajendran', 'Somebody sells our details.', 'website', now() - interval '29 days', null, null, null, null, null, null),
    ('access', 'Radha Nair', 'What do you keep?', 'office', now() - interval '9 days', now(), 'Lakshmi Narayanan, office', 'Here it is.', now(),
      'Lakshmi Narayanan, office', null),
    ('erasure', null, null, 'website', now() - interval '9 days', null, null, null, null, null, now())
  returning id, name
)
insert into private.grievance_contacts (grievance_id, phone_number) select id, '+91 55601 10001' from sent where name is not null;
