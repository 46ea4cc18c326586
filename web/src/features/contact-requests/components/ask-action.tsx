import { useMutation, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { z } from 'zod';
import { cannotAskReason, describeAllowance } from '@/features/contact-requests/allowance';
import {
  askForContact,
  myRequestsQueryOptions,
  myVisibilityQueryOptions,
  receivedQueryOptions,
  requestAllowanceQueryOptions,
} from '@/features/contact-requests/api';
import { HiddenProfileNotice } from '@/features/contact-requests/components/request-parts';
import { isOpenRequest, statusForRequester } from '@/features/contact-requests/request-status';
import { ownProfileId, useViewer } from '@/lib/backend/session';
import { formatCount } from '@/lib/format';
import { limitedText } from '@/lib/limited-text';
import { sharingRule } from '@/person/sharing';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { Button } from '@/ui/button';
import { FoldedPart } from '@/ui/folded-part';
import { FormDialog } from '@/ui/form-dialog';
import { TextAreaField } from '@/ui/text-area-field';
import { showToast } from '@/ui/toast';

interface AskAtTopProps {
  profile: { id: number; name: string; own_script_name: string | null };
  /** For phones, where the button fills the rest of the row. */
  isNarrow?: boolean;
  before: ReactNode;
  after: ReactNode;
}

/** The primary action of a profile: ask for its contact details, or jump to the existing request. Wide screens add the rule. */
export function AskAtTop({ profile, isNarrow = false, before, after }: AskAtTopProps) {
  const ownId = ownProfileId(useViewer());
  const { data: requests } = useQuery(myRequestsQueryOptions(ownId));
  const latest = requests?.find(({ profileId }) => profileId === profile.id);
  // The other family's request may have shown these details.
  const { data: received } = useQuery(receivedQueryOptions());
  const isReceived = received?.some(({ otherId }) => otherId === profile.id);
  const isOwnShown = useQuery(myVisibilityQueryOptions(ownId)).data?.visible === true;
  const status = latest && statusForRequester(latest.status, isReceived ?? true, isOwnShown);
  const look = isNarrow ? { className: 'min-w-0 flex-1 px-2! [font-size:min(1rem,5vw)] hyphens-none!' } : {};
  const mayAsk =
    requests !== undefined &&
    isReceived !== true &&
    (status === undefined || (!isOpenRequest(status) && status !== 'approved'));
  return (
    <>
      {/* One row whether or not the requests are loaded: a menu opened in it stays open when they arrive. */}
      <div className={clsx('flex items-center gap-2', !isNarrow && 'flex-wrap')}>
        {before}
        {mayAsk ? (
          <AskAction {...look} profile={profile} look="primary">
            {t(isNarrow ? 'requests.ask.buttonShort' : 'requests.ask.button')}
          </AskAction>
        ) : (
          <Button
            size="small"
            {...look}
            onClick={() => {
              const contact = document.getElementById('contact');
              contact?.scrollIntoView({ block: 'start' });
              contact?.focus({ preventScroll: true });
            }}
          >
            {t('requests.ask.toDetails')}
          </Button>
        )}
        {after}
      </div>
      {!isNarrow && status !== 'revoked' && <p className="mt-2 text-muted">{sharingRule()}</p>}
    </>
  );
}

interface AskActionProps {
  profile: { id: number; name: string; own_script_name: string | null };
  look: 'primary' | 'quiet';
  className?: string;
  onAsked?: () => void;
  children: string;
}

/**
 * The button that requests contact details, in a row that wraps. At the limit, a line below the row has the date from which the
 * member may request again.
 */
export function AskAction({ profile, look, className, onAsked, children }: AskActionProps) {
  const allowance = useQuery(requestAllowanceQueryOptions());
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const reasonId = useId();
  const reason = allowance.data ? cannotAskReason(allowance.data) : null;
  return (
    <>
      <Button
        size="small"
        look={look}
        {...(className !== undefined && { className })}
        disabled={reason !== null}
        aria-describedby={reason === null ? undefined : reasonId}
        onClick={() => setAsking(true)}
      >
        {children}
      </Button>
      {reason !== null && (
        <p id={reasonId} className="order-last w-full text-muted">
          {reason}
        </p>
      )}
      {asking && (
        <AskDialog
          profile={profile}
          notice={<HiddenProfileNotice about="requests" />}
          note={note}
          onAsked={() => {
            setAsking(false);
            setNote('');
            onAsked?.();
          }}
          onClose={(typed) => {
            setNote(typed);
            setAsking(false);
          }}
        />
      )}
    </>
  );
}

const maxNoteLength = 500;
const schema = z.object({ note: limitedText(maxNoteLength) });

interface AskDialogProps {
  profile: { id: number; name: string; own_script_name: string | null };
  /** A notice above the form. */
  notice?: ReactNode;
  /** The initial note, from an earlier opening. */
  note: string;
  onAsked: () => void;
  /** Receives the note typed so far. */
  onClose: (note: string) => void;
}

/** The dialog that explains a request, takes a note to the bureau, and sends it. */
export function AskDialog({ profile, notice, note, onAsked, onClose }: AskDialogProps) {
  const { data: allowance, refetch } = useQuery(requestAllowanceQueryOptions());
  const asking = useMutation({
    mutationFn: askForContact,
    // All queries refetch, because the request also likes the profile.
    meta: { waits: true },
    onSuccess: () => {
      showToast({ message: t('requests.ask.done') });
      onAsked();
    },
    // The limit may have been reached or changed since it was loaded.
    onError: () => void refetch(),
  });

  return (
    <FormDialog
      title={t('requests.ask.title')}
      description={t('requests.ask.text', { name: sayName(profile.name, profile.own_script_name) })}
      schema={schema}
      defaults={{ note }}
      submitText={t('requests.ask.send')}
      busyText={t('requests.ask.sending')}
      sending={asking}
      nothingDone={t('requests.ask.failed')}
      onSubmit={(values) => asking.mutate({ profile_id: profile.id, ...values })}
      onClose={(typed) => onClose(typed.note)}
    >
      {({ field, values }) => (
        <>
          {notice}
          <TextAreaField label={t('requests.ask.note')} rows={2} {...field('note')} />
          <p className="mt-1 text-sm text-muted">
            {t('requests.ask.noteHint', {
              now: formatCount((values.note ?? '').trim().length),
              most: formatCount(maxNoteLength),
            })}
          </p>
          {allowance && <p className="mt-2 text-sm">{describeAllowance(allowance)}</p>}
          <FoldedPart title={t('requests.ask.then')} className="mt-2">
            <ul className="list-disc space-y-1.5 pl-5 marker:text-gold-700">
              <li>{t('requests.ask.thenLiked')}</li>
              <li>{t('requests.ask.thenShown')}</li>
              <li>{t('requests.ask.thenExchange')}</li>
              <li>
                {allowance
                  ? t('requests.ask.thenExpire', { days: allowance.expireAfterDays })
                  : t('requests.ask.thenWithdraw')}
              </li>
            </ul>
          </FoldedPart>
        </>
      )}
    </FormDialog>
  );
}
