import { type ReactNode, useState } from 'react';
import { type SectionId, titleOfSection } from '@/features/person-form/problems';
import { ChevronDown } from '@/ui/icons';
import { GroupHeading } from '@/ui/sections';

interface FormSectionProps {
  id: SectionId;
  lead?: ReactNode;
  children: ReactNode;
}

const gridLook = 'grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 sm:grid-cols-2';

/** One part of the form under its heading; without one where the page's heading says enough. */
export const FormSection = ({ id, lead, children }: FormSectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-[calc(var(--header,0px)+1.5rem)]">
    <GroupHeading id={`${id}-title`}>{titleOfSection(id)}</GroupHeading>
    {lead !== undefined && <p className="mt-2 text-muted">{lead}</p>}
    <div className={`mt-3 ${gridLook}`}>{children}</div>
  </section>
);

/** The fields of the form that stand above its parts. */
export const FormFront = ({ children }: { children: ReactNode }) => (
  <div className={`${gridLook} gap-x-4! gap-y-2! xl:grid-cols-4`}>{children}</div>
);

/** The folded parts of the form, in two columns on a desk. */
export const FormFolds = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 xl:grid-cols-3 xl:*:has-[details[open]]:col-span-3">
    {children}
  </div>
);

interface FormFoldProps extends FormSectionProps {
  /** What it holds, in a line: what is sent is on the screen. */
  says?: string;
  isOpen?: boolean;
  /** Whether something in it needs attention: then it stays open. */
  isWrong?: boolean;
}

/** One part of the form that opens with a press on its title. */
export function FormFold({ id, lead, says = '', isOpen = false, isWrong = false, children }: FormFoldProps) {
  const [isChosen, setIsChosen] = useState(isOpen);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isChosen && !wasOpened) setWasOpened(true);
  // A field that was corrected stays under the hand.
  if (isWrong && !isChosen) setIsChosen(true);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-[calc(var(--header,0px)+1.5rem)] border-b border-line/70"
    >
      <details open={isChosen} className="group">
        <summary
          className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-2 py-1 [&::-webkit-details-marker]:hidden"
          onClick={(event) => {
            event.preventDefault();
            setIsChosen(!isChosen);
          }}
        >
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 -rotate-90 text-gold-700 transition-transform group-open:rotate-0"
            strokeWidth={1.6}
          />
          <span id={`${id}-title`} className="max-w-[calc(100%-2rem)] min-w-0 font-medium text-maroon-800">
            {titleOfSection(id)}
          </span>
          {!isChosen && (
            <span className="line-clamp-2 min-w-0 grow basis-32 [overflow-wrap:anywhere] text-muted" translate="no">
              {says}
            </span>
          )}
        </summary>
        {wasOpened && (
          <div className="pt-2 pb-6">
            {lead !== undefined && <p className="mb-4 max-w-prose text-muted">{lead}</p>}
            <div className={gridLook}>{children}</div>
          </div>
        )}
      </details>
    </section>
  );
}
