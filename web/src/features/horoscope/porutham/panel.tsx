import { guideOnly } from '@/astrology/guide-only';
import type { Couple } from '@/astrology/porutham/couple';
import { matchStars, type StarFactor } from '@/astrology/porutham/match-stars';
import type { BirthDetails } from '@/astrology/sky/birth-details';
import { useStarSettings } from '@/bureau/use-star-settings';
import type { Tables } from '@/lib/database.types';
import { joinFacts } from '@/lib/format';
import { t } from '@/texts/texts';
import { Check, ChevronDown, CircleMinus, type IconComponent, X } from '@/ui/icons';
import { RichText } from '@/ui/rich-text';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';

/** Facts to compare in addition to the stars. */
export type MatchFacts = BirthDetails &
  Pick<Tables<'profile_details'>, 'birth_star' | 'star_pada' | 'rasi' | 'mangal_dosha' | 'other_dosha'>;

/** A part below the factors that compares both births. */
export const ComparedPart = ({ label, children }: { label: string; children: ReactNode }) => (
  <section
    aria-label={label}
    className="mt-4 break-inside-avoid border-t border-line/70 pt-2.5 print:mt-1 print:border-t-0 print:pt-0"
  >
    {children}
  </section>
);

const signs: Readonly<Record<NonNullable<StarFactor['sign']>, { Icon: IconComponent; color: string }>> = {
  yes: { Icon: Check, color: 'text-success' },
  middling: { Icon: CircleMinus, color: 'text-gold-700' },
  no: { Icon: X, color: 'text-danger' },
};

/** The outcome of a factor: a sign with its word for screen readers, or points. */
export function FactorOutcome({ factor: { sign, outcome } }: { factor: StarFactor }) {
  if (sign === null) return outcome;
  const { Icon, color } = signs[sign];
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden="true" className={clsx('size-[1.35em] shrink-0', color)} strokeWidth={2.4} />
      <span className={clsx(sign !== 'middling' && 'sr-only')}>{outcome}</span>
    </span>
  );
}

/** The factors, a line each. A tap on a line shows its inputs and its rule. */
export function FactorList({ factors }: { factors: readonly StarFactor[] }) {
  return (
    <ul className="mt-2">
      {factors.map((factor) => (
        <li key={factor.name} className="border-t border-line/70 [overflow-wrap:anywhere]">
          <details className="group">
            <summary className="flex min-h-11 cursor-pointer list-none items-center gap-x-3 py-1.5 [&::-webkit-details-marker]:hidden">
              <span className="flex-1">
                <span className="font-medium">{factor.name}</span>
                <span className="sr-only">:</span>
                {factor.isDecisive && <span className="ml-2 text-sm text-gold-700">{t('porutham.decisive')}</span>}
                {!factor.isComputed && <span className="block text-muted">{factor.inputs}</span>}
              </span>
              <FactorOutcome factor={factor} />
              <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-gold-700 group-open:rotate-180" />
            </summary>
            <div className="pb-3">
              {factor.isComputed && <p>{factor.inputs}</p>}
              <p className="text-muted">{t('porutham.rule', { rule: factor.rule })}</p>
              {factor.variants !== null && (
                <p className="text-muted">{t('porutham.elsewhere', { variants: factor.variants })}</p>
              )}
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

interface MatchPanelProps {
  /** The member is compared with this person, or by the birth where their star is not entered. Null: two others. */
  whose: 'you' | 'birth' | null;
  couple: Couple;
  /** Other compared facts, below the factors; loaded when the details open. */
  children?: ReactNode;
}

/** The star match by the bureau's school: one line that opens the details. */
export function MatchPanel({ whose, couple, children }: MatchPanelProps) {
  const settings = useStarSettings();
  const [isOpened, setIsOpened] = useState(false);
  if (settings === undefined) return null;
  const { name, count, notes, uncomputed, counted, factors, version } = matchStars(couple, settings);
  const unknown = factors.filter(({ isComputed }) => !isComputed);
  return (
    <details
      className="group/match rounded-card border border-line bg-paper px-4 py-1.5"
      onToggle={() => setIsOpened(true)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-x-3 [overflow-wrap:anywhere] [&::-webkit-details-marker]:hidden">
        <span className="flex-1">
          <span className="text-lg text-maroon-800">
            <RichText
              text={joinFacts([
                t('porutham.panel', { name: t('porutham.name', { match: name, whose }), count }),
                ...notes,
              ])}
              tags={{ count: (words) => <strong className="font-semibold">{words}</strong> }}
            />
          </span>
          <span className="block text-sm text-muted">{guideOnly()}</span>
        </span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-gold-700 group-open/match:rotate-180" />
      </summary>
      <FactorList factors={factors.filter(({ isComputed }) => isComputed)} />
      {unknown.length > 0 && (
        <>
          <p className="mt-4 font-semibold">
            {t(unknown.length === uncomputed ? 'porutham.notCounted' : 'porutham.notYet')}
          </p>
          {counted !== null && <p>{counted}</p>}
          <FactorList factors={unknown} />
        </>
      )}
      {isOpened && children}
      <p className="my-3 text-muted">{t('porutham.ruleTable', { version })}</p>
    </details>
  );
}
