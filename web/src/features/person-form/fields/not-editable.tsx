import type { EditableProfile } from '@/features/person-form/api/edit';
import { PageFrame } from '@/features/person-form/fields/form-frame';
import { formatMoment } from '@/lib/format';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/notice';
import { goBack, navigate } from '@/lib/navigation/history';

interface NotEditableProps {
  /** Null when there is no such profile. */
  profile: EditableProfile | null;
}

/** Tells why there is nothing to edit. */
export function NotEditable({ profile }: NotEditableProps) {
  return (
    <PageFrame title="Edit Profile">
      {profile?.deleted_at ? (
        <EmptyState
          heading="This profile has been deleted"
          actions={
            <Button look="primary" onClick={() => navigate({ page: 'profile', profileId: profile.id })}>
              More Info
            </Button>
          }
        >
          {profile.name} was deleted on {formatMoment(profile.deleted_at)}. To edit the profile, restore it first.
        </EmptyState>
      ) : (
        <EmptyState heading="There is no such profile" actions={<Button onClick={goBack}>Back</Button>}>
          It may have been erased.
        </EmptyState>
      )}
    </PageFrame>
  );
}
