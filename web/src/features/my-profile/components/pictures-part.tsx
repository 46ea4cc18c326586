import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { myCardQueryOptions } from '@/features/my-profile/api/my-card';
import { Loaded, Part } from '@/features/my-profile/components/part';
import { setPicturesForMembers } from '@/lib/api/pictures';
import { visitorSettingsQueryOptions } from '@/lib/api/site-settings';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/error-note';
import { showToast } from '@/ui/toast';

const choices = [
  { membersOnly: false, label: 'Visitors too', explanation: 'Everybody who sees your profile sees them.' },
  {
    membersOnly: true,
    label: 'Members only',
    explanation: 'People without a login see a drawing in place of your pictures and your birth chart.',
  },
] as const;

/** The audience of the member's pictures and birth chart, which the member can change. */
export function PicturesPart({ profileId }: { profileId: number }) {
  const card = useQuery(myCardQueryOptions(profileId));
  const settings = useQuery(visitorSettingsQueryOptions());
  const [chosen, setChosen] = useState<boolean | null>(null);
  const change = useMutation({
    mutationFn: setPicturesForMembers,
    meta: { hides: true, waits: true },
    onSuccess: (_, { membersOnly }) => {
      showToast({
        message: membersOnly
          ? 'Your pictures and your birth chart are for members only.'
          : 'Visitors see your pictures and your birth chart too.',
      });
      setChosen(null);
    },
  });
  const isClosed = settings.data !== undefined && !(settings.data.mayBrowse && settings.data.seePictures);

  return (
    <Part title="Who sees my pictures">
      <Loaded
        query={card}
        loading="Loading who sees your pictures"
        failure="Who sees your pictures could not be loaded."
      >
        {({ pictures_for_members: current }) => {
          const wanted = chosen ?? current;
          return (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                change.mutate({ profileId, membersOnly: wanted });
              }}
            >
              {isClosed && (
                <p className="mt-3 max-w-[65ch]">
                  At present the bureau shows pictures and birth charts to members only, whatever is chosen here.
                </p>
              )}
              <fieldset className="mt-4">
                <legend className="sr-only">Who sees my pictures</legend>
                <div className="grid gap-2">
                  {choices.map(({ membersOnly, label, explanation }) => (
                    <label
                      key={label}
                      className="flex min-h-12 cursor-pointer items-start gap-3 rounded-control border border-line bg-paper px-4 py-2.5 has-checked:border-maroon-800 has-checked:bg-wash"
                    >
                      <input
                        type="radio"
                        name="my-pictures"
                        checked={membersOnly === wanted}
                        className="mt-1 size-4.5 shrink-0 accent-maroon-800"
                        onChange={() => {
                          setChosen(membersOnly);
                        }}
                      />
                      <span className="min-w-0">
                        <span className="font-medium">{label}</span>
                        {membersOnly === current && <span className="text-muted"> (now)</span>}
                        <span className="block text-muted">{explanation}</span>
                      </span>
                    </label>
                  ))}
                </div>
              </fieldset>
              {wanted !== current && (
                <BusyButton
                  type="submit"
                  look="primary"
                  className="mt-4 not-sm:w-full"
                  busy={change.isPending}
                  busyText="Saving…"
                >
                  Save my choice
                </BusyButton>
              )}
            </form>
          );
        }}
      </Loaded>
      <ErrorNote error={change.error}>Your choice was not saved.</ErrorNote>
    </Part>
  );
}
