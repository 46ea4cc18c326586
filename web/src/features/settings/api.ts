import { readStarSettings } from '@/astrology/star-settings';
import { withStarRules } from '@/bureau/api/site-settings';
import type { Settings } from '@/bureau/settings';
import type { changesOf } from '@/features/settings/settings-schema';
import { supabase } from '@/lib/backend/client';
import { run } from '@/lib/run';
import type { Language } from '@/texts/languages';
import { queryOptions } from '@tanstack/react-query';

/** Query keys of the settings. */
export const settingsKeys = {
  all: () => ['settings'] as const,
  admins: () => ['admins'] as const,
  factorRule: () => ['factor-rule'] as const,
};

/** All settings of the bureau. */
export const settingsQueryOptions = () =>
  queryOptions({
    queryKey: settingsKeys.all(),
    queryFn: async ({ signal }): Promise<Settings> => {
      const row = await run(supabase.from('site_settings').select('*').single(), signal);
      return { ...row, ...readStarSettings(withStarRules(row)) };
    },
  });

/** Saves only the named settings, so that another admin's changes stay. */
export const saveSettings = (changes: ReturnType<typeof changesOf>) => run(supabase.rpc('save_settings', { changes }));

interface TypedMessage {
  template: string;
  body: string;
  /** Empty in another language than English, the message is deleted: families then get the English one. */
  language: Language;
}

/** Saves a WhatsApp message template. */
export const saveMessageTemplate = ({ template, body, language }: TypedMessage) =>
  run(supabase.rpc('save_message_template', { template, body, language }));

/** An owner may do all; a clerk all but exports, imports, erasures, settings and the admins' logins. */
export const roles = ['clerk', 'owner'] as const;
export type Role = (typeof roles)[number];

export interface Admin {
  id: string;
  username: string;
  name: string;
  role: Role;
  active: boolean;
  mustChangePassword: boolean;
  /** Null before the first sign-in. */
  lastSeenAt: string | null;
  openSessions: number;
  hasSecondFactor: boolean;
  isMe: boolean;
}

/** The admins, each with when they were last seen and their open sessions. */
export const adminsQueryOptions = () =>
  queryOptions({
    queryKey: settingsKeys.admins(),
    queryFn: async ({ signal }): Promise<Admin[]> =>
      (await run(supabase.rpc('list_admins'), signal)).map((admin) => ({
        id: admin.login_id,
        username: admin.username,
        name: admin.display_name,
        role: admin.role === 'owner' ? 'owner' : 'clerk',
        active: admin.active,
        mustChangePassword: admin.must_change_password,
        lastSeenAt: admin.last_seen_at,
        openSessions: admin.open_sessions,
        hasSecondFactor: admin.has_second_factor,
        isMe: admin.is_me,
      })),
  });

interface NewAdmin {
  username: string;
  name: string;
  role: Role;
  password: string;
}

/** Adds an admin with a temporary password, to be changed at the first sign-in. */
export const addAdmin = ({ username, name, role, password }: NewAdmin) =>
  run(supabase.rpc('add_admin', { username, display_name: name, temporary_password: password, role }));

/** Makes an admin an owner or a clerk, at once. */
export const setAdminRole = ({ id, role }: { id: string; role: Role }) =>
  run(supabase.rpc('set_admin_role', { login_id: id, role }));

/** Gives an admin a temporary password and signs them out everywhere. */
export const resetAdminPassword = ({ id, password }: { id: string; password: string }) =>
  run(supabase.rpc('reset_admin_password', { login_id: id, temporary_password: password }));

/** Switches an admin's login on or off. Off signs them out everywhere. */
export const setAdminActive = ({ id, active }: { id: string; active: boolean }) =>
  run(supabase.rpc('set_admin_active', { login_id: id, is_active: active }));

/** Signs an admin out everywhere. */
export const endAdminSessions = (id: string) => run(supabase.rpc('end_admin_sessions', { login_id: id }));

/** Takes an admin's second factor away and signs them out everywhere; they set up a new one. */
export const resetSecondFactor = (id: string) => run(supabase.rpc('reset_second_factor', { login_id: id }));

/** Whether the auth service has second factors, and whether every admin needs one. */
export const factorRuleQueryOptions = () =>
  queryOptions({
    queryKey: settingsKeys.factorRule(),
    queryFn: ({ signal }) => run(supabase.rpc('read_second_factor').single(), signal),
  });

/** Requires a second factor of every admin, or leaves it to them. */
export const requireSecondFactor = (isRequired: boolean) =>
  run(supabase.rpc('require_second_factor', { is_required: isRequired }));

/** Removes an admin's login for good. */
export const removeAdmin = (id: string) => run(supabase.rpc('remove_admin', { login_id: id }));
