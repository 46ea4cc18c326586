import type { EditableProfile } from '@/features/person-form/api/edit';
import { PageFrame } from '@/features/person-form/fields/form-frame';
import { formatMoment } from '@/lib/format';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/notice';
import { goBack, navigate } from '@/lib/navigation/history';
import { t } from '@/texts/texts';

interface NotEditableProps {
  /** Null when there is no such profile. */
  profile: EditableProfile | null;
}

/** Tells why there is nothing to edit. */
export function NotEditable({ profile }: NotEditableProps) {
  return (
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
}
