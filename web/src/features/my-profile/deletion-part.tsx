import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { deletionRequestQueryOptions } from '@/bureau/api/profiles';
import { privacySettingsQueryOptions } from '@/bureau/api/office-settings';
import { useBureau } from '@/bureau/bureau';
import { Done } from '@/bureau/components/done';
import { deletionDay } from '@/bureau/words';
import { askForDeletion, withdrawDeletionRequest } from '@/features/my-profile/api';
import { Part, partSkeleton } from '@/features/my-profile/part';
import { formatDay } from '@/lib/format';
import { limitedText } from '@/lib/text-rules';
import { t } from '@/texts/texts';
import { FormAct, PressAct } from '@/ui/act';
import { Loaded } from '@/ui/loaded';
import { RichText } from '@/ui/rich-text';
import { TextAreaField } from '@/ui/fields';
import { useFocusPlace } from '@/ui/use-focus-place';

const schema = z.object({ note: limitedText(500) });

/** The member's deletion request: send or withdraw it. */
export function DeletionPart({ profileId }: { profileId: number }) {
  const request = useQuery(deletionRequestQueryOptions(profileId));
  const { place, focusPlace } = useFocusPlace();
  const { grievance_days: days } = useBureau();
  const [isNew, setIsNew] = useState(false);
  const day = request.data ? deletionDay(request.data.asked_at, days) : null;

  return (
    <Part id="deletion" ref={place} title={t('my-profile.deletion.title')}>
      <Loaded query={request} what={t('my-profile.deletion.request')} skeleton={partSkeleton}>
        {(asked) =>
          asked === null ? (
            <>
              <p className="mt-3 max-w-[65ch] text-muted">{t('my-profile.deletion.lead')}</p>
              <FormAct
                label={t('my-profile.deletion.ask')}
                className="mt-4 max-sm:w-full"
                title={t('my-profile.deletion.question')}
                schema={schema}
                empty={{ note: '' }}
                closeText={t('ui.leaveIt')}
                submit={t('my-profile.deletion.title')}
                busy={t('my-profile.deletion.asking')}
                failed={t('my-profile.deletion.notAsked')}
                send={askForDeletion}
                onDone={() => setIsNew(true)}
              >
                {({ field }) => (
                  <>
                    <DeletionMeans />
                    <TextAreaField label={t('my-profile.deletion.note')} {...field('note')} />
                  </>
                )}
              </FormAct>
            </>
          ) : (
            <>
              <div className="mt-3 max-w-[65ch]">
                <Done
                  // The dialog above it has kept the focus until now.
                  key={String(isNew)}
                  level={3}
                  title={t('my-profile.deletion.asked')}
                  isNew={isNew}
                >
                  <p>{t('my-profile.deletion.askedOn', { day: formatDay(asked.asked_at) })}</p>
                  {day !== null && <p>{t('my-profile.deletion.by', { day })}</p>}
                  <p>{t('my-profile.deletion.meansUntil')}</p>
                </Done>
              </div>
              {asked.note !== null && (
                <p className="mt-1 max-w-[65ch] [overflow-wrap:anywhere] whitespace-pre-line">
                  <RichText
                    text={t('my-profile.deletion.yourNote', { note: asked.note })}
                    tags={{ label: (words) => <span className="text-muted">{words}</span> }}
                  />
                </p>
              )}
              <PressAct
                label={t('person-form.sent.takeBack')}
                className="mt-4 max-sm:w-full"
                busy={t('person-form.sent.takingBack')}
                failed={t('my-profile.deletion.notTakenBack')}
                sent={{}}
                send={withdrawDeletionRequest}
                done={t('my-profile.deletion.takenBack')}
                onDone={() => {
                  setIsNew(false);
                  focusPlace();
                }}
              />
            </>
          )
        }
      </Loaded>
    </Part>
  );
}

/** What follows from a deletion. */
export function DeletionMeans() {
  const settings = useQuery(privacySettingsQueryOptions());
  const { grievance_days: days } = useBureau();
  const [now] = useState(() => new Date().toISOString());
  const day = deletionDay(now, days);
  return (
    <div>
      {day !== null && <p className="mb-3 font-medium">{t('my-profile.deletion.by', { day })}</p>}
      <ul className="list-disc space-y-1.5 pl-6">
        <li>{t('my-profile.deletion.meansAll')}</li>
        <li>{t('my-profile.deletion.meansHidden')}</li>
        {settings.data?.keeps_sealed === true && <li>{t('my-profile.deletion.meansSealed')}</li>}
        <li>{t('my-profile.deletion.meansUntil')}</li>
        <li>{t('my-profile.deletion.hideNow')}</li>
      </ul>
    </div>
  );
}
