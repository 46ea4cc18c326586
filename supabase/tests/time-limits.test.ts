import { expect, test } from 'vitest';
import { setUpPersonas } from './personas.ts';

const { sql } = await setUpPersonas();

/** Each limit of time in a function, and its test with values a little older and a little younger. */
const limits: Readonly<Record<string, string>> = {
  'add_enquiry 10 minutes': 'enquiries.test.ts',
  'addresses_between 1 hour': 'breaches.test.ts',
  'add_log_entry 10 minutes': 'profile-log.test.ts',
  'change_password 1 minute': 'casts.sampled.test.ts',
  'change_password 15 minutes': 'logins.test.ts',
  'delete_profile 30 days': 'deletion.test.ts',
  'count_factor_code 15 minutes': 'second-factor.test.ts',
  'enter_recovery_code 1 hour': 'second-factor.test.ts',
  'recovery_must_wait 1 hour': 'second-factor.test.ts',
  'finish_recovery 1 minute': 'second-factor.test.ts',
  'enquiries_of_hour 1 hour': 'enquiries.test.ts',
  'erase_due_people 30 days': 'deletion.test.ts, daily.test.ts',
  'due_people 30 days': 'sealed.test.ts',
  'erase_now 30 days': 'sealed.test.ts',
  'restore_profile 30 days': 'sealed.test.ts',
  'expire_requests 1 day': 'like-and-ask.test.ts',
  'export_people 1 minute': 'transfer.test.ts',
  'finish_password_change 1 minute': 'casts.sampled.test.ts',
  'forget_enquiries 90 days': 'enquiries.test.ts',
  'forget_grievances 365 days': 'grievances.test.ts',
  'grievance_clock 48 hours': 'grievances.test.ts',
  'keep_grievance 10 minutes': 'grievances.test.ts',
  'is_solved 10 minutes': 'enquiries.test.ts',
  'keep_answer 5 minutes': 'casts.sampled.test.ts',
  'list_imports 1 day': 'undo-import.test.ts',
  'must_record_reading 1 day': 'bureau-passwords.test.ts',
  'must_record_reading 7 days': 'bureau-passwords.test.ts',
  'answer_introduction 1 day': 'introductions.test.ts',
  'answer_introduction 5 minutes': 'introductions.test.ts',
  'must_wait 15 minutes': 'logins.test.ts',
  'note_my_visit 1 hour': 'finding.test.ts',
  'note_sending 1 hour': 'grievances.test.ts',
  'note_attempt 10 minutes': 'attempts.test.ts',
  'follow_up_due 1 day': 'follow-ups.test.ts',
  'read_today 1 day': 'follow-ups.test.ts',
  'open_family_link 1 hour': 'introductions.test.ts',
  'waiting_longest 1 day': 'follow-ups.test.ts',
  'note_my_visit 4 hours': 'finding.test.ts',
  'read_answer 1 minute': 'casts.sampled.test.ts',
  'read_contact_details 1 minute': 'contact-details.test.ts',
  'require_opened_number 1 minute': 'enquiries.test.ts',
  'read_nominee 1 minute': 'nominees.test.ts',
  'read_office_note 1 minute': 'office-notes.test.ts',
  'record_whatsapp_notice 1 minute': 'logins.test.ts',
  'save_nominee 1 day': 'nominees.test.ts',
  'save_office_note 1 day': 'office-notes.test.ts',
  'reads_of_month 1 hour': 'read-reviews.test.ts',
  'reason_of_read 1 day': 'read-reviews.test.ts',
  'reason_of_read 1 hour': 'read-reviews.test.ts',
  'reason_of_read 30 days': 'read-reviews.test.ts',
  'record_failed_sign_ins 1 hour': 'failed-sign-ins.test.ts',
  'refresh_ages 1 day': 'editing.test.ts',
  'request_allowance 24 hours': 'like-and-ask.test.ts',
  'keep_unused 30 days': 'sessions.test.ts',
  'review_of_reads 1 hour': 'read-reviews.test.ts',
  'review_of_reads 5 hours': 'read-reviews.test.ts',
  'review_reads 1 month': 'read-reviews.test.ts',
  'review_reads 23 months': 'read-reviews.test.ts',
  'session_state 1 minute': 'sessions.test.ts',
  'session_state 15 seconds': 'logins.test.ts',
  'session_state 30 days': 'sessions.test.ts',
  'sign_ins_are_counted 1 minute': 'failed-sign-ins.test.ts',
  'undo_import 1 day': 'undo-import.test.ts',
  'unreferenced_files 1 day': 'deletion.test.ts',
};

test('each limit of time in a function is known, and has its test', async () => {
  const rows = await sql<{ limit: string }[]>`
    select distinct proname || ' ' || (regexp_matches(prosrc, $$interval '([^']+)'$$, 'g'))[1] as limit
    from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace) order by 1`;
  expect(rows.map(({ limit }) => limit)).toEqual(Object.keys(limits).sort());
});
