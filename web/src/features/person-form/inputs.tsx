import { type ComponentProps, createContext, type ReactNode, use, useId, useState } from 'react';
import { type RegisterOptions, useController, useFormContext, useWatch } from 'react-hook-form';
import { starRasiProblem } from '@/astrology/porutham/star-table';
import { readPlace } from '@/astrology/sky/places';
import type { KeptReading } from '@/features/person-form/draft-store';
import type { FormValues } from '@/features/person-form/form-schema';
import { fieldColumns, type FieldKey, ofEarlierMarriage, tidy, wasMarried } from '@/features/person-form/person-values';
import { labelOfInput } from '@/features/person-form/problems';
import { todayAtBureau } from '@/lib/bureau-days';
import { formatAge, formatDate, joinFacts } from '@/lib/format';
import { useDebounced } from '@/lib/use-debounced';
import { ageOn } from '@/person/age';
import { describeField, hintOf } from '@/person/fields';
import { formatHeight, heightsByInch } from '@/person/height';
import { toInternationalNumber } from '@/person/phone';
import { optionsOfList } from '@/person/say-value';
import { optionsOf } from '@/person/values';
import { t } from '@/texts/texts';
import { DateField, TimeField } from '@/ui/date-fields';
import { RemarkIdContext } from '@/ui/field-note';
import { RadioGroupField, SelectField, TextAreaField, TextField } from '@/ui/fields';
import { TriangleAlert } from '@/ui/icons';
import { underlinedLook } from '@/ui/text-link';

function useInput(field: FieldKey, options?: RegisterOptions<FormValues, FieldKey>) {
  const { register, formState } = useFormContext<FormValues>();
  return { label: labelOfInput(field), error: formState.errors[field]?.message, ...register(field, options) };
}

/** Fields to validate again when another one changes. */
const judgedWith: Partial<Record<FieldKey, FieldKey[]>> = {
  time_of_birth: ['birth_time_certainty'],
  birth_time_certainty: ['time_of_birth'],
  brothers: ['number_of_siblings', 'married_brothers'],
  sisters: ['number_of_siblings', 'married_sisters'],
  marital_status: ['children', 'children_live_with'],
};

/** One field of a person, as its kind wants it. */
function PersonInput({ field }: { field: FieldKey }): ReactNode {
  const description = describeField(fieldColumns[field]);
  const input = useInput(field, { deps: judgedWith[field] ?? [] });
  const hint = hintOf(fieldColumns[field]);
  const saysNotKnown =
    description.kind === 'choice' && ['Not known', "Don't know"].some((choice) => description.choices.includes(choice));
  const emptyLabel =
    description.section === 'horoscope' && !saysNotKnown ? t('person-form.notKnown') : t('ui.notStated');
  switch (description.kind) {
    case 'choice':
      if (field === 'gender') return <GenderField />;
      if (field === 'rasi') return <RasiField {...input} options={optionsOf(description)} emptyLabel={emptyLabel} />;
      return <SelectField {...input} hint={hint} options={optionsOf(description)} emptyLabel={emptyLabel} />;
    case 'pick':
      return (
        <SelectField
          {...input}
          options={Array.from({ length: description.to - description.from + 1 }, (_, step) =>
            String(description.from + step),
          )}
          emptyLabel={emptyLabel}
        />
      );
    case 'height':
      return <HeightField />;
    case 'age':
      return <AgeField />;
    case 'date':
      return <BirthDateField field={field} />;
    case 'time':
      return <BirthTimeField field={field} />;
    case 'coordinates':
      return <CoordinatesField field={field} />;
    case 'number':
      return <TextField {...input} inputMode="numeric" autoComplete="off" hint={hint} />;
    case 'phone':
      return <PhoneField field={field} />;
    case 'email':
      return <TextField {...input} type="email" autoCapitalize="none" spellCheck={false} autoComplete="off" />;
    case 'lines':
      return (
        <Wide>
          <TextAreaField {...input} autoComplete="off" />
        </Wide>
      );
    default:
      if (field === 'place_of_birth') return <PlaceOfBirthField />;
      if (field !== 'name') return <TextField {...input} autoComplete="off" hint={hint} />;
      return <TextField {...input} required autoComplete="off" />;
  }
}

const Wide = ({ children }: { children: ReactNode }) => <div className="sm:col-span-2">{children}</div>;

function GenderField() {
  // The lawful age depends on whether it is a bride or a groom.
  const input = useInput('gender', { deps: ['age', 'date_of_birth'] });
  return <RadioGroupField options={optionsOfList('gender')} {...input} />;
}

/** The rasi, with a sentence beside one that the star cannot have. */
function RasiField(input: ComponentProps<typeof SelectField>) {
  const [star, pada, rasi] = useWatch<FormValues, ['birth_star', 'star_pada', 'rasi']>({
    name: ['birth_star', 'star_pada', 'rasi'],
  });
  const problem = rasi === '' ? null : starRasiProblem(star, pada === '' ? null : Number(pada), rasi);
  return <SelectField {...input} hint={problem ?? ''} hintIsLive />;
}

/** "14 August 1999, 27 years". */
function describeBirthday(date: string): string {
  const age = ageOn(date, todayAtBureau());
  return joinFacts([formatDate(date), age === null ? null : formatAge(age)]);
}

function BirthDateField({ field: name }: { field: FieldKey }) {
  const { field, fieldState } = useController<FormValues, FieldKey>({ name });
  return (
    <DateField
      {...field}
      label={labelOfInput(name)}
      max={todayAtBureau()}
      describe={describeBirthday}
      error={fieldState.error?.message}
    />
  );
}

function BirthTimeField({ field: name }: { field: FieldKey }) {
  const { field, fieldState } = useController<FormValues, FieldKey>({ name, rules: { deps: judgedWith[name] ?? [] } });
  const hint = hintOf(fieldColumns[name]);
  return <TimeField {...field} label={labelOfInput(name)} hint={hint} error={fieldState.error?.message} />;
}

function AgeField() {
  const input = useInput('age');
  const dateOfBirth = useWatch<FormValues, 'date_of_birth'>({ name: 'date_of_birth' });
  if (dateOfBirth !== '') {
    const age = ageOn(dateOfBirth, todayAtBureau());
    return (
      <TextField key="derived" label={input.label} readOnly value={age ?? ''} hint={t('person-form.ageFollows')} />
    );
  }
  return <TextField key="typed" {...input} inputMode="numeric" autoComplete="off" hint={hintOf('age')} />;
}

const shortestInches = 40;
const tallestInches = 84;
const usualHeights = heightsByInch(shortestInches, tallestInches);

function HeightField() {
  const input = useInput('height');
  const height = Number(useWatch<FormValues, 'height'>({ name: 'height' }));
  // A height that was entered in centimetres may lie between two inches.
  const heights = height === 0 || usualHeights.includes(height) ? usualHeights : [...usualHeights, height];
  return (
    <SelectField
      {...input}
      options={[...heights].sort((a, b) => a - b).map((cm) => ({ value: String(cm), label: formatHeight(cm) }))}
    />
  );
}

function PhoneField({ field }: { field: FieldKey }) {
  const { getValues, setValue } = useFormContext<FormValues>();
  const input = useInput(field, {
    onBlur: () => {
      // The clerk sees the number as it will be stored.
      const number = toInternationalNumber(getValues(field));
      if (number !== null) setValue(field, number);
    },
  });
  return <TextField {...input} type="tel" autoComplete="off" hint={hintOf(fieldColumns[field])} />;
}

function CoordinatesField({ field }: { field: FieldKey }) {
  const { getValues, setValue } = useFormContext<FormValues>();
  const input = useInput(field, {
    onBlur: () => {
      // As they will be stored, however they were copied from a map.
      setValue(field, tidy(field, getValues(field)));
    },
  });
  return <TextField {...input} autoComplete="off" hint={hintOf(fieldColumns[field])} />;
}

/** Only for a place that is not recognised: they stand with the place of birth. */
const placeKeys: readonly FieldKey[] = ['birth_coordinates', 'birth_zone'];

const typingPauseMs = 600;

/** The place of birth, and where it lies if it is not recognised: open where that is needed or entered. */
function PlaceOfBirthField() {
  const input = useInput('place_of_birth');
  const place = useWatch<FormValues, 'place_of_birth'>({ name: 'place_of_birth' }).trim();
  const typed = useDebounced(place, typingPauseMs);
  return (
    <Wide>
      <TextField {...input} autoComplete="off" hint={hintOf('place_of_birth')} />
      <FoldedInputs
        title={t('person-form.placeNotFound')}
        keys={placeKeys}
        isNeeded={typed !== '' && readPlace(typed).place === null}
      />
    </Wide>
  );
}

interface FoldedInputsProps {
  title: string;
  keys: readonly FieldKey[];
  isNeeded?: boolean;
}

/** Inputs that few people need: open where one is needed, wrong or filled in. */
function FoldedInputs({ title, keys, isNeeded = false }: FoldedInputsProps) {
  const { formState } = useFormContext<FormValues>();
  const entered = useWatch<FormValues, readonly FieldKey[]>({ name: keys });
  // What is typed there does not decide while it is typed.
  const [wasEntered] = useState(() => entered.some((value) => value !== ''));
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isWrong = keys.some((key) => formState.errors[key] !== undefined);
  const isOpen = isWrong || (chosen ?? (isNeeded || wasEntered));
  return (
    <details open={isOpen} className="mt-1">
      <summary
        className="w-fit cursor-pointer content-center py-2.5 text-maroon-800"
        onClick={(event) => {
          event.preventDefault();
          setChosen(!isOpen);
        }}
      >
        {title}
      </summary>
      <div className="mt-2 grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {keys.map((key) => (
          <FieldRemark key={key} field={key}>
            <PersonInput field={key} />
          </FieldRemark>
        ))}
      </div>
    </details>
  );
}

/** Fields that are asked for only after another one. */
const asksFor: readonly { keys: readonly FieldKey[]; after: FieldKey; isAsked: (value: string) => boolean }[] = [
  { keys: ofEarlierMarriage, after: 'marital_status', isAsked: wasMarried },
  { keys: ['whose_second_phone'], after: 'second_phone_number', isAsked: (number) => number !== '' },
];

export function PersonInputs({ keys }: { keys: readonly FieldKey[] }) {
  const values = useWatch<FormValues>();
  const isLeft = (key: FieldKey) =>
    values[key] === '' &&
    asksFor.some((asked) => asked.keys.includes(key) && !asked.isAsked(values[asked.after] ?? ''));
  return keys
    .filter((key) => !placeKeys.includes(key) && !isLeft(key))
    .map((key) => (
      <FieldRemark key={key} field={key}>
        <PersonInput field={key} />
      </FieldRemark>
    ));
}

/** Of each part of the form those that few families know, or that follow from others. */
const rareKeys: readonly FieldKey[] = [
  'birth_time_certainty',
  'chart_almanac',
  'other_dosha',
  'number_of_siblings',
  'married_brothers',
  'married_sisters',
  'source_name',
  'share_agreed',
];

/** The inputs of a part of the form, the rare ones folded behind the others. */
export function GroupInputs({ keys }: { keys: readonly FieldKey[] }) {
  const rare = keys.filter((key) => rareKeys.includes(key));
  return (
    <>
      <PersonInputs keys={keys.filter((key) => !rareKeys.includes(key))} />
      {rare.length > 0 && (
        <Wide>
          <FoldedInputs title={t('person-form.rare')} keys={rare} />
        </Wide>
      )}
    </>
  );
}

interface FieldRemarkProps {
  field: FieldKey;
  /** The field's input. */
  children: ReactNode;
}

function describeRemark({ value, source, why }: KeptReading['remarks'][string]): string {
  if (source === '') return t('person-form-office.read.missing');
  return value === ''
    ? t('person-form-office.read.notUnderstood', { source })
    : t(`person-form-office.read.check.${why ?? 'words'}`, { source });
}

/** Marks a field with a value guessed from a pasted biodata, until the value is changed or confirmed. */
function FieldRemark({ field, children }: FieldRemarkProps) {
  const { remarks, confirm } = use(RemarksContext);
  const { control } = useFormContext<FormValues>();
  const value = useWatch({ control, name: field });
  const id = useId();
  const remark = remarks[field];
  const isShown = remark !== undefined && remark.value === value;
  return (
    // The same element with and without a remark: another would take the focus from the input.
    <div
      className={
        isShown ? 'content-start rounded-control bg-wash p-2 sm:has-[>[class*=col-span-2]]:col-span-2' : 'contents'
      }
    >
      <RemarkIdContext value={isShown ? id : null}>{children}</RemarkIdContext>
      {isShown && (
        <div className="mt-1 flex items-start gap-2 [overflow-wrap:anywhere]">
          <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-gold-700" />
          <div>
            <span id={id}>{describeRemark(remark)}</span>{' '}
            {(field !== 'gender' || value !== '') && (
              <button
                type="button"
                className={`min-h-7 pointer-coarse:min-h-11 ${underlinedLook}`}
                onClick={() => confirm(field)}
              >
                {value === '' ? t('person-form-office.read.leaveEmpty') : t('person-form-office.read.right')}
                <span className="sr-only"> ({labelOfInput(field)})</span>
              </button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

interface Remarks {
  remarks: KeptReading['remarks'];
  /** The clerk has looked at the value: it is right. */
  confirm: (field: string) => void;
}

export const RemarksContext = createContext<Remarks>({ remarks: {}, confirm: () => undefined });
