import type postgres from 'postgres';
import { givenConsents, noticeItems } from './consents.ts';
import { column, testPhone, versionOf } from './people.ts';
import { personaNames, type PersonaName } from './personas.ts';

const signedIn: readonly PersonaName[] = personaNames.filter((name) => name !== 'visitor');
const activeMembers: readonly PersonaName[] = ['member', 'otherMember', 'unverifiedMember'];
const admin = ['admin', 'clerk'] as const satisfies readonly PersonaName[];
/** The admin of the demo data is an owner. */
const owner: readonly PersonaName[] = ['admin'];

/** The person that the arguments name. */
interface Target {
  readonly id: number;
  readonly name: string;
  readonly version: string;
  readonly phone: string;
}

/** Nobody's login and no session: a call by everybody must end nobody's. */
const nobodysId = '7e570000-0000-4000-8000-000000000002';
const requestId = '7e570000-0000-4000-8000-000000000001';

export interface ApiFunction {
  /** The callers that it serves; nobody, if only a session before its second factor. */
  readonly for: readonly PersonaName[];
  /** Arguments with an effect, for a caller that it serves. */
  readonly args?: object;
  /** The reason why its body has none of the guards (exposure.test.ts). */
  readonly unguarded?: string;
  /** With a guard: the reason why visitors may call it all the same. */
  readonly visitors?: string;
  /**
   * Of a function that writes and answers: why a rolled-back answer reveals nothing. It is the number of the question, an
   * earlier call is on record, it is the caller's own, it is an unused token or asks for one, or the caller may read it anyway.
   */
  readonly answers?: 'number' | 'recorded' | 'own' | 'token' | 'readable';
}

/** All functions of the API. A function that is not here fails the tests: decide, then add it. */
const describeFunctions = ({ id, name, version, phone }: Target): Readonly<Record<string, ApiFunction>> => ({
  acknowledge_grievance: { for: admin, args: { grievance_id: 1 } },
  add_admin: {
    for: owner,
    args: {
      username: 'test-forged-admin',
      display_name: 'Test',
      temporary_password: 'Temporary-xy-2026',
      role: 'clerk',
    },
  },
  add_enquiry: { for: admin, args: { name: 'Test caller', phone_number: '+91 51230 99001', source: 'Walk-in' } },
  add_grievance: {
    for: admin,
    args: { about: 'access', name: 'Test caller', words: 'What do you keep?', phone_number: '+91 51230 99001' },
  },
  add_log_entry: {
    for: admin,
    args: {
      profile_id: id,
      kind: 'Telephone',
      entry: 'They will think it over',
      call_again_on: null,
      for_household: false,
    },
  },
  add_to_household: { for: admin, args: { profile_id: id, other_id: 1 } },
  answer_by_candidate: {
    for: personaNames,
    args: { token: 'no such token', device: requestId, purpose: 'sharing', given: true, notice_language: 'ta' },
    visitors: 'needs the token of a private link',
  },
  answer_family_link: {
    for: personaNames,
    args: { token: 'no such token', device: requestId, profile_id: id, answer: 'later' },
    unguarded: 'private.family_of_link asks for the token of a private link',
  },
  answer_grievance: { for: admin, args: { grievance_id: 1, answer: 'We looked.' } },
  answer_match: { for: activeMembers, args: { profile_id: id, answer: 'later' } },
  ask_for_contact: { for: activeMembers, args: { profile_id: id, note: 'Please' }, answers: 'readable' },
  ask_for_deletion: { for: activeMembers, args: { note: 'Please' } },
  begin_enquiry: { for: personaNames, unguarded: 'for everybody: the challenge for an enquiry', answers: 'token' },
  // Of filters of the card nothing is counted; see daily-limits.test.ts.
  begin_search: { for: [...activeMembers, ...admin], args: { filters: { caste: 'Iyer' } } },
  block_profile: { for: activeMembers, args: { profile_id: id } },
  change_password: {
    for: [...activeMembers, 'temporaryPassword', ...admin],
    args: { current_password: 'Demo-member-2026', new_password: 'another password' },
    answers: 'number',
  },
  check_import: {
    for: owner,
    args: { people: [{ name: 'Test imported', phone_number: phone }] },
    unguarded: 'private.import_problems asks for an owner',
    answers: 'number',
  },
  check_receipt: {
    for: personaNames,
    args: { code: 'ABCDEFGHJKLM' },
    unguarded: 'for everybody with the code of a receipt: sum and day, no name',
  },
  confirm_by_link: {
    for: personaNames,
    args: { token: 'no such token', device: requestId },
    unguarded: 'private.family_of_link asks for the token of a private link',
  },
  confirm_my_profile: { for: activeMembers },
  confirm_profile: { for: admin, args: { profile_id: id } },
  correct_payment: { for: owner, args: { payment_id: 1, reason: 'Written twice' } },
  count_my_files: { for: activeMembers },
  count_people: { for: admin, args: { filters: {} } },
  count_profiles: { for: personaNames, args: { filters: {} }, visitors: 'counts what the caller may find' },
  count_what_if: { for: [...activeMembers, ...admin], args: { profile_id: id } },
  create_login: {
    for: admin,
    args: { profile_id: id, username: 'test-forged', temporary_password: 'Temporary-xy-2026' },
  },
  decide_proposal: {
    for: admin,
    args: {
      proposal_id: 1,
      approve: true,
      decline_reason: null,
      seen_updated_at: null,
      kept_fields: [],
      seen_files: {},
    },
  },
  decide_request: {
    for: admin,
    args: { request_id: 1, approve: true, decline_reason: null, both_ways: true, own_yes_reason: null },
  },
  delete_profile: { for: admin, args: { profile_id: id, seen_name: name }, answers: 'readable' },
  delete_search: { for: activeMembers, args: { search_id: 1 } },
  delete_story: { for: admin, args: { story_id: 1 } },
  describe_deletion: { for: admin, args: { profile_id: id } },
  end_admin_sessions: { for: owner, args: { login_id: nobodysId } },
  end_family_link: { for: admin, args: { link_id: 1 } },
  end_my_other_sessions: { for: [...activeMembers, ...admin] },
  // Another person's session looks like a missing one; see sessions.test.ts.
  end_my_session: { for: [...activeMembers, ...admin], args: { ended_id: nobodysId } },
  end_plan: { for: owner, args: { plan_id: 1 } },
  end_purchase: { for: owner, args: { purchase_id: 1 } },
  enter_recovery_code: {
    for: [],
    args: { code: '0000-0000-0000' },
    unguarded: 'asks for an admin before the second step, and gives an id',
    answers: 'number',
  },
  erase_due_profiles: { for: admin, answers: 'readable' },
  erase_profile: { for: owner, args: { profile_id: id, typed_name: name }, answers: 'readable' },
  // A member for the own family, after begin_search; see wishes.test.ts.
  explain_fit: { for: [...activeMembers, ...admin], args: { profile_id: id, other_id: 999 } },
  export_my_data: { for: activeMembers, answers: 'own' },
  export_payments: { for: owner, args: { from_on: '2026-04-01', until_on: '2027-03-31' }, answers: 'readable' },
  export_people: { for: owner, args: { ids: [id], with_contact: true }, answers: 'recorded' },
  find_enquiries: { for: admin, args: { entered: 'selvam' } },
  find_matches: { for: [...activeMembers, ...admin], args: { profile_id: id } },
  find_people: { for: admin, args: { filters: { ids: [id] } } },
  find_people_by_contact: { for: admin, args: { part: phone }, answers: 'number' },
  find_possible_duplicates: {
    for: admin,
    args: { person_name: name, birth_date: null, phone, except_id: null },
    answers: 'number',
  },
  find_profiles: {
    for: personaNames,
    args: { filters: {}, sort: 'newest', after: null },
    visitors: 'reads the search index, which no role may read, and gives the cards that the caller may see',
  },
  finish_log_call: { for: admin, args: { entry_id: 1 } },
  finish_password_change: {
    for: [...activeMembers, 'temporaryPassword', ...admin],
    args: { change_id: requestId },
    answers: 'recorded',
  },
  finish_recovery: {
    for: [],
    args: { try_id: nobodysId },
    unguarded: 'needs the id of enter_recovery_code, in the same session',
    answers: 'recorded',
  },
  import_people: {
    for: owner,
    args: { request_id: requestId, people: [{ name: 'Test imported' }] },
    unguarded: 'private.import_problems asks for an owner',
    answers: 'readable',
  },
  is_picture_limit_reached: {
    for: personaNames,
    unguarded: 'answers about what the caller has loaded',
    answers: 'own',
  },
  is_username_free: { for: admin, args: { wanted: 'asha' } },
  keep_longer: { for: owner, args: { profile_id: id } },
  leave_household: { for: admin, args: { profile_id: id } },
  like_profile: { for: activeMembers, args: { profile_id: id } },
  list_admins: { for: owner },
  list_breaches: { for: owner },
  list_colleagues: { for: admin },
  list_community_relations: { for: admin, args: { name: 'Gounder' } },
  // A member their own, else an empty list; see consents.test.ts.
  list_consents: { for: [...activeMembers, ...admin], args: { profile_id: id } },
  list_enquiries: { for: admin, args: { closed: false, skipped: 0 } },
  list_family_links: { for: admin, args: { profile_id: id } },
  list_filter_values: {
    for: ['visitor', ...activeMembers, ...admin],
    args: { filter: 'location' },
    visitors: 'gives visitors the towns of the cards that they may see',
  },
  list_grievances: { for: admin, args: { closed: false, skipped: 0 } },
  list_imports: { for: owner },
  list_my_blocks: { for: activeMembers },
  list_my_choices: { for: activeMembers },
  list_my_disclosures: { for: activeMembers },
  list_my_matches: { for: activeMembers, answers: 'readable' },
  list_my_sessions: { for: [...activeMembers, ...admin] },
  list_not_told: { for: admin },
  list_people_of_breach: { for: owner, args: { breach_id: 1, skipped: 0 } },
  list_plans: { for: admin },
  list_saved_searches: { for: activeMembers },
  list_stories: {
    for: personaNames,
    args: { wanted_language: 'ta' },
    unguarded: 'for everybody: stories that both people agreed to show',
  },
  list_unreferenced_files: { for: admin, args: { profile_id: null } },
  list_verifications: { for: admin, args: { imported: false, skipped: 0 } },
  list_waiting: { for: admin, args: { skipped: 0, mine: true } },
  make_family_link: { for: admin, args: { profile_id: id, days: 30, for_candidate: false }, answers: 'token' },
  make_plan: { for: owner, args: { name: 'Three months', price: 300_000, days: 90, introductions: 4, contacts: 3 } },
  make_recovery_codes: { for: admin, answers: 'token' },
  note_attempt: {
    for: admin,
    args: { request_id: 1, channel: 'Telephone', note: 'Nobody at home', ask_again_on: null },
  },
  note_message_sent: { for: admin, args: { disclosure_id: 1 } },
  note_my_language: { for: activeMembers, args: { language: 'ta' } },
  note_my_visit: { for: [...activeMembers, ...admin], answers: 'own' },
  open_contact_details: { for: admin, args: { wanted_id: id } },
  open_contact_for_biodata: { for: admin, args: { profile_id: id } },
  open_contact_for_message: { for: admin, args: { disclosure_id: 1 } },
  // A hidden profile is not opened; see daily-limits.test.ts.
  open_enquiry_number: { for: admin, args: { enquiry_id: 1 } },
  open_family_link: {
    for: personaNames,
    args: { token: 'no such token', device: requestId },
    visitors: 'needs the token of a private link',
    answers: 'token',
  },
  open_grievance_contact: { for: admin, args: { grievance_id: 1 } },
  open_profile: { for: [...activeMembers, ...admin], args: { profile_id: id } },
  open_search: { for: activeMembers, args: { search_id: 1 }, unguarded: 'private.change_search asks for a member' },
  open_stars: { for: activeMembers, args: { profile_ids: [id] } },
  pause_purchase: { for: admin, args: { purchase_id: 1, reason: 'illness', until_on: '2030-01-01' } },
  print_people: { for: admin, args: { ids: [id], paper: 'book', title: 'Sangamam' }, answers: 'readable' },
  profile_version: { for: signedIn, args: { card: null } },
  propose_changes: { for: activeMembers, args: { changes: { job: 'Proposer' } }, answers: 'readable' },
  prove_family_phone: {
    for: personaNames,
    args: { token: 'no such token', device: requestId, digits: '0000' },
    visitors: 'needs the token of a private link',
  },
  read_answer: { for: admin, args: { answer_id: requestId } },
  read_confirmed_month: {
    for: personaNames,
    args: { profile_id: id },
    unguarded: 'its statement has the rule of the cards that the caller sees',
  },
  // For another person's profile members get null; see contact-details.test.ts.
  read_contact_details: { for: [...activeMembers, ...admin], args: { profile_id: id }, answers: 'recorded' },
  read_enquiry_number: { for: admin, args: { enquiry_id: 1 }, answers: 'recorded' },
  // A member their own choice, else null; see languages.test.ts.
  read_family_language: { for: [...activeMembers, ...admin], args: { profile_id: id } },
  read_fees: { for: admin, args: { profile_id: id } },
  read_figures: { for: owner, args: { first_month: '2026-01-01', last_month: '2026-02-01' } },
  read_gaps: { for: admin, args: { profile_ids: [id] } },
  read_grievance_contact: { for: admin, args: { grievance_id: 1 }, answers: 'recorded' },
  read_household: { for: admin, args: { profile_id: id } },
  // A member their own, else null; see retention.depth.test.ts.
  read_keeping: { for: [...activeMembers, ...admin], args: { profile_id: id } },
  read_link_hindrances: { for: admin, args: { profile_id: id } },
  read_linked_statements: {
    for: personaNames,
    args: { token: 'no such token', device: requestId },
    unguarded: 'private.family_of_link asks for the token of a private link',
  },
  read_manifest: { for: personaNames, unguarded: 'for everybody: the name and tagline of the bureau' },
  read_my_grievances: { for: activeMembers },
  read_my_role: { for: signedIn },
  read_nominee: { for: admin, args: { profile_id: id }, answers: 'recorded' },
  read_notice: {
    for: personaNames,
    args: { wanted_language: 'ta', wanted_version: 1 },
    unguarded: 'for everybody: the notice that families agree to',
  },
  read_office_note: { for: admin, args: { profile_id: id }, answers: 'recorded' },
  read_people_words: { for: admin, args: { entered: 'chettiar madurai 27' } },
  read_proposed_files: { for: admin, args: { proposal_id: 1 } },
  read_request_allowance: { for: activeMembers },
  read_second_factor: { for: admin, unguarded: 'says to an admin, before the second step too, what comes next' },
  read_session_state: {
    for: signedIn,
    unguarded: 'says only why the caller’s own session is not open, also when it has ended',
  },
  read_star_codes: { for: activeMembers, args: { profile_ids: [id] } },
  // A member their own, else an empty list; see fees.test.ts.
  read_statements: { for: [...activeMembers, ...admin], args: { profile_id: id } },
  read_story: { for: admin, args: { profile_id: id } },
  read_today: { for: admin, args: { mine: true }, answers: 'readable' },
  read_visitor_facts: {
    for: ['visitor'],
    args: { profile_id: id },
    unguarded: 'for visitors alone: its statement has the rule of their cards and two settings',
  },
  record_answer: {
    for: admin,
    args: {
      introduction_id: 1,
      answer: 'later',
      reason: null,
      ask_again_on: '2030-01-01',
      agreed_person: null,
      agreed_channel: null,
    },
  },
  record_breach: {
    for: owner,
    args: {
      began_at: '2026-01-01',
      ended_at: '2026-01-02',
      happened: 'A stolen login',
      measures: 'It is switched off',
      login: null,
      learned_at: '2026-01-02',
    },
    answers: 'readable',
  },
  record_breach_notice: { for: owner, args: { breach_id: 1, profile_id: id } },
  record_consent: {
    for: admin,
    args: { request_id: 1, given_on: '2026-01-01', channel: 'Telephone', person: 'Her father', family_of: null },
  },
  record_consents: { for: admin, args: { profile_id: id, ...givenConsents, answers: { story: true } } },
  record_export: { for: owner, args: { ids: [id], with_contact: true } },
  record_my_reading: { for: activeMembers },
  record_payment: {
    for: admin,
    args: { request_id: requestId, purchase_id: 1, amount: 100, way: 'cash', paid_on: '2026-11-01' },
  },
  record_whatsapp_notice: { for: admin, args: { profile_id: id }, answers: 'readable' },
  refresh_ages: { for: admin, answers: 'readable' },
  register_person: {
    for: admin,
    args: {
      request_id: requestId,
      person: { name: 'Test registered' },
      username: null,
      temporary_password: null,
      further_lines: null,
      wishes: { must: { diet: 'Vegetarian' }, hoped: {} },
      enquiry_id: null,
      household_of: null,
      consents: givenConsents,
      without_picture: false,
    },
    answers: 'readable',
  },
  relate_communities: { for: admin, args: { name: 'Yy Gounder', wider: 'Gounder', relation: 'part of' } },
  remove_admin: { for: owner, args: { login_id: nobodysId } },
  rename_search: {
    for: activeMembers,
    args: { search_id: 1, new_name: 'Renamed' },
    unguarded: 'private.change_search asks for a member',
  },
  report_breach: { for: owner, args: { breach_id: 1 } },
  report_profile: { for: activeMembers, args: { profile_id: id, reason: 'Wrong information', note: null } },
  require_second_factor: { for: owner, args: { is_required: false } },
  reserve_registration: { for: admin, args: { request_id: requestId }, answers: 'readable' },
  reset_admin_password: { for: owner, args: { login_id: nobodysId, temporary_password: 'Temporary-xy-2026' } },
  reset_password: { for: admin, args: { profile_id: id, temporary_password: 'Temporary-xy-2026' } },
  reset_second_factor: { for: owner, args: { login_id: nobodysId } },
  resolve_report: { for: admin, args: { report_id: 1 } },
  restore_profile: { for: admin, args: { profile_id: id }, answers: 'readable' },
  resume_purchase: { for: admin, args: { purchase_id: 1 } },
  review_breach: { for: owner, args: { began_at: '2026-01-01', ended_at: '2026-01-02', login: null } },
  review_reads: { for: owner, args: { month: '2026-01-01', skipped: 0 } },
  revoke_disclosure: { for: admin, args: { disclosure_id: 1, revoke_reason: 'A test', both_ways: true } },
  save_follow_up: {
    for: admin,
    args: { request_id: 1, state: 'met', ended_by: null, note: 'At the temple', mark_engaged: false },
  },
  save_message_template: {
    for: owner,
    args: { template: 'account made', body: 'Namaste {name}, sign in at {site}.', language: 'en' },
  },
  save_nominee: {
    for: admin,
    args: { profile_id: id, name: '', relation: '', phone_number: '', seen: null },
    answers: 'readable',
  },
  save_notice: { for: owner, args: { texts: { en: noticeItems }, seen_version: 0 } },
  save_office_note: { for: admin, args: { profile_id: id, note: '', seen_note: '' }, answers: 'readable' },
  save_profile: {
    for: admin,
    args: { profile_id: id, seen_updated_at: version, changes: { job: 'Editor' } },
    answers: 'readable',
  },
  save_search: {
    for: activeMembers,
    args: { search_name: 'Saved', filters: { religion: 'Hindu' } },
    answers: 'readable',
  },
  save_settings: { for: owner, args: { changes: { requests_per_day: 5 } } },
  save_story: {
    for: admin,
    args: { profile_id: id, partner_id: 1, words: { en: 'Test' }, language: 'en', picture: `${id}/story.webp` },
  },
  // A member their own; see wishes.test.ts.
  save_wishes: {
    for: [...activeMembers, ...admin],
    args: { profile_id: id, must: { diet: 'Vegetarian' }, hoped: {} },
  },
  see_answer: { for: admin, args: { introduction_id: 1, is_done: true } },
  sell_plan: {
    for: admin,
    args: {
      request_id: requestId,
      profile_id: id,
      plan_id: 1,
      agreed_price: 300_000,
      agreed_by: 'Father',
      agreed_on: '2026-11-01',
      agreed_how: 'office',
      starts_on: '2026-11-01',
      parts: null,
    },
  },
  send_enquiry: {
    for: personaNames,
    args: {
      kind: 'new',
      name: 'Test sender',
      phone_number: '+91 50001 23456',
      challenge: 'no challenge',
      proof: '1',
      relative: 'Daughter',
      best_time: 'Evening',
      words: 'She is a nurse',
      language: 'ta',
      website: '',
    },
    unguarded: 'for everybody: private.require_proof asks for the proof of work',
  },
  send_grievance: {
    for: personaNames,
    args: {
      about: 'access',
      name: 'Test sender',
      words: 'What do you keep?',
      phone_number: '+91 50001 23456',
      email: null,
      challenge: 'no challenge',
      proof: '0',
      language: 'ta',
    },
    unguarded: 'for everybody: private.require_proof asks for the proof of work',
    answers: 'own',
  },
  send_my_grievance: { for: activeMembers, args: { about: 'access', words: 'What do you keep?' } },
  set_account_active: { for: admin, args: { profile_id: id, is_active: true } },
  set_account_language: { for: admin, args: { profile_id: id, language: 'ta' } },
  set_admin_active: { for: owner, args: { login_id: nobodysId, is_active: true } },
  set_admin_role: { for: owner, args: { login_id: nobodysId, role: 'owner' } },
  set_enquiry_source: { for: admin, args: { enquiry_id: 1, source: 'Temple', source_name: null } },
  set_enquiry_state: { for: admin, args: { enquiry_id: 1, new_state: 'called', seen_state: 'new' } },
  set_handler: { for: admin, args: { profile_ids: [id], handler: 'clerk' } },
  set_my_consent: {
    for: activeMembers,
    args: { purpose: 'story', given: true, said_by: 'Self', notice_language: 'ta' },
  },
  set_my_language: { for: activeMembers, args: { language: 'ta' } },
  // An unverified member gets a refusal; see own-page.test.ts.
  set_my_status: { for: activeMembers, args: { new_status: 'on hold' } },
  set_profile_statuses: { for: admin, args: { changes: [{ id, status: 'withdrawn' }] }, answers: 'readable' },
  set_request_status: { for: admin, args: { request_id: 1, new_status: 'under review', ask_again_on: null } },
  show_people: { for: admin, args: { profile_id: id, shown_ids: [999], how: 'List' }, answers: 'readable' },
  show_story: { for: admin, args: { story_id: 1, shown: true } },
  sign_off_reads: { for: owner, args: { month: '2020-01-01', note: 'Nothing unusual' } },
  treat_as_one: { for: admin, args: { filter: 'caste', words: ['Iyer', 'Ayyar'] } },
  unblock_profile: { for: activeMembers, args: { profile_id: id } },
  undo_import: { for: owner, args: { request_id: requestId }, answers: 'readable' },
  unlike_profile: { for: activeMembers, args: { profile_id: id } },
  verify_profile: {
    for: admin,
    args: { profile_id: id, seen_updated_at: version, items: ['ID'] },
    answers: 'readable',
  },
  verify_profiles: {
    for: admin,
    args: { people: [{ id, seen_updated_at: version }], items: ['ID'] },
    answers: 'readable',
  },
  withdraw_deletion_request: { for: activeMembers, answers: 'readable' },
  // Answers false to a caller without a proposal; see proposals.test.ts.
  withdraw_proposal: { for: signedIn, answers: 'readable' },
  withdraw_request: { for: activeMembers, args: { request_id: 1 } },
});

export const apiFunctions = describeFunctions({ id: 0, name: '', version: '', phone: '' });

/** The callers that each function serves. */
export const audiences = Object.fromEntries(
  Object.entries(apiFunctions).map(([name, { for: callers }]) => [name, callers]),
);

/** Arguments with an effect for each function, which name this person. */
export const plausibleArguments = (target: Target): Readonly<Record<string, object>> =>
  Object.fromEntries(Object.entries(describeFunctions(target)).map(([name, { args = {} }]) => [name, args]));

/** The same arguments for a stored person; the phone number is that of addPerson. */
export const argumentsFor = async (
  sql: postgres.Sql,
  person: { readonly id: number; readonly name: string },
  phone = testPhone(person.id),
) => plausibleArguments({ ...person, version: await versionOf(sql, person.id), phone });

/** The tables and views of which this role may read a column. */
export const readableBy = (sql: postgres.Sql, role: string): Promise<string[]> =>
  column(sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'f', 'p')
      and has_any_column_privilege(${role}, oid, 'select')
    order by relname collate "C"`);
