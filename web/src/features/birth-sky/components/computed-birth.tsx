import { useId } from 'react';
import { formatFact } from '@/person/values';
import { birthFacts } from '@/person/birth-facts';
import type { PersonRow } from '@/person/facts';
import { labelOf } from '@/person/fields';
import { guideOnly } from '@/astrology/guide-only';
import { holding, type Found } from '@/astrology/sky/birth-sky';
import { chartPlanets } from '@/astrology/sky/chart';
import { describeBirth, skyMethod } from '@/astrology/sky/describe-birth';
import { countMangal, mangalRule, type MangalCount } from '@/astrology/sky/mangal';
import { skyOf, type PersonSky } from '@/astrology/sky/person-sky';
import { useStarSettings } from '@/astrology/use-star-settings';
import { ComparedFacts } from '@/ui/compared-facts';
import { FactList } from '@/ui/fact-list';
import { GroupHeading } from '@/ui/group-heading';

interface ComputedBirthProps {
  person: PersonRow;
  /** Whether it is said what is missing when nothing can be computed: the bureau can add it. */
  tellsMissing: boolean;
}

const missing = {
  date: 'The date of birth is not known.',
  place: 'The place of birth is not recognised. Enter its time zone, and for the lagnam its coordinates.',
} as const;

const choice = new Intl.ListFormat('en', { type: 'disjunction' });

/** What date, time and place of birth give, beside what the family gave. */
export function ComputedBirth({ person, tellsMissing }: ComputedBirthProps) {
  const id = useId();
  const node = useStarSettings()?.lunar_node;
  if (node === undefined) return null;
  const found = skyOf(person, node);
  if ('missing' in found && !tellsMissing) return null;
  return (
    <section aria-labelledby={id} className="mt-10 break-inside-avoid [overflow-wrap:anywhere] print:mt-6">
      <GroupHeading id={id}>Computed from the Birth</GroupHeading>
      {'missing' in found ? (
        <p className="mt-3 text-muted">{missing[found.missing]}</p>
      ) : (
        <>
          <p className="mt-3">{describeBirth(found)}</p>
          <ComparedFacts look="wide" facts={birthFacts(person, found.sky)} />
          <Planets found={found} />
          <Mangal word={person.mangal_dosha} found={found} />
          <p className="mt-3 text-muted">
            {skyMethod} Rahu and Ketu by the {node} node. {guideOnly}
          </p>
        </>
      )}
    </section>
  );
}

function describeSign({ possible, near }: Found<string>): string {
  const sign = possible.length === 12 ? 'Any of the twelve' : choice.format(possible);
  return near.length === 0 ? sign : `${sign} (close to ${choice.format(near)})`;
}

function Planets({ found: { sky } }: { found: PersonSky }) {
  const { planets } = sky.rasiPlacements;
  const isCertain = chartPlanets.every((planet) => holding(planets[planet]) !== null);
  return (
    <details className="mt-2">
      <summary className="min-h-11 cursor-pointer content-center">
        The signs of the nine planets{!isCertain && ', not all of them certain'}
      </summary>
      <FactList
        look="card"
        facts={chartPlanets.map((planet) => ({ label: planet, value: describeSign(planets[planet]) }))}
      />
    </details>
  );
}

function describeCount({ from, start, house, hasDosha }: MangalCount): string {
  const name = from === 'lagnam' ? 'the lagnam' : from;
  if (house === null) return `From ${name}: cannot be computed, as not both signs are certain.`;
  const where = from === 'Moon' || from === 'Venus' ? `${name} in ${start}` : `${name} ${start}`;
  return `From ${where}: house ${house}, ${hasDosha === true ? 'one of these' : 'not one of these'}.`;
}

/** Where Mars stands, counted from the three, beside the family's word. */
function Mangal({ word, found: { sky } }: { word: unknown; found: PersonSky }) {
  const counts = countMangal(sky.rasiChart);
  const computed = counts.filter(({ house }) => house !== null);
  const giving = computed.filter(({ hasDosha }) => hasDosha === true).length;
  const said = formatFact('mangal_dosha', word);
  return (
    <details className="mt-1">
      <summary className="min-h-11 cursor-pointer content-center">
        {labelOf('mangal_dosha')}:{' '}
        {computed.length === 0 ? 'cannot be computed' : `given by ${giving} of ${computed.length} counts`}
        {said !== null && `; the family says: ${said}`}
      </summary>
      <p className="mt-1">{mangalRule}</p>
      <ul className="mt-1">
        {counts.map((count) => (
          <li key={count.from}>{describeCount(count)}</li>
        ))}
      </ul>
    </details>
  );
}
