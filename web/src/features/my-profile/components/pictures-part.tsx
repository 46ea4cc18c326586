import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { myCardQueryOptions } from '@/features/my-profile/api/my-card';
import { Loaded, Part } from '@/features/my-profile/components/part';
import { setPicturesForMembers } from '@/bureau/api/pictures';
import { visitorSettingsQueryOptions } from '@/bureau/api/site-settings';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/error-note';
import { RichText } from '@/ui/rich-text';
import { showToast } from '@/ui/toast';

const choices = [
  { membersOnly: false, label: 'my-profile.pictures.all', explanation: 'my-profile.pictures.allMeans' },
  { membersOnly: true, label: 'my-profile.pictures.members', explanation: 'my-profile.pictures.membersMeans' },
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
        message: membersOnly ? t('my-profile.pictures.nowMembers') : t('my-profile.pictures.nowAll'),
      });
      setChosen(null);
    },
  });
  const isClosed = settings.data !== undefined && !(settings.data.mayBrowse && settings.data.seePictures);

  return (
    <Part folds title={t('my-profile.pictures.title')}>
      <Loaded query={card} what={t('my-profile.pictures.audience')}>
        {({ pictures_for_members: current }) => {
          const wanted = chosen ?? current;
          return (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                change.mutate({ profileId, membersOnly: wanted });
              }}
            >
              {isClosed && <p className="mt-3 max-w-[65ch]">{t('my-profile.pictures.closed')}</p>}
              <fieldset className="mt-4">
                <legend className="sr-only">{t('my-profile.pictures.title')}</legend>
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
                        onChange={() => setChosen(membersOnly)}
                      />
                      <span className="min-w-0">
                        <span className="font-medium">
                          {membersOnly === current ? (
                            <RichText
                              text={t('my-profile.pictures.chosen', { label: t(label) })}
                              tags={{ mark: (words) => <span className="font-normal text-muted">{words}</span> }}
                            />
                          ) : (
                            t(label)
                          )}
                        </span>
                        <span className="block text-muted">{t(explanation)}</span>
                      </span>
                    </label>
                  ))}
                </div>
              </fieldset>
              {wanted !== current && (
                <BusyButton
                  type="submit"
                  look="primary"
                  className="mt-4 max-sm:w-full"
                  busy={change.isPending}
                  busyText={t('my-profile.pictures.busy')}
                >
                  {t('my-profile.pictures.save')}
                </BusyButton>
              )}
            </form>
          );
        }}
      </Loaded>
      <ErrorNote error={change.error}>{t('my-profile.pictures.notDone')}</ErrorNote>
    </Part>
  );
}
