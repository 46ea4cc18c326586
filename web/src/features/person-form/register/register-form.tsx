import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '@/base/store';
import { consentSettingsQueryOptions } from '@/bureau/api/office-settings';
import { DraftStore, type KeptReading, useDraft } from '@/features/person-form/draft-store';
import { DiscardDialog, FormActions } from '@/features/person-form/form-frame';
import { emptyForm, type FormValues } from '@/features/person-form/form-schema';
import { RemarksContext } from '@/features/person-form/inputs';
import { PasteDialog } from '@/features/person-form/paste/paste-dialog';
import { usePasted } from '@/features/person-form/paste/pasted';
import { LeftOver, ReadingSummary } from '@/features/person-form/paste/reading-summary';
import { GroupFold, PersonForm } from '@/features/person-form/person-form';
import { contactKeys, type FieldKey, fieldKeys, shortKeys } from '@/features/person-form/person-values';
import { isBegun } from '@/features/person-form/register/begin-registration';
import { DuplicatesWarning, usePossibleDuplicates } from '@/features/person-form/register/duplicates';
import { entryWish } from '@/features/person-form/register/entry-wish';
import { ConsentsSection, LoginSection, WishesSection, wishOf } from '@/features/person-form/register/register-parts';
import { RegisteredPanel } from '@/features/person-form/register/registered-panel';
import {
  type RegistrationStep,
  SendingProgress,
  useRegistration,
} from '@/features/person-form/register/use-registration';
import { usePersonForm } from '@/features/person-form/use-person-form';
import { errorText } from '@/lib/error-text';
import { useUnsavedInput } from '@/lib/navigation/blocker';
import { beginAtHeading } from '@/lib/navigation/focus';
import type { ConsentsPart } from '@/person/typed-consents';
import type { WishesPart } from '@/person/typed-wishes';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/field-note';

const steps: readonly RegistrationStep[] = ['reserving', 'uploading', 'registering'];

interface RegisterFormProps {
  wishesPart: WishesPart;
  consentsPart: ConsentsPart;
}

export function RegisterForm(parts: RegisterFormProps) {
  const [round, setRound] = useState(0);
  return (
    <NewPerson
      key={round}
      {...parts}
      onStartAgain={() => {
        beginAtHeading();
        setRound(round + 1);
      }}
    />
  );
}

/** The fields above the folded parts: of a short entry, or after a biodata those to check and those it does not say. */
function frontOf(values: FormValues, reading: KeptReading | null): readonly FieldKey[] {
  if (reading === null) return shortKeys;
  const { remarks } = reading;
  // The coordinates stand with their place.
  const isDoubtful = (key: FieldKey) =>
    remarks[key] !== undefined || (key === 'place_of_birth' && (remarks['birth_coordinates'] ?? remarks['birth_zone']));
  return fieldKeys.filter(
    (key) => key === 'name' || isDoubtful(key) || (shortKeys.includes(key) && values[key].trim() === ''),
  );
}

function NewPerson({ wishesPart, consentsPart, onStartAgain }: RegisterFormProps & { onStartAgain: () => void }) {
  const [store] = useState(() => new DraftStore('new'));
  /** Whose draft was left here, before somebody types on; null for none. */
  const [left] = useState(() => {
    const { draft } = store.read();
    const name = draft.values?.['name'];
    return isBegun(draft) ? { name: typeof name === 'string' ? name.trim() : '' } : null;
  });
  // Until it is known, as the database has it at first.
  const asksConsents = useQuery(consentSettingsQueryOptions()).data?.consents_asked ?? true;
  const person = usePersonForm({ store, start: emptyForm, needsPicture: true, needsSide: true, asksConsents });
  const { form, values, discard } = person;
  const { enquiry } = useDraft(store).draft;
  const duplicates = usePossibleDuplicates(values, store);
  const { reading, fill, confirm, keepRest } = usePasted(store, form);
  // A field that was filled in stays in its place.
  const [front, setFront] = useState(() => frontOf(values, reading));
  const { step, sending } = useRegistration(store, person.setProgress, asksConsents);
  const [mustConfirm, setMustConfirm] = useState(false);
  const [isDiscarding, setIsDiscarding] = useState(false);
  const confirmBox = useRef<HTMLInputElement>(null);
  useUnsavedInput(person.isUnsaved && !sending.isSuccess, discard);

  const submit = (withoutPicture: boolean) => {
    person.submit(async (values) => {
      const mustBeConfirmed = await duplicates.areUnconfirmed(values);
      setMustConfirm(mustBeConfirmed);
      if (!mustBeConfirmed) await sending.mutateAsync({ values, withoutPicture });
    }, withoutPicture);
  };

  const isUnconfirmed = mustConfirm && !duplicates.confirmed;
  useEffect(() => {
    if (isUnconfirmed) confirmBox.current?.focus();
  }, [isUnconfirmed]);

  const startAgain = () => {
    discard();
    onStartAgain();
  };
  const householdError = sending.error?.field === 'household_of' ? errorText(sending.error) : undefined;

  if (sending.isSuccess) {
    return <RegisteredPanel result={sending.data} onStartAgain={onStartAgain} />;
  }

  const waiting = [...values.pictures, ...values.charts].filter((picture) => picture.kind === 'new');
  const uploaded = waiting.filter(({ progress }) => progress === 'done').length;

  return (
    <RemarksContext value={{ remarks: reading?.remarks ?? {}, confirm }}>
      <PersonForm
        mode="register"
        front={front}
        notice={
          <>
            <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
              <PasteButton
                values={values}
                disabled={sending.isPending}
                onFill={(fillings, left) => {
                  fill(fillings, left);
                  setFront(frontOf(form.getValues(), store.read().draft.reading));
                }}
              />
              {reading && <ReadingSummary reading={reading} />}
            </div>
            {/* The next family may not get the answers of the last one. */}
            {left && !sending.isPending && (
              <Note
                text={
                  left.name === ''
                    ? t('person-form-office.left.unnamed')
                    : t('person-form-office.left.of', { name: left.name })
                }
                act={t('person-form-office.left.empty')}
                onPress={() => setIsDiscarding(true)}
              />
            )}
            {isDiscarding && <DiscardDialog onClose={() => setIsDiscarding(false)} onDiscard={startAgain} />}
            {enquiry && (
              <Note
                text={t('person-form-office.enquiry.from', { name: enquiry.name })}
                act={t('person-form-office.enquiry.detach')}
                onPress={() => store.update({ enquiry: null })}
              />
            )}
          </>
        }
        person={person}
        title={t('shell.pages.form')}
        lead={reading === null ? t('person-form-office.register.lead') : undefined}
        locked={sending.isPending}
        onSubmit={() => submit(false)}
        foot={asksConsents && <ConsentsSection part={consentsPart} />}
        actions={
          <>
            <DuplicatesWarning
              duplicates={duplicates.duplicates}
              confirmed={duplicates.confirmed}
              onConfirm={duplicates.confirm}
              householdOf={duplicates.householdOf}
              onHousehold={duplicates.chooseHousehold}
              householdError={householdError}
              error={isUnconfirmed ? t('person-form-office.duplicates.confirm') : undefined}
              ref={confirmBox}
            />
            {sending.isPending && (
              <SendingProgress
                current={steps.indexOf(step)}
                steps={[
                  t('person-form-office.sending.reserving'),
                  t('person-form-office.sending.uploading', { uploaded, all: waiting.length }),
                  t('person-form-office.sending.saving'),
                ]}
              />
            )}
            <FormActions
              person={person}
              submitText={t('person-form-office.register.submit')}
              busyText={t('person-form-office.register.submitting')}
              isBusy={form.formState.isSubmitting}
              error={householdError === undefined ? sending.error : null}
              failure={t('person-form-office.register.notRegistered')}
              comfort={t(
                wishOf(sending.error) === null
                  ? 'person-form-office.register.nothingLost'
                  : 'person-form-office.wishes.look',
              )}
              onRetry={() => submit(sending.variables?.withoutPicture === true)}
              canDiscard={person.isUnsaved}
              onDiscard={startAgain}
            >
              {values.pictures.length === 0 && !sending.isPending && (
                <Button className="max-sm:w-full" onClick={() => submit(true)}>
                  {t('person-form-office.register.withoutPicture')}
                </Button>
              )}
            </FormActions>
          </>
        }
      >
        <GroupFold
          group="contact"
          keys={contactKeys.filter((key) => !front.includes(key))}
          values={values}
          lead={t('person-form-office.register.contactLead')}
        />
        <LoginSection />
        <WishesSection store={store} values={values} part={wishesPart} error={sending.error} />
        {reading && <LeftOver reading={reading} onKeep={keepRest} />}
      </PersonForm>
    </RemarksContext>
  );
}

/** What the form begins with, and a way to be rid of it. */
const Note = ({ text, act, onPress }: { text: string; act: string; onPress: () => void }) => (
  <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-gold-500 bg-wash px-5 py-3">
    <p>{text}</p>
    <Button size="small" onClick={onPress}>
      {act}
    </Button>
  </div>
);

const loadReader = async () => await import('@/features/person-form/paste/read-checked');

interface PasteButtonProps {
  values: FormValues;
  onFill: ReturnType<typeof usePasted>['fill'];
  disabled: boolean;
}

function PasteButton({ values, onFill, disabled }: PasteButtonProps) {
  const opening = useMutation({ mutationFn: loadReader, meta: { reads: true } });
  // Kept until it has filled the form in.
  const [text, setText] = useState('');
  const close = () => opening.reset();
  const { mutate } = opening;
  const wish = useStore(entryWish);
  useEffect(() => {
    if (wish === null) return;
    entryWish.set(null);
    if (wish === 'paste') mutate();
  }, [wish, mutate]);
  return (
    <div>
      <BusyButton
        disabled={disabled}
        busy={opening.isPending}
        busyText={t('ui.opening')}
        onClick={() => opening.mutate()}
      >
        {t('person-form-office.entry.paste')}
      </BusyButton>
      <ErrorNote error={opening.error}>{t('person-form-office.entry.notOpened')}</ErrorNote>
      {opening.isSuccess && (
        <PasteDialog
          text={text}
          onType={setText}
          values={values}
          readBiodata={opening.data.readChecked}
          onFill={(fillings, left) => {
            onFill(fillings, left);
            setText('');
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
