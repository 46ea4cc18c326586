import { useBureau } from '@/bureau/bureau';
import { t } from '@/texts/texts';

/** What the bureau says of itself at the foot of every page, as far as it is set. */
export function FootDetails() {
  const { registration_number: number, server_country: country } = useBureau();
  return (
    <p className="mt-1 text-sm text-ivory/85">
      {[number !== '' && t('foot.registered', { number }), country !== '' && t('foot.country', { country })]
        .filter((line) => line !== false)
        .join(' · ')}
    </p>
  );
}
