import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { guideOnly } from '@/astrology/guide-only';
import { fillingsFrom, sameText } from '@/astrology/sky/compare-sky';
import { describeBirth, skyMethod } from '@/astrology/sky/describe-birth';
import { skyOf } from '@/astrology/sky/person-sky';
import type { FormValues } from '@/features/person-form/form-schema';
import { formatList } from '@/lib/format';
import { birthFacts } from '@/person/birth-facts';
import type { PersonRow } from '@/person/facts';
import { labelOf } from '@/person/fields';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { ComparedFacts } from '@/ui/facts';

const watched = [
  'date_of_birth',
  'time_of_birth',
  'birth_time_certainty',
  'place_of_birth',
  'birth_coordinates',
  'birth_zone',
  'birth_star',
  'star_pada',
  'rasi',
  'lagnam',
  'chart_almanac',
] as const;

const wants = { date: 'person-form-office.birth.wantsDate', place: 'person-form-office.birth.wantsPlace' } as const;

// No browser uses it, and typing on is not interrupted.
const fillKey = 'F2';

/** Acts when a key is pressed anywhere on the page; null does nothing. */
function useKey(key: string, act: (() => void) | null): void {
  useEffect(() => {
    if (act === null) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== key || event.defaultPrevented) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [key, act]);
}

/**
 * Compares the computed birth with the input, and offers a button that fills empty fields. The lunar node does not affect
 * these fields.
 */
export function BirthOffer() {
  const { setValue } = useFormContext<FormValues>();
  const values = useWatch<FormValues, typeof watched>({ name: watched });
  const [filled, setFilled] = useState<ReturnType<typeof fillingsFrom>>({});
  const person: PersonRow = Object.fromEntries(watched.map((field, place) => [field, values[place]]));
  const found = skyOf(person, 'mean');
  const fillings = 'missing' in found ? {} : fillingsFrom(person, found.sky);
  const compared = 'missing' in found ? [] : birthFacts(person, found.sky, true);
  const fields = compared.filter(({ field }) => fillings[field] !== undefined);
  // The values filled in here are not the family's, until one is changed.
  const facts = compared.map((fact) =>
    fact.standing === 'same' && filled[fact.field] === person[fact.field]
      ? {
          ...fact,
          notes: fact.notes.map((note) => (note === sameText() ? t('person-form-office.birth.filledFact') : note)),
        }
      : fact,
  );
  const filledLabels = compared.filter(({ field }) => filled[field] !== undefined).map(({ field }) => labelOf(field));
  const fill = () => {
    for (const { field } of fields) {
      setValue(field, fillings[field] ?? '', { shouldDirty: true, shouldTouch: true, shouldValidate: false });
    }
    setFilled({ ...filled, ...fillings });
  };
  useKey(fillKey, fields.length > 0 ? fill : null);
  if ('missing' in found) return <p className="text-muted sm:col-span-2">{t(wants[found.missing])}</p>;
  return (
    <section
      aria-labelledby="birth-offer"
      className="rounded-card border border-line bg-wash px-4 py-4 sm:col-span-2 [overflow-wrap:anywhere]"
    >
      <h3 id="birth-offer" className="text-lg text-maroon-800">
        {t('person-form-office.birth.title')}
      </h3>
      <p className="mt-1">{describeBirth(found, true)}</p>
      <ComparedFacts look="card" facts={facts} />
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        {fields.length > 0 && (
          <Button size="small" aria-keyshortcuts={fillKey} onClick={fill}>
            {t('person-form-office.birth.fill')}
            <kbd
              aria-hidden="true"
              translate="no"
              className="rounded-sm border border-line px-1.5 text-sm pointer-coarse:hidden"
            >
              {fillKey}
            </kbd>
          </Button>
        )}
        <p role="status">
          {filledLabels.length > 0 && t('person-form-office.birth.filled', { fields: formatList(filledLabels) })}
        </p>
      </div>
      {person.chart_almanac === 'Vakya' && <p className="mt-2">{t('person-form-office.birth.vakya')}</p>}
      <p className="mt-2 text-muted">
        {skyMethod()} {guideOnly()} {t('person-form-office.birth.keepsTyped')}
      </p>
    </section>
  );
}
