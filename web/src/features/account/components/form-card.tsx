import { useId, type SyntheticEvent, type ReactNode } from 'react';
import { LotusRule } from '@/ui/lotus-rule';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/ui/page-title';

interface FormCardProps {
  title: string;
  /** What the form is for, in a sentence. */
  lead: string;
  /** The fields, with what belongs to sending them. */
  children: ReactNode;
  /** What stands below the fields, under a line. */
  foot?: ReactNode;
  onSubmit: (event: SyntheticEvent) => Promise<void>;
}

/** A page that is one small form on a card. */
export function FormCard({ title, lead, children, foot, onSubmit }: FormCardProps) {
  const titleId = useId();
  return (
    <div className="wrap py-[clamp(3rem,6vw,5rem)]">
      <PageTitle>{title}</PageTitle>
      <form
        noValidate
        aria-labelledby={titleId}
        className="mx-auto max-w-md rounded-card bg-paper px-6 py-10 shadow-card sm:px-10"
        onSubmit={(event) => void onSubmit(event)}
      >
        <div className="text-center">
          <PageHeading id={titleId} className="text-2xl sm:text-3xl">
            {title}
          </PageHeading>
          <LotusRule className="mx-auto mt-4" />
          <p className="mt-4 text-balance text-muted">{lead}</p>
        </div>
        <div className="mt-8 grid gap-5">{children}</div>
        {foot !== undefined && <div className="mt-8 border-t border-line pt-5 text-center text-muted">{foot}</div>}
      </form>
    </div>
  );
}
