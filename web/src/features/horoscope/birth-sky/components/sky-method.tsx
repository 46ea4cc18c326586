import type { PersonRow } from '@/person/facts';
import { guideOnly } from '@/astrology/guide-only';
import { skyMethod } from '@/astrology/sky/describe-birth';
import { readBirth } from '@/astrology/sky/person-sky';
import { useStarSettings } from '@/bureau/use-star-settings';
import { t } from '@/texts/texts';

/** The site's method of computing a birth, once below all computed parts; nothing without one. */
export function SkyMethod({ person }: { person: PersonRow }) {
  const node = useStarSettings()?.lunar_node;
  if (node === undefined || 'missing' in readBirth(person)) return null;
  return (
    <p className="mt-5 text-muted">{[skyMethod(), t('astrology.methodWithNode', { node }), guideOnly()].join(' ')}</p>
  );
}
