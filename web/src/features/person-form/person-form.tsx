import { type ReactNode, use, useCallback, useEffect } from 'react';
import { FormProvider, useController, useFormContext } from 'react-hook-form';
import { lazyPart } from '@/base/load-part';
import { FormFrame } from '@/features/person-form/form-frame';
import type { FormValues } from '@/features/person-form/form-schema';
import { FormFold, FormFolds, FormFront } from '@/features/person-form/form-section';
import { GroupInputs, PersonInputs, RemarksContext } from '@/features/person-form/inputs';
import { fieldColumns, type FieldKey, groupIds, keysOf, proposableKeys } from '@/features/person-form/person-values';
import { findProblems, labelOfInput, type PictureFieldName } from '@/features/person-form/problems';
import type { PersonFormState } from '@/features/person-form/use-person-form';
import { formatPersonValue } from '@/person/values';
import { PictureField } from '@/pictures/picture-field';
import { t } from '@/texts/texts';
import { OnDemand } from '@/ui/on-demand';
import { GroupHeading } from '@/ui/sections';

const BirthOffer = lazyPart(async () => (await import('@/features/person-form/birth-offer')).BirthOffer);

interface PersonFormProps {
  /** Registers a new person, edits a registered one, or proposes changes of a member's own profile. */
  mode: 'register' | 'edit' | 'propose';
  person: PersonFormState;
  title: string;
  lead?: string | undefined;
  /** Between the title and the form. */
  notice?: ReactNode;
  /** The fields above the folded parts, with the pictures; none for a member. */
  front?: readonly FieldKey[];
  /** Disables the form during a submit. */
  locked: boolean;
  onSubmit: () => void;
  /** The folded parts after the family: contact and login, as the mode has them. */
  children?: ReactNode;
  /** Below the folded parts. */
  foot?: ReactNode;
  /** Buttons and progress. */
  actions: ReactNode;
}

/** The one form of a person: a few fields, and the others by part behind them. Its parts read it from the context. */
export function PersonForm(props: PersonFormProps) {
  const { mode, person, front = [], locked, children, foot, ...frame } = props;
  const { form, values } = person;
  const { setFocus } = form;
  const isMember = mode === 'propose';
  const { remarks } = use(RemarksContext);
  // The birth stands there, which the star contradicts.
  const asksOfStar = ofSky.some((key) => values[key] !== '' && remarks[key]?.value === values[key]);
  useEffect(() => {
    // A clerk types the name first. Screen readers announce the heading all the same: it names the form.
    if (mode === 'register') setFocus('name');
  }, [mode, setFocus]);
  const pictures = <Pictures person={person} disabled={locked} name="pictures" />;
  return (
    <FormProvider {...form}>
      <FormFrame
        {...frame}
        problems={findProblems(form, front)}
        submitCount={form.formState.submitCount}
        locked={locked}
      >
        {!isMember && (
          <FormFront>
            <PersonInputs keys={front} />
            {pictures}
          </FormFront>
        )}
        <div>
          {!isMember && <GroupHeading id="more">{t('person-form-office.more')}</GroupHeading>}
          <FormFolds>
            {isMember && (
              <FormFold id="pictures" isWrong={form.formState.errors.pictures !== undefined}>
                {pictures}
              </FormFold>
            )}
            {groupIds
              .filter((group) => group !== 'contact')
              .map((group) => (
                <GroupFold
                  key={group}
                  group={group}
                  values={values}
                  keys={keysOf(group).filter(
                    (key) => !front.includes(key) && (!isMember || proposableKeys.includes(key)),
                  )}
                  offer={!isMember && group === 'horoscope' && <BirthOfferPart values={values} />}
                  isWrong={group === 'horoscope' && (asksOfStar || form.formState.errors.charts !== undefined)}
                >
                  {group === 'horoscope' && <Pictures person={person} disabled={locked} name="charts" />}
                </GroupFold>
              ))}
            {children}
          </FormFolds>
        </div>
        {foot}
      </FormFrame>
    </FormProvider>
  );
}

interface GroupFoldProps {
  group: (typeof groupIds)[number];
  keys: readonly FieldKey[];
  values: FormValues;
  isWrong?: boolean;
  isOpen?: boolean;
  lead?: string | undefined;
  /** After the birth, which gives what follows. */
  offer?: ReactNode;
  children?: ReactNode;
}

const ofSky: readonly FieldKey[] = ['birth_star', 'star_pada', 'rasi', 'lagnam'];
const birthKeys: readonly FieldKey[] = ['time_of_birth', 'place_of_birth'];

export function GroupFold({
  group,
  keys,
  values,
  isWrong = false,
  isOpen = false,
  lead,
  offer,
  children,
}: GroupFoldProps) {
  const { errors } = useFormContext<FormValues>().formState;
  return (
    <FormFold
      id={group}
      lead={lead}
      isOpen={isOpen}
      isWrong={isWrong || keys.some((key) => errors[key] !== undefined)}
      says={keys
        .map((key) => formatPersonValue(fieldColumns[key], values[key].trim()))
        .filter((words) => words !== null)
        .join(' · ')}
    >
      <PersonInputs keys={keys.filter((key) => birthKeys.includes(key))} />
      {offer}
      <GroupInputs keys={keys.filter((key) => !birthKeys.includes(key))} />
      {children}
    </FormFold>
  );
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

const mostPictures = 3;

function Pictures({ person, disabled, name }: { person: PersonFormState; disabled: boolean; name: PictureFieldName }) {
  const { control } = useFormContext<FormValues>();
  const {
    field: { value, onChange, ref },
    fieldState: { error },
  } = useController({ control, name });
  const { onPreparingChange, keepPictures } = person;
  const onPreparing = useCallback(
    (isPreparing: boolean) => onPreparingChange(name, isPreparing),
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
