import { useEffect, useRef, useState } from 'react';
import { DiscardDialog } from '@/features/person-form/fields/discard-dialog';
import { DuplicatesWarning } from '@/features/person-form/register/duplicates-warning';
import { FormFrame } from '@/features/person-form/fields/form-frame';
import { FormSection } from '@/features/person-form/fields/form-section';
import { LoginSection } from '@/features/person-form/register/login-section';
import { PersonInputs, PersonPart } from '@/features/person-form/fields/person-sections';
import { PicturesSection } from '@/features/person-form/pictures/pictures-section';
import { RegisteredPanel } from '@/features/person-form/register/registered-panel';
import { SendingProgress } from '@/features/person-form/register/sending-progress';
import { DraftKeeper } from '@/features/person-form/drafts/draft-keeper';
import { errorText } from '@/lib/error-text';
import { emptyForm } from '@/features/person-form/fields/form-schema';
import type { SectionId } from '@/features/person-form/fields/sections';
import { usePersonForm } from '@/features/person-form/fields/use-person-form';
import { usePossibleDuplicates } from '@/features/person-form/register/use-possible-duplicates';
import { useRegistration, type RegistrationStep } from '@/features/person-form/register/use-registration';
import { wantHeadingFocus } from '@/lib/navigation/heading-focus';
import { useUnsavedInput } from '@/lib/navigation/blocker';
import { Button } from '@/ui/button';
import { InlineError } from '@/ui/notice';

const sections: readonly SectionId[] = ['basics', 'pictures', 'horoscope', 'background', 'family', 'contact', 'login'];
const steps: readonly RegistrationStep[] = ['reserving', 'uploading', 'registering'];
const start = { values: emptyForm, pictures: [], charts: [] };

interface RegisterFormProps {
  onOpenProfile: (id: number) => void;
  onDashboard: () => void;
  onBack: () => void;
}

/** Registers one person after the other. */
export function RegisterForm(props: RegisterFormProps) {
  const [round, setRound] = useState(0);
  return (
    <NewPerson
      key={round}
      {...props}
      onStartAgain={() => {
        wantHeadingFocus();
        setRound(round + 1);
        window.scrollTo({ top: 0, behavior: 'instant' });
      }}
    />
  );
}

function NewPerson({
  onOpenProfile,
  onDashboard,
  onBack,
  onStartAgain,
}: RegisterFormProps & { onStartAgain: () => void }) {
  const [keeper] = useState(() => new DraftKeeper('new'));
  const person = usePersonForm({ keeper, start, needsPicture: true });
  const { form, pictures, charts, discard } = person;
  const duplicates = usePossibleDuplicates(form, keeper);
  const { step, sending } = useRegistration({ keeper, pictures, charts });
  const [mustConfirm, setMustConfirm] = useState(false);
  const [isDiscarding, setIsDiscarding] = useState(false);
  const confirmBox = useRef<HTMLInputElement>(null);
  const isDone = sending.isSuccess;
  useUnsavedInput(person.isUnsaved && !isDone, discard);

  const submit = () => {
    if (sending.isPending) return;
    person.submit(async (values) => {
      const mustBeConfirmed = await duplicates.areUnconfirmed(values);
      setMustConfirm(mustBeConfirmed);
      if (!mustBeConfirmed) sending.mutate(values, { onError: person.showRefusal });
    });
  };

  const isUnconfirmed = mustConfirm && !duplicates.confirmed;
  useEffect(() => {
    if (isUnconfirmed) confirmBox.current?.focus();
  }, [isUnconfirmed]);

  if (sending.isSuccess) {
    return (
      <RegisteredPanel
        result={sending.data}
        onOpenProfile={onOpenProfile}
        onDashboard={onDashboard}
        onBack={onBack}
        onStartAgain={onStartAgain}
      />
    );
  }

  const isBusy = sending.isPending;
  const waiting = [...pictures.pictures, ...charts.pictures].filter(({ kind }) => kind === 'new');
  const uploaded = waiting.filter((picture) => picture.kind === 'new' && picture.progress === 'done').length;
  // What belongs to a field is said there.
  const failure = sending.error && person.problems.length === 0 && !person.isChecking ? sending.error : null;

  return (
    <FormFrame
      title="Registeration Form"
      lead="A name and one picture are enough to begin with; everything else can be added later."
      onBack={onBack}
      sections={sections}
      problems={person.problems}
      refusals={person.refusals}
      locked={isBusy}
      onSubmit={submit}
      actions={
        <>
          <DuplicatesWarning
            duplicates={duplicates.duplicates}
            confirmed={duplicates.confirmed}
            onConfirm={duplicates.confirm}
            onOpenProfile={onOpenProfile}
            error={isUnconfirmed ? 'Tick this if it is somebody else.' : undefined}
            ref={confirmBox}
          />
          {isBusy && (
            <SendingProgress
              current={steps.indexOf(step)}
              steps={[
                'Keeping an id for the person',
                `Uploading the pictures, ${uploaded} of ${waiting.length}`,
                'Writing everything into the register',
              ]}
            />
          )}
          {failure && (
            <InlineError className="mb-6" onRetry={submit}>
              Not registered yet. {errorText(failure)} Nothing you typed is lost; another try goes on where this one
              stopped.
            </InlineError>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Button
              type="submit"
              look="primary"
              aria-disabled={isBusy || person.isChecking || person.isPreparing}
              className="not-sm:w-full"
            >
              {isBusy || person.isChecking ? 'Submitting…' : person.isPreparing ? 'Preparing pictures…' : 'Submit'}
            </Button>
            {person.isUnsaved && !isBusy && (
              <Button
                className="not-sm:w-full"
                onClick={() => {
                  setIsDiscarding(true);
                }}
              >
                Discard
              </Button>
            )}
          </div>
          {isDiscarding && (
            <DiscardDialog
              onClose={() => {
                setIsDiscarding(false);
              }}
              onDiscard={() => {
                discard();
                onStartAgain();
              }}
            />
          )}
        </>
      }
    >
      {(onArrive) => (
        <>
          <PersonPart form={form} section="basics" onArrive={onArrive} />
          <PicturesSection {...person.picturesProps} disabled={isBusy} onArrive={onArrive} />
          <PersonPart form={form} section="horoscope" onArrive={onArrive} />
          <PersonPart form={form} section="background" onArrive={onArrive} />
          <PersonPart form={form} section="family" onArrive={onArrive} />
          <FormSection
            id="contact"
            lead="Shown to nobody before you have approved it. The greeting about a login goes to this number."
            onArrive={onArrive}
          >
            <PersonInputs form={form} section="contact" />
          </FormSection>
          <LoginSection form={form} onArrive={onArrive} />
        </>
      )}
    </FormFrame>
  );
}
