import { useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react';
import type { Problem } from '@/features/person-form/problems';
import { BackLink } from '@/ui/back-link';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/bureau/components/page-title';
import { t } from '@/texts/texts';
import { CircleAlert } from '@/ui/icons';
import { useFormContext } from 'react-hook-form';
import type { FormValues } from '@/features/person-form/form-schema';
import type { PersonFormState } from '@/features/person-form/use-person-form';
import { errorText } from '@/lib/error-text';
import type { AppError } from '@/lib/errors';
import { Button } from '@/ui/button';
import { InlineError, EmptyState } from '@/ui/notice';
import { Dialog, DialogActions } from '@/ui/dialog';
import { LoadingNotice, Skeleton } from '@/ui/skeleton';
import type { EditableProfile } from '@/features/person-form/api';
import { formatMoment } from '@/lib/format';
import { goBack, navigate } from '@/lib/navigation/history';

interface PageFrameProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  headingId?: string;
}

export const PageFrame = ({ title, lead, children, headingId }: PageFrameProps) => (
  <div className="wrap pt-2 pb-6">
    <PageTitle>{title}</PageTitle>
    <BackLink>{t('ui.back')}</BackLink>
    <PageHeading {...(headingId !== undefined && { id: headingId })} className="mt-1 text-2xl sm:text-3xl">
      {title}
    </PageHeading>
    {lead !== undefined && <div className="mt-2 max-w-prose text-muted">{lead}</div>}
    <div className="mt-3">{children}</div>
  </div>
);

interface FormFrameProps extends Omit<PageFrameProps, 'headingId'> {
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

export function FormFrame(props: FormFrameProps) {
  const { title, lead, problems, submitCount, locked, notice, onSubmit, children, actions } = props;
  const headingId = useId();
  const summary = useRef<HTMLDivElement>(null);

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
      <form
        noValidate
        aria-labelledby={headingId}
        className="max-w-6xl"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <ErrorSummary problems={problems} ref={summary} />
        <div className="rounded-card bg-paper px-4 py-5 shadow-card sm:px-8">
          <fieldset disabled={locked} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
            {children}
          </fieldset>
          <div className="mt-4 border-t border-line pt-4">{actions}</div>
        </div>
      </form>
    </PageFrame>
  );
}

/** Every field that needs attention, each with a link to it. Takes the focus after a failed submit. */
function ErrorSummary({ problems, ref }: { problems: readonly Problem[]; ref: Ref<HTMLDivElement> }) {
  if (problems.length === 0) return null;
  return (
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-label={t('person-form.problem')}
      className="mb-8 scroll-mt-[calc(var(--header,0px)+1.5rem)] rounded-card border border-danger bg-paper px-5 py-4"
    >
      <p className="flex items-start gap-2 font-medium text-danger">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {t('person-form.problems', { count: problems.length })}
      </p>
      <ul className="mt-1 grid gap-y-1 pl-7">
        {problems.map(({ label, message, onFix }) => (
          <li key={`${label} ${message}`}>
            <button
              type="button"
              className="min-h-11 text-left text-maroon-800 underline decoration-gold-500 underline-offset-[5px] hover:decoration-maroon-800"
              onClick={onFix}
            >
              {label}: {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FormActionsProps {
  person: PersonFormState;
  submitText: string;
  busyText: string;
  isBusy: boolean;
  /** Whether nothing has changed. */
  isUnchanged?: boolean;
  error: AppError | null;
  /** Start of the error: "Not saved."; the reason follows. */
  failure: string;
  /** The state of the input after the failure; follows the reason. */
  comfort: string;
  onRetry: () => void;
  /** Whether there is input to discard; otherwise the button is `onClose`. */
  canDiscard: boolean;
  onDiscard: () => void;
  onClose?: (() => void) | undefined;
  children?: ReactNode;
}

export function FormActions(props: FormActionsProps) {
  const { person, isBusy, isUnchanged = false, error, canDiscard, onClose } = props;
  const { errors } = useFormContext<FormValues>().formState;
  const [isDiscarding, setIsDiscarding] = useState(false);
  const isInactive = isBusy || person.isPreparing || isUnchanged;
  return (
    <>
      {/* The error of a field stands beside it. */}
      {error && !isBusy && Object.keys(errors).length === 0 && (
        <InlineError className="mb-6" onRetry={props.onRetry}>
          {errorText(error, props.failure)} {props.comfort}
        </InlineError>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          look="primary"
          aria-disabled={isInactive}
          className="aria-disabled:bg-muted max-sm:w-full"
        >
          {isBusy ? props.busyText : person.isPreparing ? t('person-form.pictures.preparingAll') : props.submitText}
        </Button>
        {props.children}
        {canDiscard && !isBusy && (
          <Button className="max-sm:w-full" onClick={() => setIsDiscarding(true)}>
            {t('person-form.discard')}
          </Button>
        )}
        {!canDiscard && onClose !== undefined && !isBusy && (
          <Button className="max-sm:w-full" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
        )}
      </div>
      {isDiscarding && <DiscardDialog onClose={() => setIsDiscarding(false)} onDiscard={props.onDiscard} />}
    </>
  );
}

export const DiscardDialog = ({ onDiscard, onClose }: { onDiscard: () => void; onClose: () => void }) => (
  <Dialog title={t('person-form.discardTitle')} description={t('person-form.discardLead')} onClose={onClose}>
    <DialogActions>
      <Button onClick={onClose}>{t('person-form.discardNot')}</Button>
      <Button look="primary" onClick={onDiscard}>
        {t('person-form.discard')}
      </Button>
    </DialogActions>
  </Dialog>
);

const rows = [1, 2, 3, 4];

export const FormSkeleton = () => (
  <div className="wrap min-h-dvh pt-6 pb-24">
    <LoadingNotice>{t('ui.loading', { what: t('profiles.theProfile') })}</LoadingNotice>
    <div aria-hidden="true">
      <Skeleton className="h-5 w-20" />
      <Skeleton className="mt-8 h-10 w-72 max-w-full" />
      <div className="mt-10 grid max-w-3xl gap-6 rounded-card bg-paper px-4 py-9 shadow-card sm:grid-cols-2 sm:px-8">
        {rows.map((row) => (
          <div key={row}>
            <Skeleton className="h-4 w-28" />
            <Skeleton className="mt-3 h-12 w-full" />
          </div>
        ))}
      </div>
    </div>
  </div>
);

interface NotEditableProps {
  /** Null when there is no such profile. */
  profile: EditableProfile | null;
}

export const NotEditable = ({ profile }: NotEditableProps) => (
  <PageFrame title={t('shell.pages.editProfile')}>
    {profile?.deleted_at ? (
      <EmptyState
        heading={t('person-form.gone.deleted')}
        actions={
          <Button look="primary" onClick={() => navigate({ page: 'profile', profileId: profile.id })}>
            {t('person-form.moreInfo')}
          </Button>
        }
      >
        {t('person-form.gone.deletedOn', {
          side: profile.gender,
          name: profile.name,
          when: formatMoment(profile.deleted_at),
        })}
      </EmptyState>
    ) : (
      <EmptyState heading={t('person-form.gone.missing')} actions={<Button onClick={goBack}>{t('ui.back')}</Button>}>
        {t('person-form.gone.erased')}
      </EmptyState>
    )}
  </PageFrame>
);
