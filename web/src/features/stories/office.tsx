import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { deleteStory, showStory, storyOfPerson, type Story } from '@/features/stories/api';
import { StoryDialog, useHasRefused, type TypedStory } from '@/features/stories/dialog';
import { StoryPicture, StoryWords } from '@/features/stories/story';
import { thumbnailOf } from '@/lib/thumbnail';
import { removeUploadedPictures } from '@/pictures/api/files';
import { toStoredPictures, type FormPicture } from '@/pictures/form-picture';
import { getLanguage, t } from '@/texts/texts';
import { ConfirmAct, PressAct } from '@/ui/act';
import { Button } from '@/ui/button';
import { DeskPanel, FoldedPart } from '@/ui/sections';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';

interface StoryPartProps {
  profileId: number;
  /** Of anybody else only a written story is shown, which waits. */
  isMarried: boolean;
  /** The search for the other person. */
  picker: (choose: (partnerId: number, name: string) => void) => ReactNode;
}

/** The success story of somebody who is married: who consents, how it looks, and what the office does with it. */
export function StoryPart({ profileId, isMarried, picker }: StoryPartProps) {
  const query = useQuery(storyOfPerson.of({ profile_id: profileId }));
  /** The other person of the story that is being written. */
  const [partner, setPartner] = useState<{ id: number; name: string } | null>(null);
  // What was typed stays when the dialog is closed.
  const [typed, setTyped] = useState<TypedStory | null>(null);
  const [pictures, setPictures] = useState<FormPicture[] | null>(null);
  const hasRefused = useHasRefused(profileId);
  const story = query.data;
  if (!isMarried && !story) return null;
  return (
    <DeskPanel title={t('stories.title')} note={t('stories.lead')}>
      <Loaded query={query} what={t('stories.the')} skeleton={<Skeleton className="mt-3 h-40 w-full" />}>
        {(found) =>
          found === null && hasRefused ? (
            <p className="mt-2">{t('stories.refused')}</p>
          ) : found === null ? (
            <FoldedPart title={t('stories.write')} className="mt-1 border-0!">
              <p className="mb-2">{t('stories.choosePartner')}</p>
              {picker((id, name) => setPartner({ id, name }))}
            </FoldedPart>
          ) : (
            <WrittenStory
              profileId={profileId}
              story={found}
              onChange={() => setPartner(found.people.find(({ id }) => id !== profileId) ?? null)}
            />
          )
        }
      </Loaded>
      {partner !== null && story !== undefined && (
        <StoryDialog
          profileId={profileId}
          partner={partner}
          story={story}
          typed={typed}
          pictures={pictures ?? toStoredPictures(story === null ? [] : [story.picture])}
          onPictures={setPictures}
          onClose={(left) => {
            setTyped(left);
            if (left === null) setPictures(null);
            setPartner(null);
          }}
        />
      )}
    </DeskPanel>
  );
}

function WrittenStory({ profileId, story, onChange }: { profileId: number; story: Story; onChange: () => void }) {
  const { id, picture, words, shown, people } = story;
  const remove = async () => {
    await deleteStory({ story_id: id });
    // The daily run removes what is left.
    await removeUploadedPictures('profile-images', [picture, thumbnailOf(picture)]).catch(() => undefined);
  };
  const own = getLanguage().slice(0, 2);
  const language = Object.hasOwn(words, own) ? own : story.language;
  const isAgreed = people.every(({ agrees }) => agrees);
  const areMarried = people.every(({ is_married }) => is_married);
  const state = isAgreed ? 'stories.shown' : areMarried ? 'stories.waits' : 'stories.waitsForStatus';
  return (
    <>
      <p role="status" className="mt-2 font-medium">
        {t(shown ? state : 'stories.hidden')}
      </p>
      <ul>
        {people.map((person) => (
          <li key={person.id}>
            {person.is_married
              ? t(person.agrees ? 'stories.agrees' : 'stories.agreesNot', person)
              : t('stories.notMarried', person)}{' '}
            {person.id !== profileId && (
              <TextLink
                to={{ page: 'profile', profileId: person.id, tab: 'login' }}
                aria-label={t('stories.partner', person)}
              >
                #{person.id}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
      {people.some(({ agrees, is_married }) => is_married && !agrees) && (
        <p className="mt-1 text-muted">{t('stories.howToAgree')}</p>
      )}
      <div className="mt-3 flex items-start gap-4">
        <StoryPicture picture={picture} alt={t('stories.picture')} className="w-28 shrink-0" />
        <div className="min-w-0">
          <StoryWords words={words[language] ?? ''} language={language} />
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <PressAct
          label={t(shown ? 'stories.hide' : 'stories.show')}
          size="small"
          failed={t('stories.notChanged')}
          sent={{ story_id: id, shown: !shown }}
          send={showStory}
        />
        <Button size="small" onClick={onChange}>
          {t('ui.change')}
        </Button>
        <ConfirmAct
          label={t('ui.delete')}
          size="small"
          title={t('stories.deleteTitle')}
          submit={t('ui.delete')}
          busy={t('ui.deleting')}
          failed={t('stories.notDeleted')}
          sent={undefined}
          send={remove}
        >
          <p>{t('stories.deleteLead')}</p>
        </ConfirmAct>
      </div>
    </>
  );
}
