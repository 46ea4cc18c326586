import { useCallback } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FormValues } from '@/features/person-form/fields/form-schema';
import { FormSection } from '@/features/person-form/fields/form-section';
import { labelOfInput, type PictureFieldName } from '@/features/person-form/fields/problems';
import type { PersonFormState } from '@/features/person-form/fields/use-person-form';
import { PictureField } from '@/pictures/picture-field';
import { t } from '@/texts/texts';

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
