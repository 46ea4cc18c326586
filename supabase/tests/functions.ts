import type { Database } from '../../web/src/lib/database.types.ts';
import { personaNames, type PersonaName } from './personas.ts';

export type FunctionName = keyof Database['public']['Functions'];

const signedIn: readonly PersonaName[] = personaNames.filter((name) => name !== 'visitor');
const activeMembers: readonly PersonaName[] = ['member', 'otherMember', 'unverifiedMember'];
const admin: readonly PersonaName[] = ['admin'];

/** Who is served by each function of the API. A function that is not here fails the tests: decide, then add it. */
export const audiences: Readonly<Record<FunctionName, readonly PersonaName[]>> = {
  am_i_admin: signedIn,
  change_password: [...activeMembers, 'temporaryPassword', 'admin'],
  create_login: admin,
  decide_proposal: admin,
  delete_profile: admin,
  describe_deletion: admin,
  erase_due_profiles: admin,
  erase_profile: admin,
  export_people: admin,
  find_people_by_phone: admin,
  find_possible_duplicates: admin,
  import_people: admin,
  is_username_free: admin,
  list_unreferenced_files: admin,
  open_contact_details: admin,
  propose_changes: activeMembers,
  record_whatsapp_notice: admin,
  refresh_ages: admin,
  register_person: admin,
  reserve_registration: admin,
  reset_password: admin,
  restore_profile: admin,
  save_profile: admin,
  set_account_active: admin,
  set_profile_statuses: admin,
  verify_profile: admin,
  // Answers false to whoever has no proposal; see proposals.test.ts.
  withdraw_proposal: signedIn,
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
export const plausibleArguments = ({ id, name, version, phone }: Target): Readonly<Record<FunctionName, object>> => ({
  am_i_admin: {},
  change_password: { current_password: 'Demo-member-2026', new_password: 'another password' },
  create_login: { profile_id: id, username: 'test-forged', temporary_password: 'Temporary-xy-2026' },
  decide_proposal: { proposal_id: 1, approve: true, decline_reason: null },
  delete_profile: { profile_id: id, typed_name: name },
  describe_deletion: { profile_id: id },
  erase_due_profiles: {},
  erase_profile: { profile_id: id, typed_name: name },
  export_people: { ids: [id], with_contact: true },
  find_people_by_phone: { phone },
  find_possible_duplicates: { person_name: name, birth_date: null, phone, except_id: null },
  import_people: { request_id: requestId, people: [{ name: 'Test imported' }], dry_run: false },
  is_username_free: { wanted: 'asha' },
  list_unreferenced_files: { profile_id: null },
  open_contact_details: { wanted_id: id },
  propose_changes: { changes: { job: 'Proposer' } },
  record_whatsapp_notice: { profile_id: id },
  refresh_ages: {},
  register_person: {
    request_id: requestId,
    person: { name: 'Test registered' },
    username: null,
    temporary_password: null,
  },
  reserve_registration: { request_id: requestId },
  reset_password: { profile_id: id, temporary_password: 'Temporary-xy-2026' },
  restore_profile: { profile_id: id },
  save_profile: { profile_id: id, seen_updated_at: version, changes: { job: 'Editor' } },
  set_account_active: { profile_id: id, is_active: true },
  set_profile_statuses: { changes: [{ id, status: 'withdrawn' }] },
  verify_profile: { profile_id: id, seen_updated_at: version, items: ['ID'] },
  withdraw_proposal: {},
});
