import { clsx } from 'clsx';
import { Check, ChevronDown, CircleMinus, X, type IconComponent } from '@/ui/icons';
import type { StarFactor } from '@/astrology/porutham/match-stars';
import { t } from '@/texts/texts';

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
