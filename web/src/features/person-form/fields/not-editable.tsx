import type { EditableProfile } from '@/features/person-form/api/edit';
import { PageFrame } from '@/features/person-form/fields/form-frame';
import { formatMoment } from '@/lib/format';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/notice';

interface NotEditableProps {
  /** Null when there is no such profile. */
  profile: EditableProfile | null;
  onOpenProfile: (id: number) => void;
  onBack: () => void;
}

/** Says why there is nothing to edit. */
export function NotEditable({ profile, onOpenProfile, onBack }: NotEditableProps) {
  return (
    <PageFrame title="Edit Profile" onBack={onBack}>
      {profile?.deleted_at ? (
        <EmptyState
          heading="This profile has been deleted"
          actions={
            <Button
              look="primary"
              onClick={() => {
                onOpenProfile(profile.id);
              }}
            >
              More Info
            </Button>
          }
        >
          {profile.name} was deleted on {formatMoment(profile.deleted_at)}. To edit the profile, restore it first.
        </EmptyState>
      ) : (
        <EmptyState heading="There is no such profile" actions={<Button onClick={onBack}>Back</Button>}>
          It may have been erased.
        </EmptyState>
      )}
    </PageFrame>
  );
}
