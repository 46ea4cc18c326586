import { useMutation } from '@tanstack/react-query';
import { useRegisterChanged } from '@/features/admin/use-register-changed';
import { setPicturesForMembers } from '@/lib/api/pictures';
import { toAppError } from '@/lib/errors';
import { failureText } from '@/lib/failure-text';
import { BusyButton } from '@/ui/busy-button';
import { Problem } from '@/ui/problem';

interface PicturesAudienceProps {
  profile: { id: number; pictures_for_members: boolean };
}

/** For whom a profile's pictures and chart are, as the person wishes it. */
export function PicturesAudience({ profile: { id, pictures_for_members: membersOnly } }: PicturesAudienceProps) {
  const changed = useRegisterChanged();
  const change = useMutation({ mutationFn: setPicturesForMembers, onSuccess: changed });
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>
          Pictures and birth chart: <span className="font-medium">{membersOnly ? 'members only' : 'visitors too'}</span>
        </p>
        <BusyButton
          size="small"
          busy={change.isPending}
          busyText="Saving…"
          onClick={() => {
            change.mutate({ profileId: id, membersOnly: !membersOnly });
          }}
        >
          {membersOnly ? 'Show them to visitors too' : 'Show them to members only'}
        </BusyButton>
      </div>
      {change.error && <Problem>{failureText(toAppError(change.error), 'The choice was not saved.')}</Problem>}
    </div>
  );
}
