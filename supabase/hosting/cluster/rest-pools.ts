// The requests to PostgREST that a cluster's gateway may send to a standby (README.md beside this file). All others go to
// the primary. A test compares the lists with the database (supabase/tests/rest-pools.test.ts).

interface Pool {
  /** Read by GET and HEAD. */
  readonly tables: readonly string[];
  /** Called by POST. PostgREST runs them in a read-only transaction, because they are declared stable. */
  readonly functions: readonly string[];
}

/** For visitors only: the cards and settings that are public. In an accident it may be some seconds behind. */
export const publicPool: Pool = {
  tables: ['RegisteredUsers', 'site_settings'],
  functions: [
    'count_profiles',
    'find_profiles',
    'list_filter_values',
    'read_confirmed_month',
    'read_manifest',
    'read_notice',
    'read_visitor_facts',
  ],
};

/** Never stale: a profile that was hidden, a block or an ended session is effective in the next answer. */
export const currentPool: Pool = {
  tables: [
    'RegisteredUsers',
    'accounts',
    'audit_log',
    'blocks',
    'contact_attempts',
    'contact_consents',
    'contact_requests',
    'deletion_requests',
    'disclosures',
    'follow_ups',
    'introductions',
    'likes',
    'message_templates',
    'notifications',
    'office_details',
    'own_statuses',
    'profile_log',
    'profile_proposals',
    'reports',
    'saved_searches',
    'site_settings',
    'verification_checks',
    'wishes',
  ],
  functions: [
    'check_receipt',
    'count_my_files',
    'count_people',
    'find_enquiries',
    'find_people',
    'list_colleagues',
    'list_community_relations',
    'list_consents',
    'list_enquiries',
    'list_grievances',
    'read_my_grievances',
    'list_family_links',
    'list_filter_values',
    'list_imports',
    'list_my_blocks',
    'list_my_disclosures',
    'list_not_told',
    'list_plans',
    'list_shared_with_me',
    'list_stories',
    'list_verifications',
    'list_waiting',
    'read_confirmed_month',
    'read_family_language',
    'read_fees',
    'read_household',
    'read_keeping',
    'read_link_hindrances',
    'read_manifest',
    'read_my_role',
    'read_notice',
    'read_people_words',
    'read_request_allowance',
    'read_session_state',
    'read_story',
  ],
};

/**
 * Tables that no standby can read, alone or embedded. Their policy counts today's openings of a member in unlogged tables,
 * which are not replicated.
 */
export const primaryTables: readonly string[] = ['income_details', 'profile_details'];

/** Functions that no standby can run for a member: for the same reason, or one at a time, by a lock. Visitors begin no search. */
export const primaryForMembers: readonly string[] = [
  'count_profiles',
  'count_what_if',
  'explain_fit',
  'find_matches',
  'find_profiles',
  'list_saved_searches',
  'read_star_codes',
  'read_statements',
];
