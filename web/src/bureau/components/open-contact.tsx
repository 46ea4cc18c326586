import type { UseMutationResult } from '@tanstack/react-query';
import type { AppError } from '@/lib/errors';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/field-note';
import { t } from '@/texts/texts';

interface OpenContactProps {
  profileId: number;
  name: string;
  opening: Pick<UseMutationResult<unknown, AppError, number>, 'mutate' | 'isPending' | 'error'>;
}

/** The button that shows contact details to the admin. The opening is recorded. */
export function OpenContact({ profileId, name, opening }: OpenContactProps) {
  const open = () => opening.mutate(profileId);
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <BusyButton
          size="small"
          aria-label={`${t('ui-member.contact.show')}: ${name}`}
          busy={opening.isPending}
          busyText={t('ui-member.contact.opening')}
          onClick={open}
        >
          {t('ui-member.contact.show')}
        </BusyButton>
        <p className="text-muted">{t('ui-member.contact.recorded')}</p>
      </div>
      <ErrorNote className="mt-3" error={opening.error} onRetry={open}>
        {t('ui-member.contact.notOpened')}
      </ErrorNote>
    </>
  );
}
