import { closeTo, describeFound } from '@/astrology/sky/describe-found';
import { useId } from 'react';
import { formatFact } from '@/person/values';
import { birthFacts } from '@/person/birth-facts';
import type { PersonRow } from '@/person/facts';
import { labelOf } from '@/person/fields';
import { guideOnly } from '@/astrology/guide-only';
import { holding, type Found } from '@/astrology/sky/birth-sky';
import { chartPlanets } from '@/astrology/sky/chart';
import { describeBirth, skyMethod } from '@/astrology/sky/describe-birth';
import {
  countMangal,
  describeCount,
  givesDosha,
  mangalRule,
  nameOfReference,
  type MangalCount,
  type MangalRules,
} from '@/astrology/sky/mangal';
import { skyOf, type PersonSky } from '@/astrology/sky/person-sky';
import { nameOfRasi, type Rasi } from '@/astrology/rasis';
import { useStarSettings } from '@/astrology/use-star-settings';
import { ComparedFacts } from '@/ui/compared-facts';
import { FactList } from '@/ui/fact-list';
import { GroupHeading } from '@/ui/group-heading';

interface ComputedBirthProps {
  person: PersonRow;
  /** Whether it is said what is missing, or can be checked: to the bureau and the family, who can add it. */
  tellsMissing: boolean;
}

const missing = {
  date: 'The date of birth is not known.',
  place: 'The place of birth is not recognised. Enter its time zone, and for the lagnam its coordinates.',
} as const;

/** What date, time and place of birth give, beside what the family gave. */
export function ComputedBirth({ person, tellsMissing }: ComputedBirthProps) {
  const id = useId();
  const settings = useStarSettings();
  if (settings === undefined) return null;
  const { lunar_node: node } = settings;
  const found = skyOf(person, node);
  if ('missing' in found && !tellsMissing) return null;
  return (
    <section aria-labelledby={id} className="mt-10 break-inside-avoid [overflow-wrap:anywhere] print:mt-6">
      <GroupHeading id={id}>Computed from the Birth</GroupHeading>
      {'missing' in found ? (
        <p className="mt-3 text-muted">{missing[found.missing]}</p>
      ) : (
        <>
          <p className="mt-3">{describeBirth(found, tellsMissing)}</p>
          <ComparedFacts look="wide" facts={birthFacts(person, found.sky, tellsMissing)} />
          <Planets found={found} />
          <Mangal word={person.mangal_dosha} found={found} rules={settings} />
          <p className="mt-3 text-muted">
            {skyMethod} Rahu and Ketu by the {node} node. {guideOnly}
          </p>
        </>
      )}
    </section>
  );
}

function describeSign(found: Found<Rasi>): string {
  return found.possible.length === 12
    ? `Any of the twelve${closeTo(found.near.map(nameOfRasi))}`
    : describeFound(found, nameOfRasi);
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

function describeFrom(count: MangalCount): string {
  const { from, start } = count;
  const name = nameOfReference[from];
  const described = describeCount(count);
  if (start === null || described === null) return `From ${name}: cannot be computed, as not both signs are certain.`;
  return `From ${name}${from === 'lagnam' ? '' : ' in'} ${nameOfRasi(start)}: ${described}.`;
}

/** How many of the counts give the dosha, and what the number leaves out. */
function summarize(counts: readonly MangalCount[]): string {
  const computed = counts.flatMap(({ placement }) => placement ?? []);
  if (computed.length === 0) return 'cannot be computed';
  const giving = computed.filter(givesDosha).length;
  const excepted = computed.filter(({ exception }) => exception !== null).length;
  const isClose = counts.some(({ placement, near }) =>
    near.some((other) => placement !== null && givesDosha(other) !== givesDosha(placement)),
  );
  return [
    `given by ${giving} of ${computed.length} ${computed.length === 1 ? 'count' : 'counts'}`,
    ...(excepted > 0 ? [`${excepted} excepted`] : []),
    ...(isClose ? ['close to a boundary'] : []),
  ].join(', ');
}

/** Where Mars stands, counted by the bureau's rules, beside the family's word. */
function Mangal({ word, found: { sky }, rules }: { word: unknown; found: PersonSky; rules: MangalRules }) {
  const counts = countMangal(sky.rasiChart, rules);
  const said = formatFact('mangal_dosha', word);
  return (
    <details className="mt-1">
      <summary className="min-h-11 cursor-pointer content-center">
        {labelOf('mangal_dosha')}: {summarize(counts)}
        {said !== null && `; the family says: ${said}`}
      </summary>
      <p className="mt-1">{mangalRule(rules)}</p>
      <ul className="mt-1">
        {counts.map((count) => (
          <li key={count.from}>{describeFrom(count)}</li>
        ))}
      </ul>
    </details>
  );
}
