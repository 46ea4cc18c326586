import { FactList } from '@/ui/fact-list';
import { t } from '@/texts/texts';

interface ComparedFactsProps {
  look: 'wide' | 'card';
  facts: readonly {
    label: string;
    /** Null when it cannot be computed. */
    found: string | null;
    /** Shown after the value when another source disagrees; null when none does. */
    difference: string | null;
    notes: readonly string[];
  }[];
}

/** Computed facts, each with the differing statements and notes. */
export function ComparedFacts({ look, facts }: ComparedFactsProps) {
  return (
    <FactList
      look={look}
      facts={facts.map(({ label, found, difference, notes }) => ({
        label,
        value: (
          <>
            {found ?? t('ui-member.cannotBeComputed')}
            {difference !== null && <span className="font-normal"> {t('ui-member.difference', { difference })}</span>}
            {notes.map((note) => (
              <span key={note} className="block font-normal">
                {note}
              </span>
            ))}
          </>
        ),
      }))}
    />
  );
}
