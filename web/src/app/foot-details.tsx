import { useEffect } from 'react';
import { awaitGallery } from '@/app/gallery-stories';
import { AnswerDays, OfficerContact } from '@/bureau/components/bureau-contact';
import { useBureau } from '@/bureau/bureau';
import { Link } from '@/lib/navigation/link';
import { t } from '@/texts/texts';

/** At the foot of every page: who answers and by when (DPDP Rules, rules 9 and 14), and what the bureau says of itself. */
export function FootDetails({ linkClass }: { linkClass: string }) {
  const { registration_number: number, server_country: country } = useBureau();
  // Here, because this is the code that a page fetches when the browser is idle.
  useEffect(awaitGallery, []);
  return (
    <div className="text-sm text-ivory/85">
      <OfficerContact linkClass={linkClass} className="flex flex-wrap justify-center" />
      <AnswerDays />
      <Link to={{ page: 'complaint' }} className={linkClass}>
        {t('foot.write')}
      </Link>
      {number !== '' && <p>{t('foot.registered', { number })}</p>}
      {country !== '' && <p>{t('foot.country', { country })}</p>}
    </div>
  );
}

// The foot of the office awaits the gallery too: by way of this file, which spares a file of its own.
export { awaitGallery };
