import { createContext, type ReactNode, use } from 'react';
import { type SectionId, titleOfSection } from '@/features/person-form/fields/sections';
import { GroupHeading } from '@/ui/sections';
import { useInView } from '@/ui/use-in-view';

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
    onArrive: () => onArrive(id),
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
