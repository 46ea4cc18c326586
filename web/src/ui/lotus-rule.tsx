import { clsx } from 'clsx';
import lotusRule from '@/assets/lotus-rule.svg';
import lotusRuleLight from '@/assets/lotus-rule-light.svg';

/** The gold double line with a lotus, under titles; on maroon it is part of the home page's picture. */
export function LotusRule({ onMaroon = false, className }: { onMaroon?: boolean; className?: string }) {
  return (
    <img
      src={onMaroon ? lotusRuleLight : lotusRule}
      alt=""
      width={320}
      height={42}
      className={clsx('h-auto w-72 max-w-[78%] tight:hidden', !onMaroon && 'plain:hidden', className)}
    />
  );
}
