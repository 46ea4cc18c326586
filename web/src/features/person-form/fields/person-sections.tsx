import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormSection } from '@/features/person-form/fields/form-section';
import { fieldColumns, fieldKeys, sectionOf, type FieldKey } from '@/features/person-form/fields/person-values';
import { labelOf, type PersonForm } from '@/features/person-form/fields/problems';
import type { SectionId } from '@/features/person-form/fields/sections';
import { todayAtBureau } from '@/lib/bureau-days';
import { formatHeight } from '@/lib/format';
import { ageOn } from '@/person/age';
import { describeField, type PersonSection } from '@/person/fields';
import { toInternationalNumber } from '@/person/phone';
import { genders } from '@/person/value-lists';
import { formatChoice } from '@/person/values';
import { RadioGroupField } from '@/ui/radio-group-field';
import { SelectField } from '@/ui/select-field';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';

interface FieldProps {
  form: PersonForm;
  field: FieldKey;
}

/** What an input is given: its label, its error and its place in the form. */
function inputProps({ form, field }: FieldProps) {
  return { label: labelOf(field), error: form.formState.errors[field]?.message, ...form.register(field) };
}

/** One field of a person, as its kind wants it. */
function PersonInput({ form, field }: FieldProps): ReactNode {
  const description = describeField(fieldColumns[field]);
  const input = inputProps({ form, field });
  const { hint } = description;
  const emptyLabel = description.section === 'horoscope' ? 'Not known' : 'Not stated';
  switch (description.kind) {
    case 'choice':
      if (field === 'gender') return <GenderField form={form} />;
      return <SelectField {...input} options={description.choices} emptyLabel={emptyLabel} />;
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
      return <HeightField form={form} />;
    case 'age':
      return <AgeField form={form} />;
    case 'date':
      return <TextField {...input} type="date" max={todayAtBureau()} autoComplete="off" />;
    case 'number':
      return <TextField {...input} inputMode="numeric" autoComplete="off" hint={hint} />;
    case 'phone':
      return <PhoneField form={form} field={field} />;
    case 'email':
      return <TextField {...input} type="email" autoCapitalize="none" spellCheck={false} autoComplete="off" />;
    case 'lines':
      return (
        <Wide>
          <TextAreaField {...input} autoComplete="off" />
        </Wide>
      );
    default:
      if (field !== 'name') return <TextField {...input} autoComplete="off" hint={hint} />;
      return (
        <Wide>
          <TextField {...input} required autoComplete="off" />
        </Wide>
      );
  }
}

function Wide({ children }: { children: ReactNode }) {
  return <div className="sm:col-span-2">{children}</div>;
}

function GenderField({ form }: { form: PersonForm }) {
  // The lawful age depends on whether it is a bride or a groom.
  const input = form.register('gender', { deps: ['age', 'date_of_birth'] });
  const options = [
    ...genders.map((value) => ({ value, label: formatChoice(value) })),
    { value: '', label: 'Not stated' },
  ];
  return (
    <Wide>
      <RadioGroupField label={labelOf('gender')} options={options} {...input} />
    </Wide>
  );
}

function AgeField({ form }: { form: PersonForm }) {
  const dateOfBirth = useWatch({ control: form.control, name: 'date_of_birth' });
  if (dateOfBirth !== '') {
    const age = ageOn(dateOfBirth, todayAtBureau());
    return (
      <TextField
        key="derived"
        label={labelOf('age')}
        readOnly
        value={age ?? ''}
        hint="It follows from the date of birth."
      />
    );
  }
  return (
    <TextField
      key="typed"
      {...inputProps({ form, field: 'age' })}
      inputMode="numeric"
      autoComplete="off"
      hint={describeField('age').hint}
    />
  );
}

const shortestInches = 40;
const tallestInches = 84;
const usualHeights = Array.from({ length: tallestInches - shortestInches + 1 }, (_, step) =>
  Math.round((shortestInches + step) * 2.54),
);

function HeightField({ form }: { form: PersonForm }) {
  const height = Number(useWatch({ control: form.control, name: 'height' }));
  // A height that was entered in centimetres may lie between two inches.
  const heights = height === 0 || usualHeights.includes(height) ? usualHeights : [...usualHeights, height];
  return (
    <SelectField
      {...inputProps({ form, field: 'height' })}
      options={heights.sort((a, b) => a - b).map((cm) => ({ value: String(cm), label: formatHeight(cm) }))}
    />
  );
}

function PhoneField({ form, field }: FieldProps) {
  const input = form.register(field, {
    onBlur: () => {
      // The clerk sees the number as it will be stored.
      const number = toInternationalNumber(form.getValues(field));
      if (number !== null) form.setValue(field, number);
    },
  });
  return (
    <TextField
      label={labelOf(field)}
      error={form.formState.errors[field]?.message}
      {...input}
      type="tel"
      autoComplete="off"
      hint={describeField(fieldColumns[field]).hint}
    />
  );
}

interface PersonInputsProps {
  form: PersonForm;
  section: PersonSection;
  /** Leaves out what members may not propose to change. */
  forMember?: boolean;
}

/** The inputs of one part of a person. */
export function PersonInputs({ form, section, forMember = false }: PersonInputsProps) {
  return fieldKeys
    .filter((key) => sectionOf(key) === section)
    .filter((key) => !forMember || describeField(fieldColumns[key]).proposable)
    .map((key) => <PersonInput key={key} form={form} field={key} />);
}

/** One part of a person under its heading. */
export function PersonPart({ onArrive, ...inputs }: PersonInputsProps & { onArrive: (id: SectionId) => void }) {
  return (
    <FormSection id={inputs.section} onArrive={onArrive}>
      <PersonInputs {...inputs} />
    </FormSection>
  );
}
