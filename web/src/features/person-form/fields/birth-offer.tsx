import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FormValues } from '@/features/person-form/fields/form-schema';
import { labelOf } from '@/person/fields';
import { compareSky, fillingsFrom, notesOn } from '@/person/sky/compare-sky';
import { describeBirth, skyGuide, skyMethod } from '@/person/sky/describe-birth';
import { skyOf } from '@/person/sky/person-sky';
import { Button } from '@/ui/button';
import { FactList } from '@/ui/fact-list';

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
] as const;

const wants = {
  date: 'Star, pada, rasi and lagnam can be computed when the date of birth is entered too.',
  place:
    'Star, pada, rasi and lagnam can be computed when the place is known: a town and state of India, or the time zone, and for the lagnam the coordinates.',
} as const;

/**
 * What date, time and place of birth give, beside what is typed, and a button that fills in what is empty. The lunar node makes no
 * difference to it.
 */
export function BirthOffer() {
  const { setValue } = useFormContext<FormValues>();
  const [
    date_of_birth,
    time_of_birth,
    birth_time_certainty,
    place_of_birth,
    birth_coordinates,
    birth_zone,
    birth_star,
    star_pada,
    rasi,
    lagnam,
  ] = useWatch<FormValues, typeof watched>({ name: watched });
  const [filled, setFilled] = useState<readonly string[]>([]);
  const person = {
    date_of_birth,
    time_of_birth,
    birth_time_certainty,
    place_of_birth,
    birth_coordinates,
    birth_zone,
    birth_star,
    star_pada,
    rasi,
    lagnam,
  };
  const found = skyOf(person, 'mean');
  if ('missing' in found) return <p className="text-muted sm:col-span-2">{wants[found.missing]}</p>;

  const fillings = fillingsFrom(person, found.sky);
  const fields = Object.values(compareSky(person, found.sky)).filter(({ field }) => fillings[field] !== undefined);
  const fill = () => {
    for (const { field } of fields) {
      setValue(field, fillings[field] ?? '', { shouldDirty: true, shouldTouch: true, shouldValidate: false });
    }
    setFilled(fields.map(({ field }) => labelOf(field)));
  };
  return (
    <section
      aria-labelledby="birth-offer"
      className="rounded-card border border-line bg-wash px-4 py-4 sm:col-span-2 [overflow-wrap:anywhere]"
    >
      <h3 id="birth-offer" className="text-lg text-maroon-800">
        What the birth gives
      </h3>
      <p className="mt-1">{describeBirth(found)}</p>
      <FactList
        look="card"
        facts={Object.values(compareSky(person, found.sky)).map((compared) => ({
          label: compared.label,
          value: (
            <>
              {compared.found ?? 'Cannot be computed'}
              {compared.difference !== null && <span className="font-normal"> {compared.difference}.</span>}
              {notesOn(compared).map((note) => (
                <span key={note} className="block font-normal">
                  {note}
                </span>
              ))}
            </>
          ),
        }))}
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        {fields.length > 0 && (
          <Button size="small" onClick={fill}>
            Fill in what the birth gives
          </Button>
        )}
        <p role="status">{filled.length > 0 && `Filled in: ${filled.join(', ')}.`}</p>
      </div>
      <p className="mt-2 text-muted">
        {skyMethod} {skyGuide} Nothing that is typed is changed.
      </p>
    </section>
  );
}
