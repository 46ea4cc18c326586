import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { contactOpening } from '@/bureau/api/contact-details';
import { ErrorPage, PageTitle } from '@/bureau/components/page-title';
import { type EditableProfile, editableProfileQueryOptions, formKeys } from '@/features/person-form/api';
import { DraftStore } from '@/features/person-form/draft-store';
import { ConflictNotice } from '@/features/person-form/edit/conflict-notice';
import {
  type MergeKey,
  mergeProfile,
  type MergeValues,
  toMergeValues,
  toPaths,
} from '@/features/person-form/edit/merge';
import {
  changesOf,
  editableKeys,
  type SaveConflict,
  useProfileSave,
} from '@/features/person-form/edit/use-profile-save';
import { FormActions, FormSkeleton, NotEditable } from '@/features/person-form/form-frame';
import { emptyForm, type FormValues } from '@/features/person-form/form-schema';
import { FormFold } from '@/features/person-form/form-section';
import { type EditOrigin, originOf, readStoredOrigin } from '@/features/person-form/origin';
import { GroupFold, PersonForm } from '@/features/person-form/person-form';
import { contactKeys, fieldColumns, fieldKeys, shortKeys, valuesFrom } from '@/features/person-form/person-values';
import { usePersonForm } from '@/features/person-form/use-person-form';
import { useUnsavedInput } from '@/lib/navigation/blocker';
import { beginAtHeading } from '@/lib/navigation/focus';
import { navigate } from '@/lib/navigation/history';
import { type ContactDetails, phonesOf } from '@/person/contact-details';
import { formatPersonValue } from '@/person/values';
import { picturePath, toStoredPictures } from '@/pictures/form-picture';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/field-note';
import { CircleCheck } from '@/ui/icons';

const front = shortKeys.filter((key) => !contactKeys.includes(key));

interface EditFormProps {
  profile: EditableProfile;
  /** Whether a number or its owner is missing. */
  beginsAtContact: boolean;
}

function EditForm({ profile, beginsAtContact }: EditFormProps) {
  const { id } = profile;
  const queryClient = useQueryClient();
  const [store] = useState(() => new DraftStore(`edit:${id}`));
  const [origin, setOrigin] = useState<EditOrigin>(() => readStoredOrigin(store) ?? originOf(profile));
  const [stored] = useState(() => ({
    pictures: toStoredPictures(origin.pictures),
    charts: toStoredPictures(origin.charts),
  }));
  const [conflict, setConflict] = useState<(SaveConflict & { clashes: readonly MergeKey[] }) | null>(null);
  const [gone, setGone] = useState<EditableProfile | 'erased' | null>(null);
  const person = usePersonForm({
    store,
    start: { ...emptyForm, ...origin.values, ...stored },
    needsPicture: origin.pictures.length > 0,
  });
  const { form, values, discard } = person;
  const save = useProfileSave(id, store, person.setProgress);

  useEffect(() => {
    store.note({ origin, reservedId: id });
  }, [store, origin, id]);

  // What others saved meanwhile stands in the form already.
  const start = conflict?.storedOrigin ?? origin;
  const isUnsaved = Object.keys(changesOf({ values, origin: start }, id)).length > 0;
  useUnsavedInput(isUnsaved, discard);

  const finish = (saved: EditOrigin) => {
    store.startAgain();
    setOrigin(saved);
    setConflict(null);
    form.setValue('pictures', toStoredPictures(saved.pictures));
    form.setValue('charts', toStoredPictures(saved.charts));
  };

  /** Takes over what others changed, keeps what was typed, and says beside each field where both changed it. */
  const takeOver = (found: SaveConflict) => {
    const { storedOrigin } = found;
    const own = toOwn(form.getValues(), id);
    const { merged, clashes } = mergeProfile(editableKeys(start), start, storedOrigin, own);
    for (const key of fieldKeys) if (merged[key] !== own[key]) form.setValue(key, merged[key]);
    for (const field of ['pictures', 'charts'] as const) {
      if (merged[field] === own[field]) continue;
      const next = toStoredPictures(toPaths(merged[field]));
      person.keepPictures(field, next);
      form.setValue(field, next);
    }
    if (Object.keys(changesOf({ values: form.getValues(), origin: storedOrigin }, id)).length === 0) {
      // Everything is stored already: an earlier save succeeded, but its response was lost.
      finish(storedOrigin);
      return;
    }
    setConflict({ ...found, clashes });
    for (const key of clashes)
      form.setError(key, {
        type: 'changed',
        message:
          key === 'pictures' || key === 'charts'
            ? t('person-form-office.conflict.clashPictures')
            : t('person-form-office.conflict.clash', {
                value: formatPersonValue(fieldColumns[key], storedOrigin.values[key]) ?? t('person-form.emptyValue'),
              }),
      });
  };

  const submit = () => {
    if (!isUnsaved) return;
    person.submit(async (valid) => {
      const outcome = await save.mutateAsync({ values: valid, origin: start });
      if (outcome.kind === 'saved') finish(outcome.origin);
      else if (outcome.kind === 'gone') {
        store.forget();
        beginAtHeading();
        setGone(outcome.stored ?? 'erased');
      } else takeOver(outcome);
    });
  };

  const openContact = (contact: ContactDetails | null) => {
    const read = valuesFrom({ ...contact });
    const opened = { ...origin.values };
    for (const key of contactKeys) {
      opened[key] = read[key];
      form.setValue(key, read[key]);
    }
    setOrigin({ ...origin, values: opened, contactOpen: true });
    // The next save finds it again, with the contact details.
    setConflict(null);
  };

  if (gone !== null) return <NotEditable profile={gone === 'erased' ? null : gone} />;

  const isSaved = save.isSuccess && !isUnsaved;
  return (
    <PersonForm
      mode="edit"
      front={front}
      person={person}
      title={t('shell.pages.editProfile')}
      lead={t('person-form-office.edit.lead', { name: profile.name, id })}
      notice={conflict && <ConflictNotice name={profile.name} {...conflict} />}
      locked={save.isPending}
      onSubmit={submit}
      actions={
        <>
          <FormActions
            person={person}
            submitText={t('person-form-office.edit.save')}
            busyText={t('ui.saving')}
            isBusy={form.formState.isSubmitting}
            isUnchanged={!isUnsaved}
            error={save.error}
            failure={t('person-form-office.edit.notSaved')}
            comfort={t('person-form-office.edit.nothingLost')}
            onRetry={submit}
            canDiscard={isUnsaved}
            onDiscard={() => {
              discard();
              beginAtHeading();
              // Remounts the form with the stored values.
              void queryClient.resetQueries({ queryKey: formKeys.editableProfile(id) });
            }}
          >
            <SaveStatus
              isSaved={isSaved}
              isUnchanged={!isUnsaved && !save.isPending}
              hasChecks={profile.verified_items.length > 0}
            />
            {isSaved && (
              <Button onClick={() => navigate({ page: 'profile', profileId: id, tab: 'facts' })}>
                {t('person-form.moreInfo')}
              </Button>
            )}
          </FormActions>
        </>
      }
    >
      <ContactSection
        values={values}
        profileId={id}
        isFirst={beginsAtContact}
        isOpen={origin.contactOpen}
        onOpened={openContact}
      />
    </PersonForm>
  );
}

const toOwn = (values: FormValues, profileId: number): MergeValues =>
  toMergeValues(
    values,
    values.pictures.map((picture) => picturePath(profileId, picture)),
    values.charts.map((picture) => picturePath(profileId, picture)),
  );

interface SaveStatusProps {
  isSaved: boolean;
  isUnchanged: boolean;
  /** Whether something of the profile was checked. */
  hasChecks: boolean;
}

const SaveStatus = ({ isSaved, isUnchanged, hasChecks }: SaveStatusProps) => (
  <p role="status" className="text-muted">
    {isSaved && (
      <span className="flex items-center gap-2 text-success">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
        {t('person-form-office.edit.saved')} {hasChecks && t('person-form-office.edit.checkAgain')}
      </span>
    )}
    {!isSaved && isUnchanged && t('person-form.unchanged')}
  </p>
);

export function EditPage({ profileId, section }: { profileId: number; section: 'contact' | null }) {
  const profile = useQuery(editableProfileQueryOptions(profileId));
  if (profile.isPending) {
    return (
      <>
        <PageTitle>{t('shell.pages.editProfile')}</PageTitle>
        <FormSkeleton />
      </>
    );
  }
  if (profile.data === undefined) return <ErrorPage />;
  if (profile.data === null || profile.data.deleted_at !== null) return <NotEditable profile={profile.data} />;
  return <EditForm profile={profile.data} beginsAtContact={section === 'contact'} />;
}

interface ContactSectionProps {
  values: FormValues;
  profileId: number;
  /** Whether the form begins here. */
  isFirst: boolean;
  isOpen: boolean;
  onOpened: (contact: ContactDetails | null) => void;
}

/** The contact details of a registered user: hidden until opened, which is audited. */
function ContactSection({ values, profileId, isFirst, isOpen, onOpened }: ContactSectionProps) {
  const opening = useMutation({ ...contactOpening(), onSuccess: onOpened });
  useEffect(() => {
    if (!isFirst) return;
    const go = () => document.getElementById('contact')?.scrollIntoView({ block: 'start' });
    go();
    document.querySelector<HTMLElement>('#contact button')?.focus({ preventScroll: true });
    // The pictures above it come later, and move it.
    const observer = new ResizeObserver(go);
    observer.observe(document.body);
    const stop = () => observer.disconnect();
    for (const name of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      window.addEventListener(name, stop, { once: true });
    return stop;
  }, [isFirst]);
  const { isSuccess, data: contact } = opening;
  const isWithoutNumber = isSuccess && phonesOf(contact).length === 0;
  useEffect(() => {
    // The focused button was removed. A form that begins here lacks the candidate's number, which mostly is the second one.
    if (!isOpen || !isSuccess) return;
    const field = isFirst && !isWithoutNumber ? 'second_phone_number' : 'phone_number';
    document.querySelector<HTMLElement>(`#contact [name="${field}"]`)?.focus();
  }, [isOpen, isSuccess, isFirst, isWithoutNumber]);
  const open = () => opening.mutate(profileId);
  if (isOpen)
    return (
      <GroupFold
        group="contact"
        isOpen
        keys={contactKeys}
        values={values}
        lead={isWithoutNumber ? t('person-form-office.contact.none') : undefined}
      />
    );
  return (
    <FormFold id="contact" lead={t('person-form-office.contact.closed')} isOpen={isFirst}>
      <div className="sm:col-span-2">
        <BusyButton size="small" busy={opening.isPending} busyText={t('ui.opening')} onClick={open}>
          {t('person-form-office.contact.open')}
        </BusyButton>
        <ErrorNote className="mt-3" error={opening.error} onRetry={open}>
          {t('ui-member.contact.notOpened')}
        </ErrorNote>
      </div>
    </FormFold>
  );
}
