import { visitorColumns } from '../../web/src/lib/card-columns.ts';

/**
 * All grants on tables to visitors (`anon`) and signed-in users (`authenticated`); row-level security then limits the rows. A
 * migration that changes grants must change this list too.
 */
export const expectedGrants: readonly string[] = [
  'anon select profile_details',
  'anon select site_settings',
  'authenticated select RegisteredUsers',
  'authenticated select accounts',
  'authenticated select blocks',
  'authenticated select contact_attempts',
  'authenticated select contact_consents',
  'authenticated select contact_requests',
  'authenticated select deletion_requests',
  'authenticated select disclosures',
  'authenticated select follow_ups',
  'authenticated select income_details',
  'authenticated select introductions',
  'authenticated select likes',
  'authenticated select message_templates',
  'authenticated select notifications',
  'authenticated select office_details',
  'authenticated select own_statuses',
  'authenticated select profile_details',
  'authenticated select profile_log',
  'authenticated select profile_proposals',
  'authenticated select reports',
  'authenticated select saved_searches',
  'authenticated select site_settings',
  'authenticated select verification_checks',
  'authenticated select wishes',
  // Single columns: stamps and names of the office are not for visitors.
  ...visitorColumns.split(',').map((column) => `anon select RegisteredUsers.${column}`),
  // Only the check of the audit log needs its salt.
  ...[
    'action actor actor_name hash happened_at id new_values old_values previous_hash record_id registered_user_id',
    'table_name values_erased',
  ].flatMap((columns) => columns.split(' ').map((column) => `authenticated select audit_log.${column}`)),
  'authenticated update notifications.read_at',
].sort();

/** A query for the actual grants, in the form of expectedGrants, as a column `held`. */
export const actualGrantsSql = `
  select grantee || ' ' || lower(privilege_type) || ' ' || table_name as held
  from information_schema.role_table_grants
  where table_schema in ('public', 'private') and grantee in ('anon', 'authenticated', 'PUBLIC')
  union all
  select coalesce(rolname, 'PUBLIC') || ' ' || lower(privilege_type) || ' ' || relname || '.' || attname
  from pg_class join pg_attribute on attrelid = pg_class.oid, aclexplode(attacl)
  left join pg_roles on pg_roles.oid = grantee
  where relnamespace in ('public'::regnamespace, 'private'::regnamespace)`;
