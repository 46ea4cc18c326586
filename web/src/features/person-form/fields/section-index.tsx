import { clsx } from 'clsx';
import { goToSection } from '@/features/person-form/fields/form-section';
import type { Problem } from '@/features/person-form/fields/problems';
import { titleOfSection, type SectionId } from '@/features/person-form/fields/sections';
import { CircleAlert } from '@/ui/icons';
import { t } from '@/texts/texts';

interface SectionIndexProps {
  sections: readonly SectionId[];
  current: SectionId;
  problems: readonly Problem[];
}

/** The parts of the form at its side, with the current one and how many fields need attention. */
export function SectionIndex({ sections, current, problems }: SectionIndexProps) {
  return (
    <nav aria-label={t('person-form.parts')} className="sticky top-[calc(var(--header,0px)+2rem)] hidden lg:block">
      <ol className="border-l border-line">
        {sections.map((id) => {
          const wrong = problems.filter(({ section }) => section === id).length;
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={id === current ? 'step' : undefined}
                className={clsx(
                  '-ml-px flex min-h-11 w-full items-center justify-between gap-3 border-l-2 pr-2 pl-5 text-left transition-colors hover:text-maroon-800',
                  id === current ? 'border-maroon-800 font-medium text-maroon-800' : 'border-transparent text-muted',
                )}
                onClick={() => {
                  goToSection(id);
                }}
              >
                {titleOfSection(id)}
                {wrong > 0 && (
                  <span className="flex items-center gap-1 text-danger">
                    <CircleAlert aria-hidden="true" className="size-4" />
                    <span aria-hidden="true">{wrong}</span>
                    <span className="sr-only">{t('person-form.partProblems', { count: wrong })}</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
