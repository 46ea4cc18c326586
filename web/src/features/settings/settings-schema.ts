import { z } from 'zod';
import type { Settings } from '@/features/settings/api/settings';
import { limitedText } from '@/lib/limited-text';
import { isEmail } from '@/person/email';

const numberSign = /^\+[1-9][0-9 ]{7,19}$/;
const numberRule = 'Enter the number with its country code, such as +91 422 555 0142.';
const wholeNumber = (from: number, to: number) =>
  z.string().refine((text) => {
    const number = /^\d{1,3}$/.test(text.trim()) ? Number(text) : -1;
    return number >= from && number <= to;
  }, `Enter a whole number from ${from} to ${to}.`);

/** The settings as they are typed. The database checks the same. */
export const settingsSchema = z.object({
  bureau_name: limitedText(60).refine((text) => text !== '', 'Enter the bureau’s name.'),
  tagline: limitedText(80).refine((text) => text !== '', 'Enter what the bureau is, and where.'),
  opening_hours: limitedText(200).refine((text) => text !== '', 'Enter when families are welcome.'),
  phone: z.string().trim().regex(numberSign, numberRule),
  whatsapp: z
    .string()
    .trim()
    .refine((text) => text === '' || numberSign.test(text), numberRule),
  email: z.string().trim().refine(isEmail, 'Enter an e-mail address, such as office@bureau.in.'),
  address: limitedText(300).refine((text) => text !== '', 'Enter the bureau’s address.'),
  site_address: z
    .string()
    .trim()
    .regex(/^(https?:\/\/[^\s/?#]+\/?)?$/, 'Enter the address as the browser shows it, such as https://www.bureau.in.'),
  grievance_officer: limitedText(120),
  visitors_may_browse: z.boolean(),
  visitors_see_pictures: z.boolean(),
  star_names: z.string(),
  match_school: z.string(),
  south_dina: z.string(),
  south_same_star: z.string(),
  south_stree_deergha: z.string(),
  south_rasi: z.string(),
  south_vasya: z.string(),
  north_gana: z.string(),
  north_bhakoot: z.string(),
  north_nadi: z.string(),
  chart_style: z.string(),
  lunar_node: z.string(),
  requests_per_day: wholeNumber(0, 100),
  open_requests: wholeNumber(0, 100),
  requests_expire_after_days: wholeNumber(1, 365),
});
export type TypedSettings = z.infer<typeof settingsSchema>;

/** The settings as the form begins with them. */
export function toTyped(settings: Settings): TypedSettings {
  return {
    ...settings,
    whatsapp: settings.whatsapp ?? '',
    site_address: settings.site_address ?? '',
    grievance_officer: settings.grievance_officer ?? '',
    requests_per_day: String(settings.requests_per_day),
    open_requests: String(settings.open_requests),
    requests_expire_after_days: String(settings.requests_expire_after_days),
  };
}

/** What has been changed, as the database takes it. */
export function changesOf(typed: TypedSettings, before: Settings): Partial<Settings> {
  const after: Settings = {
    ...typed,
    requests_per_day: Number(typed.requests_per_day),
    open_requests: Number(typed.open_requests),
    requests_expire_after_days: Number(typed.requests_expire_after_days),
  };
  const was: Record<string, unknown> = toTyped(before);
  const now: Record<string, unknown> = typed;
  return Object.fromEntries(Object.entries(after).filter(([name]) => now[name] !== was[name]));
}
