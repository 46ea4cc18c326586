import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { privacySettingsQueryOptions } from '@/bureau/api/privacy-settings';
import type { AppError } from '@/lib/errors';
import { limitedText } from '@/lib/limited-text';
import { t } from '@/texts/texts';
import { FormDialog } from '@/ui/form-dialog';
import { TextAreaField } from '@/ui/text-area-field';

const schema = z.object({ note: limitedText(500) });

interface DeletionDialogProps {
  /** The initial note, from an earlier opening. */
  note: string;
  sending: { isPending: boolean; error: AppError | null };
  onConfirm: (note: string) => void;
  /** Receives the note typed so far. */
  onClose: (note: string) => void;
}

/** Explains a deletion and requests it. */
export function DeletionDialog({ note, sending, onConfirm, onClose }: DeletionDialogProps) {
  const settings = useQuery(privacySettingsQueryOptions());
  return (
    <FormDialog
      title={t('my-profile.deletion.question')}
      schema={schema}
      defaults={{ note }}
      closeText={t('ui.leaveIt')}
      submitText={t('my-profile.deletion.title')}
      busyText={t('my-profile.deletion.asking')}
      sending={sending}
      nothingDone={t('my-profile.deletion.notAsked')}
      onSubmit={(values) => onConfirm(values.note)}
      onClose={(typed) => onClose(typed.note)}
    >
      {({ register, errorOf }) => (
        <>
          <p className="mb-3 font-medium">{t('my-profile.deletion.meansErased')}</p>
          <ul className="list-disc space-y-1.5 pl-6">
            <li>{t('my-profile.deletion.meansAll')}</li>
            <li>{t('my-profile.deletion.meansHidden')}</li>
            {settings.data?.keeps_sealed === true && <li>{t('my-profile.deletion.meansSealed')}</li>}
            <li>{t('my-profile.deletion.meansUntil')}</li>
          </ul>
          <div className="mt-5">
            <TextAreaField label={t('my-profile.deletion.note')} error={errorOf('note')} {...register('note')} />
          </div>
        </>
      )}
    </FormDialog>
  );
}
