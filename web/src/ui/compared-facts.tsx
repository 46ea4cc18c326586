import { FactList } from '@/ui/fact-list';

interface ComparedFactsProps {
  look: 'wide' | 'card';
  facts: readonly {
    label: string;
    /** Null cannot be computed. */
    found: string | null;
    /** What follows on it where somebody says otherwise; null where nobody does. */
    difference: string | null;
    notes: readonly string[];
  }[];
}

/** Computed facts, each with what others say and what is to be known of it. */
export function ComparedFacts({ look, facts }: ComparedFactsProps) {
  return (
    <FactList
      look={look}
      facts={facts.map(({ label, found, difference, notes }) => ({
        label,
        value: (
          <>
            {found ?? 'Cannot be computed'}
            {difference !== null && <span className="font-normal"> {difference}.</span>}
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
