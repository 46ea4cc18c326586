import { readStarSettings } from '@/astrology/star-settings';
import { withStarRules } from '@/bureau/api/site-settings';
import type { Settings } from '@/bureau/settings';
import { supabase } from '@/lib/backend/client';
import { act } from '@/lib/rpc';
import { run, type Row } from '@/lib/run';
import { queryOptions } from '@tanstack/react-query';

export const settingsQueryOptions = () =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: async ({ signal }): Promise<Settings> => {
      const row = await run(supabase.from('site_settings').select('*').single(), signal);
      return { ...row, ...readStarSettings(withStarRules(row)) };
    },
  });

/** Saves only the named settings, so that another admin's changes stay. */
export const saveSettings = act('save_settings');

/** Empty in another language than English, the message is deleted: families then get the English one. */
export const saveMessageTemplate = act('save_message_template');

/** An owner may do all; a clerk all but exports, imports, erasures, settings and the admins' logins. */
export const roles = ['clerk', 'owner'] as const;

/** `last_seen_at`: null before the first sign-in. */
export type Admin = Row<'list_admins', 'last_seen_at'>;

export const adminsQueryOptions = () =>
  queryOptions({
    queryKey: ['admins'],
    queryFn: ({ signal }): Promise<Admin[]> => run(supabase.rpc('list_admins'), signal),
  });

/** With a temporary password, to be changed at the first sign-in. */
export const addAdmin = act('add_admin');

export const setAdminRole = act('set_admin_role');

/** Gives an admin a temporary password and signs them out everywhere. */
export const resetAdminPassword = act('reset_admin_password');

/** Off signs them out everywhere. */
export const setAdminActive = act('set_admin_active');

export const endAdminSessions = act('end_admin_sessions');

/** Takes an admin's second factor away and signs them out everywhere; they set up a new one. */
export const resetSecondFactor = act('reset_second_factor');

/** Whether the auth service has second factors, and whether every admin needs one. */
export const factorRuleQueryOptions = () =>
  queryOptions({
    queryKey: ['factor-rule'],
    queryFn: ({ signal }) => run(supabase.rpc('read_second_factor').single(), signal),
  });

export const requireSecondFactor = act('require_second_factor');

/** For good. */
export const removeAdmin = act('remove_admin');
