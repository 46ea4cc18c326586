import { queryOptions, useQuery } from '@tanstack/react-query';
import { sharedKeys } from '@/bureau/api/keys';
import { supabase } from '@/lib/backend/client';
import { useViewer } from '@/lib/backend/session';
import type { Tables } from '@/lib/database.types';
import { mostRows, readAll, run } from '@/lib/run';

/** The picture of a stored logo. The policy of the site allows no image from a data URL, but from a Blob. */
export function pictureOfLogo(logo: string): Blob {
  const [head = '', base64 = ''] = logo.split(',');
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([\w/]+)/.exec(head)?.[1] ?? '' });
}

type OfficeSettings = Pick<Tables<'site_settings'>, 'logo' | 'fees_on' | 'upi_id' | 'books_closed_until'>;

/** The settings that pages and paper of the office need: one request, so that fees that are off cost none. */
const officeSettingsQueryOptions = () =>
  queryOptions({
    queryKey: sharedKeys.officeSettings(),
    queryFn: async ({ signal }): Promise<OfficeSettings | null> =>
      await run(
        supabase.from('site_settings').select('logo, fees_on, upi_id, books_closed_until').maybeSingle(),
        signal,
      ),
    staleTime: Infinity,
  });

const logoOf = (settings: OfficeSettings | null) => (settings?.logo == null ? null : pictureOfLogo(settings.logo));

/** The bureau's logo for paper; null: the lotus. */
export const logoQueryOptions = () => queryOptions({ ...officeSettingsQueryOptions(), select: logoOf });

const feesOf = (settings: OfficeSettings | null) => ({
  /** Whether the bureau takes fees. */
  isOn: settings?.fees_on ?? false,
  /** The bureau's address for UPI; null for none. */
  upiId: settings?.upi_id ?? null,
  /** The last day of the closed books; null for none. */
  closedUntil: settings?.books_closed_until ?? null,
});

/** What the office's pages need of the settings of fees. */
export const feeSettingsQueryOptions = () => queryOptions({ ...officeSettingsQueryOptions(), select: feesOf });

/** Whether the bureau takes fees and the viewer works at its desk; false while that is not known. */
export function useTakesFees(): boolean {
  const settings = useQuery({ ...feeSettingsQueryOptions(), enabled: useViewer().kind === 'admin' });
  return settings.data?.isOn ?? false;
}

/** How long the bureau keeps profiles and sign-ins, and what the page Privacy says of its checks and of complaints. */
export const privacySettingsQueryOptions = () =>
  queryOptions({
    queryKey: sharedKeys.privacySettings(),
    queryFn: ({ signal }) =>
      run(
        supabase
          .from('site_settings')
          .select('settled_days, silent_days, log_months, keeps_sealed, identity_papers, grievance_proof, fees_on')
          .single(),
        signal,
      ),
  });

/** Whether families are asked for their consents, and the candidates for their own yes; the language of a family that is new. */
export const consentSettingsQueryOptions = () =>
  queryOptions({
    queryKey: sharedKeys.consentSettings(),
    queryFn: ({ signal }) =>
      run(supabase.from('site_settings').select('consents_asked, candidate_says_yes, main_language').single(), signal),
  });

/** The messages after this one, or the first. */
function getTemplates(after: { template: string; language: string } | null, signal: AbortSignal) {
  const all = supabase.from('message_templates').select('template, language, body, original');
  const rest =
    after === null
      ? all
      : all.or(`template.gt."${after.template}",and(template.eq."${after.template}",language.gt."${after.language}")`);
  return run(rest.order('template').order('language').limit(mostRows), signal);
}

type Template = Awaited<ReturnType<typeof getTemplates>>[number];

/** The admin's WhatsApp messages in each language, with their placeholders and original texts. */
export const messageTemplatesQueryOptions = () =>
  queryOptions({
    queryKey: sharedKeys.messageTemplates(),
    queryFn: ({ signal }) => readAll<Template>((last) => getTemplates(last, signal)),
  });
