import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { consentsQueryOptions } from '@/bureau/api/consents';
import { saveStory, shownStories, storyOfPerson, type Story } from '@/features/stories/api';
import { limitedText } from '@/lib/text-rules';
import { removeUploadedPictures } from '@/pictures/api/files';
import type { FormPicture } from '@/pictures/form-picture';
import { PictureField } from '@/pictures/picture-field';
import { uploadPictures } from '@/pictures/upload-pictures';
import { thumbnailOf } from '@/lib/thumbnail';
import { languageCodes, languages, type Language } from '@/texts/languages';
import { getLanguage, t } from '@/texts/texts';
import { FoldedPart } from '@/ui/sections';
import { FormDialog } from '@/ui/form-dialog';
import { Problem } from '@/ui/field-note';
import { SelectField, TextAreaField } from '@/ui/fields';
import { showToast } from '@/ui/toast';

const words = limitedText(600);
const nameOf = (language: Language) => `words_${language}` as const;

/** The fields, by the names that a refusal of the database has. */
const schema = z
  .object({
    language: z.enum(languageCodes),
    words_en: words,
    words_ta: words,
    words_ml: words,
    words_te: words,
    words_kn: words,
    words_hi: words,
  })
  .superRefine((typed, check) => {
    const path = nameOf(typed.language);
    if (typed[path] === '') check.addIssue({ code: 'custom', path: [path], message: t('stories.enterWords') });
  });
export type TypedStory = z.infer<typeof schema>;

/** A story as it is stored, or a new one in the language of the page. */
function toTyped(story: Story | null): TypedStory {
  const isWritten = (code: Language) => story?.language === code || (story === null && getLanguage().startsWith(code));
  const wordsIn = (code: Language) => story?.words[code] ?? '';
  return {
    language: languageCodes.find(isWritten) ?? 'en',
    words_en: wordsIn('en'),
    words_ta: wordsIn('ta'),
    words_ml: wordsIn('ml'),
    words_te: wordsIn('te'),
    words_kn: wordsIn('kn'),
    words_hi: wordsIn('hi'),
  };
}

/** Whether this person last refused a story, or to be kept: the database takes none then. False while not known. */
export function useHasRefused(profileId: number): boolean {
  const { data = [] } = useQuery(consentsQueryOptions(profileId));
  return ['story', 'kept'].some((purpose) => data.find((answer) => answer.purpose === purpose)?.given === false);
}

interface StoryDialogProps {
  profileId: number;
  partner: { id: number; name: string };
  /** Null for a new one. */
  story: Story | null;
  /** What an earlier opening left. */
  typed: TypedStory | null;
  pictures: FormPicture[];
  onPictures: (next: FormPicture[]) => void;
  /** Receives what was typed; null once it is saved. */
  onClose: (typed: TypedStory | null) => void;
}

/** Writes the story of a couple, with its picture. It is not shown by that. */
export function StoryDialog({ profileId, partner, story, typed, pictures, onPictures, onClose }: StoryDialogProps) {
  const [isPreparing, setIsPreparing] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const hasRefused = useHasRefused(partner.id);
  const saving = useMutation({
    mutationFn: async ({ language, ...texts }: TypedStory) => {
      // By this place storage knows that only the story decides who reads it; it names neither of the two.
      const named = pictures.map((each) => (each.kind === 'new' ? { ...each, key: `story-${each.key}` } : each));
      const [picture = ''] = await uploadPictures('profile-images', 0, named, (key, progress) =>
        onPictures(pictures.map((each) => (key === `story-${each.key}` ? { ...each, progress } : each))),
      );
      await saveStory({
        profile_id: profileId,
        partner_id: partner.id,
        words: Object.fromEntries(languageCodes.map((code) => [code, texts[nameOf(code)]])),
        language,
        picture,
      });
      if (story !== null && story.picture !== picture)
        await removeUploadedPictures('profile-images', [story.picture, thumbnailOf(story.picture)]).catch(
          () => undefined,
        );
    },
    meta: { changes: [[storyOfPerson.name], [shownStories.name]], waits: true },
    onSuccess: () => {
      showToast({ message: t('stories.saved') });
      onClose(null);
    },
  });
  return (
    <FormDialog
      title={t('stories.title')}
      description={[
        `${t('stories.partner', partner)}.`,
        t('stories.dialogLead'),
        ...(story?.shown === true ? [t('stories.changeHides')] : []),
      ].join(' ')}
      schema={schema}
      typed={typed}
      defaults={toTyped(story)}
      submitText={t('ui.save')}
      sending={saving}
      nothingDone={t('stories.notSaved')}
      onSubmit={(checked) => {
        setIsMissing(pictures.length === 0);
        if (pictures.length > 0 && !isPreparing && !saving.isPending) saving.mutate(checked);
      }}
      onClose={onClose}
    >
      {({ field, register, errorOf, values }) => {
        const wordsIn = (code: Language) => (
          <TextAreaField
            key={code}
            label={t('stories.words', { language: languages[code].name })}
            lang={code}
            rows={5}
            {...field(nameOf(code))}
          />
        );
        const written = values.language ?? 'en';
        const others = languageCodes.filter((code) => code !== written);
        return (
          <div className="space-y-4">
            {hasRefused && <Problem>{t('stories.partnerRefused', partner)}</Problem>}
            <PictureField
              label={t('stories.pictureOfBoth')}
              hint={t('stories.pictureHint')}
              required
              max={1}
              isWhole
              bucket="profile-images"
              pictures={pictures}
              onChange={onPictures}
              onPreparingChange={setIsPreparing}
              disabled={saving.isPending}
              error={isMissing && pictures.length === 0 ? t('stories.addPicture') : undefined}
            />
            <SelectField
              label={t('stories.written')}
              emptyLabel={null}
              options={languageCodes.map((code) => ({ value: code, label: languages[code].name, isData: true }))}
              {...register('language')}
            />
            {wordsIn(written)}
            <FoldedPart
              key={String(others.some((code) => errorOf(nameOf(code)) !== undefined))}
              title={t('stories.others')}
              isOpen={others.some((code) => errorOf(nameOf(code)) !== undefined || story?.words[code] !== undefined)}
            >
              <div className="space-y-4">{others.map(wordsIn)}</div>
            </FoldedPart>
          </div>
        );
      }}
    </FormDialog>
  );
}
