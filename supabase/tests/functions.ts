import { personaNames, type PersonaName } from './personas.ts';

const signedIn: readonly PersonaName[] = personaNames.filter((name) => name !== 'visitor');
const activeMembers: readonly PersonaName[] = ['member', 'otherMember', 'unverifiedMember'];
const admin: readonly PersonaName[] = ['admin'];

/** Who is served by each function of the API. A function that is not here fails the tests: decide, then add it. */
export const audiences: Readonly<Record<string, readonly PersonaName[]>> = {
  am_i_admin: signedIn,
  ask_for_contact: activeMembers,
  ask_for_deletion: activeMembers,
  block_profile: activeMembers,
  change_password: [...activeMembers, 'temporaryPassword', 'admin'],
  count_my_files: activeMembers,
  // Answers with nobody to whoever may not browse; see finding.test.ts.
  count_profiles: personaNames,
  create_login: admin,
  decide_proposal: admin,
  decide_request: admin,
  delete_profile: admin,
  delete_search: activeMembers,
  describe_deletion: admin,
  erase_due_profiles: admin,
  erase_profile: admin,
  export_my_data: activeMembers,
  export_people: admin,
  find_people_by_phone: admin,
  find_possible_duplicates: admin,
  find_profiles: personaNames,
  import_people: admin,
  is_username_free: admin,
  like_profile: activeMembers,
  list_my_blocks: activeMembers,
  list_my_disclosures: activeMembers,
  list_saved_searches: activeMembers,
  list_unreferenced_files: admin,
  note_my_visit: [...activeMembers, 'admin'],
  open_contact_details: admin,
  open_contact_for_biodata: admin,
  open_search: activeMembers,
  propose_changes: activeMembers,
  record_consent: admin,
  record_whatsapp_notice: admin,
  refresh_ages: admin,
  register_person: admin,
  rename_search: activeMembers,
  report_profile: activeMembers,
  reserve_registration: admin,
  reset_password: admin,
  resolve_report: admin,
  restore_profile: admin,
  revoke_disclosure: admin,
  save_profile: admin,
  save_search: activeMembers,
  set_account_active: admin,
  // An unverified member is told that the bureau verifies first; see own-page.test.ts.
  set_my_status: activeMembers,
  // A member for themselves; see pictures-for-members.test.ts.
  set_pictures_for_members: [...activeMembers, 'admin'],
  set_profile_statuses: admin,
  set_request_status: admin,
  unblock_profile: activeMembers,
  unlike_profile: activeMembers,
  verify_profile: admin,
  withdraw_deletion_request: activeMembers,
  // Answers false to whoever has no proposal; see proposals.test.ts.
  withdraw_proposal: signedIn,
  withdraw_request: activeMembers,
};

/** A person whom the arguments are about. */
interface Target {
  readonly id: number;
  readonly name: string;
  readonly version: string;
  readonly phone: string;
}

const requestId = '7e570000-0000-4000-8000-000000000001';

/** Arguments under which each function does something, for whoever is allowed to call it. */
export const plausibleArguments = ({ id, name, version, phone }: Target): Readonly<Record<string, object>> => ({
  am_i_admin: {},
  ask_for_contact: { profile_id: id, note: 'Please' },
  ask_for_deletion: { note: 'Please' },
  block_profile: { profile_id: id },
  change_password: { current_password: 'Demo-member-2026', new_password: 'another password' },
  count_my_files: {},
  count_profiles: { filters: {} },
  create_login: { profile_id: id, username: 'test-forged', temporary_password: 'Temporary-xy-2026' },
  decide_proposal: { proposal_id: 1, approve: true, decline_reason: null },
  decide_request: { request_id: 1, approve: true, decline_reason: null },
  delete_profile: { profile_id: id, typed_name: name },
  delete_search: { search_id: 1 },
  describe_deletion: { profile_id: id },
  erase_due_profiles: {},
  erase_profile: { profile_id: id, typed_name: name },
  export_my_data: {},
  export_people: { ids: [id], with_contact: true },
  find_people_by_phone: { phone },
  find_possible_duplicates: { person_name: name, birth_date: null, phone, except_id: null },
  find_profiles: { filters: {}, sort: 'newest', after: null },
  import_people: { request_id: requestId, people: [{ name: 'Test imported' }], dry_run: false },
  is_username_free: { wanted: 'asha' },
  like_profile: { profile_id: id },
  list_my_blocks: {},
  list_my_disclosures: {},
  list_saved_searches: {},
  list_unreferenced_files: { profile_id: null },
  note_my_visit: {},
  open_contact_details: { wanted_id: id },
  open_contact_for_biodata: { profile_id: id },
  open_search: { search_id: 1 },
  propose_changes: { changes: { job: 'Proposer' } },
  record_consent: { request_id: 1, given_on: '2026-01-01', channel: 'Telephone', person: 'Her father' },
  record_whatsapp_notice: { profile_id: id },
  refresh_ages: {},
  register_person: {
    request_id: requestId,
    person: { name: 'Test registered' },
    username: null,
    temporary_password: null,
  },
  rename_search: { search_id: 1, new_name: 'Renamed' },
  report_profile: { profile_id: id, reason: 'Wrong information', note: null },
  reserve_registration: { request_id: requestId },
  reset_password: { profile_id: id, temporary_password: 'Temporary-xy-2026' },
  resolve_report: { report_id: 1 },
  restore_profile: { profile_id: id },
  revoke_disclosure: { disclosure_id: 1, revoke_reason: 'A test' },
  save_profile: { profile_id: id, seen_updated_at: version, changes: { job: 'Editor' } },
  save_search: { search_name: 'Saved', filters: { religion: 'Hindu' } },
  set_account_active: { profile_id: id, is_active: true },
  set_my_status: { new_status: 'on hold' },
  set_pictures_for_members: { profile_id: id, members_only: true },
  set_profile_statuses: { changes: [{ id, status: 'withdrawn' }] },
  set_request_status: { request_id: 1, new_status: 'under review', ask_again_on: null },
  unblock_profile: { profile_id: id },
  unlike_profile: { profile_id: id },
  verify_profile: { profile_id: id, seen_updated_at: version, items: ['ID'] },
  withdraw_deletion_request: {},
  withdraw_proposal: {},
  withdraw_request: { request_id: 1 },
});
