import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keptPoints } from '@/features/consents/privacy-points';

const schemas = path.resolve(import.meta.dirname, '../../../../supabase/schemas');

/** Tables of which the notice need not speak: nothing in them is about a family. */
const ofNobody = [
  'private.admins',
  'private.age_refresh',
  'private.audit_head',
  'private.bureau_communities',
  'private.bureau_words',
  'private.community_pairs',
  'private.day_salts',
  'private.factor_failures',
  'private.notices',
  'private.other_sendings',
  'private.past_enquiries',
  'private.plans',
  'private.read_reviews',
  'private.receipt_numbers',
  'private.recovery_codes',
  'private.recovery_tries',
  'private.requests',
  'private.second_factor_rule',
  'private.wish_list',
  'private.wish_values',
  'public.message_templates',
  'public.site_settings',
];

/** The tables about families, below the sentence of the page Privacy that names what is in them. */
const tablesOf: Readonly<Record<(typeof keptPoints)[number], readonly string[]>> = {
  'privacy.kept.card': [
    'public."RegisteredUsers"',
    'public.verification_checks',
    'public.own_statuses',
    'private.profile_search',
  ],
  'privacy.kept.details': ['public.profile_details', 'public.income_details', 'public.profile_proposals'],
  'privacy.kept.contact': ['public.contact_details'],
  'privacy.kept.note': ['private.office_notes', 'public.office_details', 'public.profile_log'],
  'privacy.kept.nominee': ['private.nominees'],
  'privacy.kept.wishes': ['public.wishes', 'private.wish_index'],
  'privacy.kept.introductions': ['public.introductions', 'private.family_links'],
  'privacy.kept.fees': ['private.purchases', 'private.purchase_pauses', 'private.payments', 'private.earlier_acts'],
  'privacy.kept.enquiries': ['private.enquiries', 'private.enquiry_numbers'],
  'privacy.kept.grievances': ['private.grievances', 'private.grievance_contacts'],
  'privacy.kept.doings': [
    'public.likes',
    'public.contact_requests',
    'public.contact_consents',
    'private.consents',
    'public.reports',
    'public.blocks',
    'public.saved_searches',
    'public.notifications',
    'public.deletion_requests',
    'private.visits',
    'private.read_languages',
  ],
  'privacy.kept.stories': ['private.stories'],
  'privacy.kept.keeping': ['private.keeping'],
  'privacy.kept.read': ['private.readings', 'private.reading_counts'],
  'privacy.kept.login': [
    'public.accounts',
    'private.own_password_changes',
    'private.password_changes',
    'private.password_failures',
    'private.sign_ins',
  ],
  'privacy.kept.record': [
    'public.audit_log',
    'private.breaches',
    'public.disclosures',
    'public.contact_attempts',
    'public.follow_ups',
    'private.answers',
    'private.deletions',
    'private.imported_people',
    'private.removed_files',
  ],
};

/** Empty unless the bureau keeps sealed copies, and then privacy.time.sealed names it. */
const onlyIfSet = ['private.sealed'];

test('the page Privacy names what is in each table about families', () => {
  const source = readdirSync(schemas, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .map((file) => readFileSync(path.join(schemas, file), 'utf8'))
    .join('\n');
  const tables = [...source.matchAll(/^create (?:unlogged )?table (\S+) /gm)].map(([, name]) => name);
  expect(tables.toSorted()).toEqual([...ofNobody, ...onlyIfSet, ...Object.values(tablesOf).flat()].toSorted());
});
