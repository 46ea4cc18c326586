import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { deleteStory, showStory, storyQueryOptions, type Story } from '@/features/stories/api/office';
import { StoryDialog, type TypedStory } from '@/features/stories/components/story-dialog';
import { StoryWords } from '@/features/stories/components/story-words';
import { removeUploadedPictures } from '@/pictures/api/files';
import { toStoredPictures, type FormPicture } from '@/pictures/form-picture';
import { smallPlaceOf } from '@/lib/pictures';
import { thumbnailOf } from '@/lib/thumbnail';
import { getLanguage, t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { couldNotLoad } from '@/ui/could-not-load';
import { DeskPanel } from '@/ui/desk-panel';
import { ErrorNote } from '@/ui/error-note';
import { FoldedPart } from '@/ui/folded-part';
import { Portrait } from '@/ui/portrait';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';

interface StoryPartProps {
  profileId: number;
  /** The search for the other person. */
  picker: (choose: (partnerId: number) => void) => ReactNode;
}

/** The success story of somebody who is engaged or married: who consents, how it looks, and what the office does with it. */
export function StoryPart({ profileId, picker }: StoryPartProps) {
  const query = useQuery(storyQueryOptions(profileId));
  /** The other person of the story that is being written. */
  const [partnerId, setPartnerId] = useState<number | null>(null);
  // What was typed stays when the dialog is closed.
  const [typed, setTyped] = useState<TypedStory | null>(null);
  const [pictures, setPictures] = useState<FormPicture[] | null>(null);
  const story = query.data;
  return (
    <DeskPanel title={t('stories.title')} note={t('stories.lead')}>
      <QueryView
        query={query}
        loading={t('ui.loading', { what: t('stories.the') })}
        skeleton={<Skeleton className="mt-3 h-40 w-full" />}
        failure={couldNotLoad(t('stories.the'))}
        failureClass="mt-3"
      >
        {(found) =>
          found === null ? (
            <FoldedPart title={t('stories.write')} className="mt-1 border-0!">
              <p className="mb-2">{t('stories.choosePartner')}</p>
              {picker(setPartnerId)}
            </FoldedPart>
          ) : (
            <WrittenStory
              story={found}
              onChange={() => setPartnerId(found.people.find(({ id }) => id !== profileId)?.id ?? null)}
            />
          )
        }
      </QueryView>
      {partnerId !== null && story !== undefined && (
        <StoryDialog
          profileId={profileId}
          partnerId={partnerId}
          story={story}
          typed={typed}
          pictures={pictures ?? toStoredPictures(story === null ? [] : [story.picture])}
          onPictures={setPictures}
          onClose={(left) => {
            setTyped(left);
            if (left === null) setPictures(null);
            setPartnerId(null);
          }}
        />
      )}
    </DeskPanel>
  );
}

function WrittenStory({ story, onChange }: { story: Story; onChange: () => void }) {
  const { id, picture, words, shown, people } = story;
  const [isDeleting, setIsDeleting] = useState(false);
  const showing = useMutation({ mutationFn: showStory, meta: { changes: [['stories']], waits: true } });
  const deleting = useMutation({
    mutationFn: async () => {
      await deleteStory(id);
      // The daily run removes what is left.
      await removeUploadedPictures('profile-images', [picture, thumbnailOf(picture)]).catch(() => undefined);
    },
    meta: { changes: [['stories']], waits: true },
    onSuccess: () => setIsDeleting(false),
  });
  const own = getLanguage().slice(0, 2);
  const language = Object.hasOwn(words, own) ? own : story.language;
  return (
    <>
      <p role="status" className="mt-2 font-medium">
        {t(!shown ? 'stories.hidden' : people.every(({ agrees }) => agrees) ? 'stories.shown' : 'stories.waits')}
      </p>
      <ul>
        {people.map((person) => (
          <li key={person.id}>{t(person.agrees ? 'stories.agrees' : 'stories.agreesNot', person)}</li>
        ))}
      </ul>
      <div className="mt-3 flex items-start gap-4">
        <Portrait
          picture={smallPlaceOf('profile-images', picture)}
          alt={t('stories.picture')}
          className="w-28 shrink-0"
        />
        <div className="min-w-0">
          <StoryWords words={words[language] ?? ''} language={language} />
        </div>
      </div>
      <ErrorNote error={showing.error}>{t('stories.notChanged')}</ErrorNote>
      <div className="mt-3 flex flex-wrap gap-2">
        <BusyButton
          size="small"
          busy={showing.isPending}
          busyText={t('stories.saving')}
          onClick={() => showing.mutate({ story_id: id, shown: !shown })}
        >
          {t(shown ? 'stories.hide' : 'stories.show')}
        </BusyButton>
        <Button size="small" onClick={onChange}>
          {t('stories.change')}
        </Button>
        <Button size="small" onClick={() => setIsDeleting(true)}>
          {t('stories.delete')}
        </Button>
      </div>
      {isDeleting && (
        <ConfirmDialog
          title={t('stories.deleteTitle')}
          confirm={t('stories.delete')}
          busyText={t('stories.deleting')}
          sending={deleting}
          nothingDone={t('stories.notDeleted')}
          onConfirm={() => deleting.mutate()}
          onClose={() => setIsDeleting(false)}
        >
          <p>{t('stories.deleteLead')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
