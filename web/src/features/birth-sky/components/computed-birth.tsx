import { useId } from 'react';
import { formatFact } from '@/person/values';
import { birthFacts } from '@/person/birth-facts';
import type { PersonRow } from '@/person/facts';
import { labelOf } from '@/person/fields';
import { describeAssumptions, describeBirth } from '@/astrology/sky/describe-birth';
import {
  countMangal,
  describeCount,
  givesDosha,
  mangalRule,
  nameOfReference,
  readsMangal,
  type MangalCount,
  type MangalRules,
} from '@/astrology/sky/mangal';
import { skyOf, type PersonSky } from '@/astrology/sky/person-sky';
import { nameOfRasi } from '@/astrology/rasis';
import { useStarSettings } from '@/astrology/use-star-settings';
import { ComparedFacts } from '@/ui/compared-facts';
import { SubHeading } from '@/ui/sub-heading';

interface ComputedBirthProps {
  person: PersonRow;
  /** The bureau is told what is missing or can be checked, and where Mars stands. */
  isAdmin: boolean;
}

const missing = {
  date: 'The date of birth is not known.',
  place: 'The place of birth is not recognised. Enter its time zone, and for the lagnam its coordinates.',
} as const;

/** What date, time and place of birth give where it is not what the family told, and that the rest is. */
export function ComputedBirth({ person, isAdmin }: ComputedBirthProps) {
  const id = useId();
  const settings = useStarSettings();
  if (settings === undefined) return null;
  const found = skyOf(person, settings.lunar_node);
  if ('missing' in found && !isAdmin) return null;
  return (
    <section aria-labelledby={id} className="break-inside-avoid [overflow-wrap:anywhere]">
      <SubHeading id={id}>From date, time and place of birth</SubHeading>
      {'missing' in found ? (
        <p className="mt-2 text-muted">{missing[found.missing]}</p>
      ) : (
        <>
          {isAdmin && <p className="mt-2">{describeBirth(found, true)}</p>}
          {!isAdmin && <Assumptions sentences={describeAssumptions(found)} />}
          <Compared facts={birthFacts(person, found.sky, isAdmin)} />
          {readsMangal(settings, isAdmin) && <Mangal word={person.mangal_dosha} found={found} rules={settings} />}
        </>
      )}
    </section>
  );
}

function Assumptions({ sentences }: { sentences: readonly string[] }) {
  return sentences.length > 0 && <p className="mt-2">{sentences.join(' ')}</p>;
}

/** One line for all that agrees, and a row for each that does not or that nobody told. */
function Compared({ facts }: { facts: ReturnType<typeof birthFacts> }) {
  const agreeing = facts.filter(({ standing, near }) => standing === 'same' && near === null);
  const others = facts.filter((fact) => !agreeing.includes(fact));
  const isWhole = others.every(({ standing }) => standing === 'not given' || standing === 'cannot be computed');
  const names = new Intl.ListFormat('en').format(agreeing.map(({ label }) => label));
  return (
    <>
      {agreeing.length > 0 && (
        <p className="mt-2">
          {isWhole
            ? 'Agrees with what the family told.'
            : `${names}: ${agreeing.length === 1 ? 'agrees' : 'agree'} with what the family told.`}
        </p>
      )}
      {others.length > 0 && <ComparedFacts look="wide" facts={others} />}
    </>
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
