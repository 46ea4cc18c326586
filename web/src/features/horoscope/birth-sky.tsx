import { guideOnly } from '@/astrology/guide-only';
import { nameOfRasi } from '@/astrology/rasis';
import { describeAssumptions, describeBirth, skyMethod } from '@/astrology/sky/describe-birth';
import {
  countMangal,
  describeCount,
  givesDosha,
  type MangalCount,
  mangalRule,
  type MangalRules,
  readsMangal,
} from '@/astrology/sky/mangal';
import { type PersonSky, readBirth, skyOf } from '@/astrology/sky/person-sky';
import { useStarSettings } from '@/bureau/use-star-settings';
import { allOf } from '@/lib/either';
import { birthFacts } from '@/person/birth-facts';
import type { PersonRow } from '@/person/facts';
import { labelOf } from '@/person/fields';
import { formatFact } from '@/person/values';
import { t } from '@/texts/texts';
import { ComparedFacts } from '@/ui/facts';
import { SubHeading } from '@/ui/sections';
import { useId } from 'react';

/** The site's method of computing a birth, once below all computed parts; nothing without one. */
export function SkyMethod({ person }: { person: PersonRow }) {
  const node = useStarSettings()?.lunar_node;
  if (node === undefined || 'missing' in readBirth(person)) return null;
  return (
    <p className="mt-5 text-muted">{[skyMethod(), t('astrology.methodWithNode', { node }), guideOnly()].join(' ')}</p>
  );
}

interface ComputedBirthProps {
  person: PersonRow;
  /** The bureau sees missing facts, facts to check, and the place of Mars. */
  isAdmin: boolean;
}

const missing = { date: 'birth-sky.noDate', place: 'birth-sky.noPlace' } as const;

/** The facts computed from date, time and place of birth: each that differs from the family's, and a line for the rest. */
export function ComputedBirth({ person, isAdmin }: ComputedBirthProps) {
  const id = useId();
  const settings = useStarSettings();
  if (settings === undefined) return null;
  const found = skyOf(person, settings.lunar_node);
  if ('missing' in found && !isAdmin) return null;
  return (
    <section aria-labelledby={id} className="break-inside-avoid [overflow-wrap:anywhere]">
      <SubHeading id={id}>{t('birth-sky.title')}</SubHeading>
      {'missing' in found ? (
        <p className="mt-2 text-muted">{t(missing[found.missing])}</p>
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

/** One line for all that agree, and a row for each that differs or is missing. */
function Compared({ facts }: { facts: ReturnType<typeof birthFacts> }) {
  const agreeing = facts.filter(({ standing, near }) => standing === 'same' && near === null);
  const others = facts.filter((fact) => !agreeing.includes(fact));
  const isWhole = others.every(({ standing }) => standing === 'not given' || standing === 'cannot be computed');
  const names = allOf(agreeing.map(({ label }) => label));
  return (
    <>
      {agreeing.length > 0 && (
        <p className="mt-2">
          {isWhole ? t('birth-sky.agrees') : t('birth-sky.factsAgree', { count: agreeing.length, facts: names })}
        </p>
      )}
      {others.length > 0 && <ComparedFacts look="wide" facts={others} />}
    </>
  );
}

function describeFrom(count: MangalCount): string {
  const { from, start } = count;
  const described = describeCount(count);
  if (start === null || described === null) return t('astrology.mangal.fromUncertain', { from });
  return t('astrology.mangal.fromSign', { from, rasi: nameOfRasi(start), count: described });
}

/** The number of counts that give the dosha, and the words that the number leaves out. */
function summarize(counts: readonly MangalCount[]): string {
  const computed = counts.flatMap(({ placement }) => placement ?? []);
  if (computed.length === 0) return t('birth-sky.notComputed');
  const giving = computed.filter(givesDosha).length;
  const excepted = computed.filter(({ exception }) => exception !== null).length;
  const isClose = counts.some(({ placement, near }) =>
    near.some((other) => placement !== null && givesDosha(other) !== givesDosha(placement)),
  );
  return [
    t('birth-sky.given', { giving, count: computed.length }),
    ...(excepted > 0 ? [t('birth-sky.excepted', { count: excepted })] : []),
    ...(isClose ? [t('birth-sky.nearBoundary')] : []),
  ].join(', ');
}

/** Where Mars stands, counted by the bureau's rules, beside the family's word. */
function Mangal({ word, found: { sky }, rules }: { word: unknown; found: PersonSky; rules: MangalRules }) {
  const counts = countMangal(sky.rasiChart, rules);
  const stated = formatFact('mangal_dosha', word);
  const summary = { label: labelOf('mangal_dosha'), counts: summarize(counts) };
  return (
    <details className="mt-1">
      <summary className="min-h-11 cursor-pointer content-center">
        {stated === null ? t('birth-sky.mangal', summary) : t('birth-sky.mangalSaid', { ...summary, stated })}
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
