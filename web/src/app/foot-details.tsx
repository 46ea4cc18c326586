import { useEffect } from 'react';
import { loadPart } from '@/base/load-part';
import { useBureau } from '@/bureau/bureau';
import { AnswerDays, OfficerContact } from '@/bureau/components/bureau-contact';
import { gallerySlot } from '@/features/home/gallery-slot';
import { Link } from '@/lib/navigation/link';
import { needWords } from '@/texts/language';
import { t } from '@/texts/texts';

/** Puts success stories in place of the drawn gallery. Nothing of them is fetched before somebody comes near to it. */
export function awaitGallery(): void {
  gallerySlot.set({ ...gallerySlot.get(), ref: watch });
}

function watch(section: HTMLElement | null): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      // Without an answer the drawn pictures stay.
      fill().catch(() => undefined);
    },
    { rootMargin: '400px' },
  );
  if (section !== null) observer.observe(section);
  return () => observer.disconnect();
}

async function fill(): Promise<void> {
  const { hasStories, GalleryStories } = await loadPart(() => import('@/features/stories/visitor'));
  if (!(await hasStories())) return;
  await needWords('card');
  gallerySlot.set({ ref: watch, Stories: GalleryStories });
}

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
