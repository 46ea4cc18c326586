import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { ErrorSummary } from '@/features/person-form/fields/error-summary';
import { ArriveContext } from '@/features/person-form/fields/form-section';
import { SectionIndex } from '@/features/person-form/fields/section-index';
import type { Problem } from '@/features/person-form/fields/problems';
import type { SectionId } from '@/features/person-form/fields/sections';
import { BackLink } from '@/ui/back-link';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/bureau/components/page-title';
import { t } from '@/texts/texts';

interface PageFrameProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  headingId?: string;
}

/** Page layout around the form or its placeholders. */
export function PageFrame({ title, lead, children, headingId }: PageFrameProps) {
  return (
    <div className="wrap pt-6 pb-24">
      <PageTitle>{title}</PageTitle>
      <BackLink>{t('ui.back')}</BackLink>
      <PageHeading {...(headingId !== undefined && { id: headingId })} className="mt-4 text-2xl sm:text-3xl">
        {title}
      </PageHeading>
      {lead !== undefined && <div className="mt-3 max-w-prose text-lg text-muted">{lead}</div>}
      <div className="mt-8">{children}</div>
    </div>
  );
}

interface FormFrameProps extends Omit<PageFrameProps, 'headingId'> {
  sections: readonly SectionId[];
  problems: readonly Problem[];
  /** Number of submits. After a failed one, the error summary takes the focus. */
  submitCount: number;
  /** Disables the form during a submit. */
  locked: boolean;
  /** Between the title and the form. */
  notice?: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
  /** Buttons and progress. */
  actions: ReactNode;
}

/** A form in parts: their index at the side on wide screens, the error summary on top, the buttons at the end. */
export function FormFrame(props: FormFrameProps) {
  const { title, lead, sections, problems, submitCount, locked, notice, onSubmit, children, actions } = props;
  const headingId = useId();
  const summary = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<SectionId>(sections[0] ?? 'basics');

  const isWrong = problems.length > 0;
  const shownFor = useRef(0);
  useEffect(() => {
    if (submitCount === shownFor.current) return;
    shownFor.current = submitCount;
    if (!isWrong) return;
    summary.current?.focus();
    summary.current?.scrollIntoView({ block: 'start' });
  }, [submitCount, isWrong]);

  return (
    <PageFrame title={title} lead={lead} headingId={headingId}>
      {notice}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <div>
          <SectionIndex sections={sections} current={current} problems={problems} />
        </div>
        <form
          noValidate
          aria-labelledby={headingId}
          className="max-w-3xl"
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <ErrorSummary problems={problems} ref={summary} />
          <div className="rounded-card bg-paper px-4 py-7 shadow-card sm:px-8 sm:py-9">
            <fieldset disabled={locked} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-12">
              <ArriveContext value={setCurrent}>{children}</ArriveContext>
            </fieldset>
            <div className="mt-12 border-t border-line pt-7">{actions}</div>
          </div>
        </form>
      </div>
    </PageFrame>
  );
}
