import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { EditableProfile } from '@/features/person-form/api/edit';
import { formKeys } from '@/features/person-form/api/keys';
import { ConflictDialog } from '@/features/person-form/conflict/conflict-dialog';
import { ContactSection } from '@/features/person-form/edit/contact-section';
import { EditActions } from '@/features/person-form/edit/edit-actions';
import { FormFrame } from '@/features/person-form/fields/form-frame';
import { NotEditable } from '@/features/person-form/fields/not-editable';
import { PersonPart } from '@/features/person-form/fields/person-sections';
import { PicturesSection } from '@/features/person-form/pictures/pictures-section';
import { DraftKeeper } from '@/features/person-form/drafts/draft-keeper';
import { keptOrigin, originOf, type EditedPerson, type EditOrigin } from '@/features/person-form/edit/edit-origin';
import { emptyForm } from '@/features/person-form/fields/form-schema';
import { contactKeys, fieldKeys, valuesFrom } from '@/features/person-form/fields/person-values';
import type { SectionId } from '@/features/person-form/fields/sections';
import { toStoredPictures } from '@/features/person-form/pictures/use-form-pictures';
import { usePersonForm } from '@/features/person-form/fields/use-person-form';
import {
  changesOf,
  editableKeys,
  useProfileSave,
  type SaveConflict,
  type SaveOutcome,
} from '@/features/person-form/edit/use-profile-save';
import { mergeProfile, toMergeValues, toPaths, type MergeValues } from '@/features/person-form/conflict/merge-profile';
import { picturePath } from '@/features/person-form/pictures/form-picture';
import { wantHeadingFocus } from '@/lib/navigation/heading-focus';
import { useUnsavedInput } from '@/lib/navigation/blocker';

const sections: readonly SectionId[] = ['basics', 'pictures', 'horoscope', 'background', 'family', 'contact'];

interface EditFormProps {
  profile: EditableProfile;
  onOpenProfile: (id: number) => void;
  onBack: () => void;
}

/** Edits someone who is registered. */
export function EditForm({ profile, onOpenProfile, onBack }: EditFormProps) {
  const { id } = profile;
  const queryClient = useQueryClient();
  const [keeper] = useState(() => new DraftKeeper(`edit:${id}`));
  const [origin, setOrigin] = useState<EditOrigin>(() => keptOrigin(keeper) ?? originOf(profile));
  const [conflict, setConflict] = useState<SaveConflict | null>(null);
  const [gone, setGone] = useState<EditableProfile | 'erased' | null>(null);
  const person = usePersonForm({
    keeper,
    start: { values: { ...emptyForm, ...origin.values }, pictures: origin.pictures, charts: origin.charts },
    needsPicture: origin.pictures.length > 0,
  });
  const { form, pictures, charts, discard } = person;
  const save = useProfileSave(id, keeper, pictures, charts);

  useEffect(() => {
    keeper.note({ origin, reservedId: id });
  }, [keeper, origin, id]);

  const question: EditedPerson = {
    values: form.getValues(),
    pictures: pictures.pictures,
    charts: charts.pictures,
    origin,
  };
  const isUnsaved = Object.keys(changesOf(question, id)).length > 0;
  useUnsavedInput(isUnsaved, discard);

  const finish = (saved: EditOrigin) => {
    keeper.startAgain();
    setOrigin(saved);
    pictures.replace(toStoredPictures(saved.pictures));
    charts.replace(toStoredPictures(saved.charts));
  };

  const handleOutcome = (outcome: SaveOutcome) => {
    if (outcome.kind === 'saved') finish(outcome.origin);
    else if (outcome.kind === 'gone') {
      keeper.forget();
      wantHeadingFocus();
      setGone(outcome.stored ?? 'erased');
    } else setConflict(outcome);
  };
  const send = (asked: EditedPerson) => {
    setConflict(null);
    save.mutate(asked, { onSuccess: handleOutcome, onError: person.showRefusal });
  };

  const submit = () => {
    if (save.isPending || !isUnsaved) return;
    person.submit((values) => {
      send({ ...question, values });
    });
  };

  /** Goes on from what others have stored, with what the reader decided. */
  const resolve = (stored: EditOrigin, decided: MergeValues) => {
    for (const key of fieldKeys) if (decided[key] !== form.getValues(key)) form.setValue(key, decided[key]);
    const own = ownValues();
    const next: EditedPerson = {
      values: form.getValues(),
      pictures: decided.pictures === own.pictures ? pictures.pictures : toStoredPictures(toPaths(decided.pictures)),
      charts: decided.charts === own.charts ? charts.pictures : toStoredPictures(toPaths(decided.charts)),
      origin: stored,
    };
    if (next.pictures !== pictures.pictures) pictures.change([...next.pictures]);
    if (next.charts !== charts.pictures) charts.change([...next.charts]);
    setOrigin(stored);
    if (Object.keys(changesOf(next, id)).length > 0) send(next);
    else {
      // Everything is stored already: an earlier save had arrived without its answer.
      setConflict(null);
      finish(stored);
    }
  };

  const ownValues = () =>
    toMergeValues(
      form.getValues(),
      pictures.pictures.map((picture) => picturePath(id, picture)),
      charts.pictures.map((picture) => picturePath(id, picture)),
    );

  if (gone !== null)
    return <NotEditable profile={gone === 'erased' ? null : gone} onOpenProfile={onOpenProfile} onBack={onBack} />;

  return (
    <FormFrame
      title="Edit Profile"
      lead={`${profile.name}, user id ${id}`}
      onBack={onBack}
      sections={sections}
      problems={person.problems}
      refusals={person.refusals}
      locked={save.isPending}
      onSubmit={submit}
      actions={
        <>
          <EditActions
            save={save}
            isUnsaved={isUnsaved}
            isPreparing={person.isPreparing}
            hasProblems={person.problems.length > 0}
            onRetry={submit}
            onOpenProfile={() => {
              onOpenProfile(id);
            }}
            onDiscard={() => {
              discard();
              wantHeadingFocus();
              // The form starts again from what is stored now.
              void queryClient.resetQueries({ queryKey: formKeys.editableProfile(id) });
            }}
          />
          {conflict && (
            <ConflictDialog
              conflict={conflict}
              merge={mergeProfile(editableKeys(origin), origin, conflict.storedOrigin, ownValues())}
              ownPictures={{ pictures: pictures.pictures, charts: charts.pictures }}
              onClose={() => {
                setConflict(null);
              }}
              onDecide={(decided) => {
                resolve(conflict.storedOrigin, decided);
              }}
            />
          )}
        </>
      }
    >
      {(onArrive) => (
        <>
          <PersonPart form={form} section="basics" onArrive={onArrive} />
          <PicturesSection {...person.picturesProps} disabled={save.isPending} onArrive={onArrive} />
          <PersonPart form={form} section="horoscope" onArrive={onArrive} />
          <PersonPart form={form} section="background" onArrive={onArrive} />
          <PersonPart form={form} section="family" onArrive={onArrive} />
          <ContactSection
            profileId={id}
            form={form}
            isOpen={origin.contactOpen}
            onArrive={onArrive}
            onOpened={(contact) => {
              const values = valuesFrom({ ...contact });
              const opened = { ...origin.values };
              for (const key of contactKeys) {
                opened[key] = values[key];
                form.setValue(key, values[key]);
              }
              setOrigin({ ...origin, values: opened, contactOpen: true });
              // The button that had the focus is gone.
              setTimeout(() => {
                form.setFocus('phone_number');
              });
            }}
          />
        </>
      )}
    </FormFrame>
  );
}
