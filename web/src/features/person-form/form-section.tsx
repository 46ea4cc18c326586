import { createContext, use, type ReactNode } from 'react';
import { useInView } from 'react-intersection-observer';
import { titleOfSection, type SectionId, type Problem } from '@/features/person-form/problems';
import { GroupHeading } from '@/ui/group-heading';
import { clsx } from 'clsx';
import { CircleAlert } from '@/ui/icons';
import { t } from '@/texts/texts';

interface FormSectionProps {
  id: SectionId;
  lead?: ReactNode;
  children: ReactNode;
}

/** Callback with the section currently in view. */
export const ArriveContext = createContext<(id: SectionId) => void>(() => undefined);

/** One part of the form under its heading. */
export function FormSection({ id, lead, children }: FormSectionProps) {
  const onArrive = use(ArriveContext);
  const { ref } = useInView({
    // A line a quarter down the window: the part that crosses it is the one being read.
    rootMargin: '-25% 0px -74% 0px',
    onChange: (inView) => {
      if (inView) onArrive(id);
    },
  });
  return (
    <section
      ref={ref}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-[calc(var(--header,0px)+1.5rem)] outline-none"
    >
      <GroupHeading id={`${id}-title`}>{titleOfSection(id)}</GroupHeading>
      {lead !== undefined && <p className="mt-3 max-w-prose text-muted">{lead}</p>}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}

/** Goes to a part of the form. */
export function goToSection(id: SectionId): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

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
