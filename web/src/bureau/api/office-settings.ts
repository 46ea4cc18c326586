import { queryOptions, useQuery } from '@tanstack/react-query';
import { sharedKeys } from '@/bureau/api/keys';
import { pictureOfLogo } from '@/bureau/logo';
import type { Tables } from '@/lib/database.types';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';
import { useViewer } from '@/lib/backend/session';

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
