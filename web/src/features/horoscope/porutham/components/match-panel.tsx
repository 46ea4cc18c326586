import { useState, type ReactNode } from 'react';
import { FactorList } from '@/features/horoscope/porutham/components/factor-list';
import { guideOnly } from '@/astrology/guide-only';
import type { Couple } from '@/astrology/porutham/couple';
import { matchStars } from '@/astrology/porutham/match-stars';
import { useStarSettings } from '@/bureau/use-star-settings';
import { joinFacts } from '@/lib/format';
import { ChevronDown } from '@/ui/icons';
import { t } from '@/texts/texts';
import { RichText } from '@/ui/rich-text';

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
