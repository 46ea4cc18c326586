import { useMutation } from '@tanstack/react-query';
import { setPicturesForMembers } from '@/lib/api/pictures';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/error-note';

interface PicturesAudienceProps {
  profile: { id: number; pictures_for_members: boolean };
}

/** The audience of a profile's pictures and chart, as the person chose it. */
export function PicturesAudience({ profile: { id, pictures_for_members: membersOnly } }: PicturesAudienceProps) {
  const change = useMutation({ mutationFn: setPicturesForMembers, meta: { waits: true } });
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
      <ErrorNote error={change.error}>The choice was not saved.</ErrorNote>
    </div>
  );
}
