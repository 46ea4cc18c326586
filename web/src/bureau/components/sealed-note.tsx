import { useQuery } from '@tanstack/react-query';
import { privacySettingsQueryOptions } from '@/bureau/api/office-settings';
import { t } from '@/texts/texts';

/** Says that the daily run on the server erases, where the bureau keeps sealed copies. */
export function SealedNote() {
  const { data } = useQuery(privacySettingsQueryOptions());
  return data?.keeps_sealed === true && <p className="mt-3">{t('refusals.erased_by_daily')}</p>;
}
