import { useWatch } from 'react-hook-form';
import { FormSection } from '@/features/person-form/fields/form-section';
import type { FieldKey } from '@/features/person-form/fields/person-values';
import { labelOf, type PersonForm } from '@/features/person-form/fields/problems';
import type { SectionId } from '@/features/person-form/fields/sections';
import { formatHeight } from '@/lib/format';
import { ageOn, todayAtBureau } from '@/person/age';
import { toInternationalNumber } from '@/person/phone';
import { birthStars, maritalStatuses, motherTongues, religions } from '@/person/value-lists';
import { RadioGroupField } from '@/ui/radio-group-field';
import { SelectField } from '@/ui/select-field';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';

interface SectionProps {
  form: PersonForm;
  onArrive: (id: SectionId) => void;
}

const genders = [
  { value: 'bride', label: 'Bride' },
  { value: 'groom', label: 'Groom' },
  { value: '', label: 'Not stated' },
] as const;

/** What a field of the form is given: its label, its error and its place in the form. */
function fieldProps(form: PersonForm, key: FieldKey) {
  return { label: labelOf(key), error: form.formState.errors[key]?.message, ...form.register(key) };
}

/** Who it is. What members may not propose to change is left out for them. */
export function BasicsSection({ form, onArrive, forMember = false }: SectionProps & { forMember?: boolean }) {
  // The lawful age depends on whether it is a bride or a groom.
  const gender = form.register('gender', { deps: ['age', 'date_of_birth'] });
  return (
    <FormSection id="basics" onArrive={onArrive}>
      <div className="sm:col-span-2">
        <TextField {...fieldProps(form, 'name')} required autoComplete="off" />
      </div>
      {!forMember && (
        <div className="sm:col-span-2">
          <RadioGroupField label={labelOf('gender')} options={genders} {...gender} />
        </div>
      )}
      <TextField {...fieldProps(form, 'date_of_birth')} type="date" max={todayAtBureau()} autoComplete="off" />
      {!forMember && <AgeField form={form} />}
      <SelectField {...fieldProps(form, 'religion')} options={religions} />
      <TextField {...fieldProps(form, 'location')} hint="Town and state, never a street." autoComplete="off" />
    </FormSection>
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
      {...fieldProps(form, 'age')}
      inputMode="numeric"
      autoComplete="off"
      hint="Only where the date of birth is not known."
    />
  );
}

const padas = ['1', '2', '3', '4'] as const;

/** Under which star the person was born. */
export function HoroscopeSection({ form, onArrive }: SectionProps) {
  return (
    <FormSection id="horoscope" onArrive={onArrive}>
      <SelectField {...fieldProps(form, 'birth_star')} options={birthStars} emptyLabel="Not known" />
      <SelectField {...fieldProps(form, 'star_pada')} options={padas} emptyLabel="Not known" />
    </FormSection>
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
      {...fieldProps(form, 'height')}
      options={heights.sort((a, b) => a - b).map((cm) => ({ value: String(cm), label: formatHeight(cm) }))}
    />
  );
}

/** Community, education and work. */
export function BackgroundSection({ form, onArrive }: SectionProps) {
  return (
    <FormSection id="background" onArrive={onArrive}>
      <TextField {...fieldProps(form, 'caste')} hint="In the family's own words, or left empty." autoComplete="off" />
      <SelectField {...fieldProps(form, 'mother_tongue')} options={motherTongues} />
      <SelectField {...fieldProps(form, 'marital_status')} options={maritalStatuses} />
      <HeightField form={form} />
      <TextField {...fieldProps(form, 'education')} autoComplete="off" />
      <TextField {...fieldProps(form, 'job')} autoComplete="off" />
    </FormSection>
  );
}

/** Parents, brothers and sisters. */
export function FamilySection({ form, onArrive }: SectionProps) {
  return (
    <FormSection id="family" onArrive={onArrive}>
      <TextField {...fieldProps(form, 'fathers_name')} autoComplete="off" />
      <TextField {...fieldProps(form, 'fathers_job')} autoComplete="off" />
      <TextField {...fieldProps(form, 'mothers_name')} autoComplete="off" />
      <TextField {...fieldProps(form, 'mothers_job')} autoComplete="off" />
      <TextField
        {...fieldProps(form, 'number_of_siblings')}
        inputMode="numeric"
        autoComplete="off"
        hint="Brothers and sisters together."
      />
    </FormSection>
  );
}

/** How to reach the person. */
export function ContactFields({ form }: { form: PersonForm }) {
  const phone = form.register('phone_number', {
    onBlur: () => {
      // The clerk sees the number as it will be stored.
      const number = toInternationalNumber(form.getValues('phone_number'));
      if (number !== null) form.setValue('phone_number', number);
    },
  });
  return (
    <>
      <TextField
        label={labelOf('phone_number')}
        error={form.formState.errors.phone_number?.message}
        {...phone}
        type="tel"
        autoComplete="off"
        hint="Ten digits are taken as an Indian number."
      />
      <TextField
        {...fieldProps(form, 'email')}
        type="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
      />
      <div className="sm:col-span-2">
        <TextAreaField {...fieldProps(form, 'address')} autoComplete="off" />
      </div>
    </>
  );
}
