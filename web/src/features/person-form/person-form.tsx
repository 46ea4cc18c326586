import { useEffect, type ReactNode, useCallback } from 'react';
import { FormProvider, useController, useFormContext } from 'react-hook-form';
import { FormFrame } from '@/features/person-form/form-frame';
import type { FormValues } from '@/features/person-form/form-schema';
import { PersonPart } from '@/features/person-form/inputs';
import { sectionOf, type FieldKey } from '@/features/person-form/person-values';
import {
  findProblems,
  sectionIds,
  type SectionId,
  labelOfInput,
  type PictureFieldName,
} from '@/features/person-form/problems';
import type { PersonFormState } from '@/features/person-form/use-person-form';
import { lazyPart } from '@/base/load-part';
import { personSections, type PersonSection } from '@/person/fields';
import { OnDemand } from '@/ui/on-demand';
import { FormSection } from '@/features/person-form/form-section';
import { PictureField } from '@/pictures/picture-field';
import { t } from '@/texts/texts';

const BirthOffer = lazyPart(async () => (await import('@/features/person-form/birth-offer')).BirthOffer);

/** Registers a new person, edits a registered one, or proposes changes of a member's own profile. */
type Mode = 'register' | 'edit' | 'propose';

const left: Record<Mode, readonly SectionId[]> = {
  register: [],
  edit: ['login', 'wishes'],
  propose: ['contact', 'login', 'wishes'],
};

function isPersonSection(id: SectionId): id is PersonSection {
  return personSections.some((section) => section === id);
}

interface PersonFormProps {
  mode: Mode;
  person: PersonFormState;
  title: string;
  lead: string;
  /** Between the title and the form. */
  notice?: ReactNode;
  /** The fields of a short entry; all by default. */
  only?: readonly FieldKey[] | undefined;
  hasPictures?: boolean;
  asksConsents?: boolean;
  /** Disables the form during a submit. */
  locked: boolean;
  onSubmit: () => void;
  /** The parts after the family: contact and login, as the mode has them. */
  children?: ReactNode;
  /** Buttons and progress. */
  actions: ReactNode;
}

/** The computed birth, once birth details are entered. The code is loaded on demand. */
function BirthOfferPart({ values: { date_of_birth, time_of_birth, place_of_birth } }: { values: FormValues }) {
  const isBegun = [date_of_birth, time_of_birth, place_of_birth].filter((value) => value !== '').length > 1;
  return (
    isBegun && (
      <OnDemand>
        <BirthOffer />
      </OnDemand>
    )
  );
}

/** The one form of a person. Its parts read it from the context. */
export function PersonForm(props: PersonFormProps) {
  const { mode, person, only, hasPictures = true, asksConsents = false, locked, children, ...frame } = props;
  const { form } = person;
  const { setFocus } = form;
  useEffect(() => {
    // A clerk types the name first. Screen readers announce the heading all the same: it names the form.
    if (mode === 'register') setFocus('name');
  }, [mode, setFocus]);
  const parts = { forMember: mode === 'propose', only };
  const isShown = (section: PersonSection) => only?.some((key) => sectionOf(key) === section) ?? true;
  const isLeft = (id: SectionId) =>
    left[mode].includes(id) ||
    (isPersonSection(id) && !isShown(id)) ||
    (id === 'pictures' && !hasPictures) ||
    (id === 'consents' && !asksConsents);
  return (
    <FormProvider {...form}>
      <FormFrame
        {...frame}
        sections={sectionIds.filter((id) => !isLeft(id))}
        problems={findProblems(form)}
        submitCount={form.formState.submitCount}
        locked={locked}
      >
        {isShown('basics') && (
          <PersonPart section="basics" {...parts}>
            {mode !== 'propose' && isShown('horoscope') && <BirthOfferPart values={person.values} />}
          </PersonPart>
        )}
        {isShown('horoscope') && <PersonPart section="horoscope" {...parts} />}
        {isShown('background') && <PersonPart section="background" {...parts} />}
        {isShown('family') && <PersonPart section="family" {...parts} />}
        {hasPictures && (
          <PicturesSection
            person={person}
            disabled={locked}
            hasChart={only === undefined || person.values.charts.length > 0}
          />
        )}
        {children}
      </FormFrame>
    </FormProvider>
  );
}

const mostPictures = 3;

interface PicturesSectionProps {
  person: PersonFormState;
  disabled: boolean;
}

/** The portraits and, unless it is left out of a short entry, the birth chart. */
export function PicturesSection({ hasChart, ...props }: PicturesSectionProps & { hasChart: boolean }) {
  return (
    <FormSection id="pictures">
      <Pictures {...props} name="pictures" />
      {hasChart && <Pictures {...props} name="charts" />}
    </FormSection>
  );
}

function Pictures({ person, disabled, name }: PicturesSectionProps & { name: PictureFieldName }) {
  const { control } = useFormContext<FormValues>();
  const {
    field: { value, onChange, ref },
    fieldState: { error },
  } = useController({ control, name });
  const { onPreparingChange, keepPictures } = person;
  const onPreparing = useCallback(
    (isPreparing: boolean) => {
      onPreparingChange(name, isPreparing);
    },
    [name, onPreparingChange],
  );
  return (
    <div className="sm:col-span-2">
      <PictureField
        {...(name === 'pictures'
          ? {
              hint: t('person-form.portraitsHint'),
              required: person.needsPicture,
              max: mostPictures,
              bucket: 'profile-images',
            }
          : { max: 1, bucket: 'birth-charts' })}
        label={labelOfInput(name)}
        pictures={value}
        onChange={(next) => {
          keepPictures(name, next);
          onChange(next);
        }}
        error={error?.message}
        disabled={disabled || !person.isReady}
        onPreparingChange={onPreparing}
        ref={ref}
      />
    </div>
  );
}
