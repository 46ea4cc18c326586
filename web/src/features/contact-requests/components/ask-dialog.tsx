import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { describeAllowance } from '@/features/contact-requests/allowance';
import { askForContact, requestAllowanceQueryOptions } from '@/features/contact-requests/api';
import { formatCount } from '@/lib/format';
import { limitedText } from '@/lib/limited-text';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { FoldedPart } from '@/ui/folded-part';
import { FormDialog } from '@/ui/form-dialog';
import { TextAreaField } from '@/ui/text-area-field';
import { showToast } from '@/ui/toast';

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
      {({ register, values, errorOf }) => (
        <>
          {notice}
          <TextAreaField label={t('requests.ask.note')} rows={2} error={errorOf('note')} {...register('note')} />
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
