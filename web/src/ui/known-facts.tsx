import type { ComponentProps } from 'react';
import { FactList } from '@/ui/fact-list';
import { formatList } from '@/lib/format';
import { t } from '@/texts/texts';

/** The known facts, then one line that names the unknown ones. */
export function KnownFacts({ look, facts }: ComponentProps<typeof FactList>) {
  const known = facts.filter(({ value }) => value !== null);
  const missing = facts.filter(({ value }) => value === null).map(({ label }) => label);
  return (
    <>
      {known.length > 0 && <FactList look={look} facts={known} />}
      {missing.length > 0 && (
        <p className="mt-3 text-muted print:hidden">{t('ui.notProvidedThese', { what: formatList(missing) })}</p>
      )}
    </>
  );
}
