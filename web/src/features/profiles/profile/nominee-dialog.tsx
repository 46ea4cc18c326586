import type { ComponentProps } from 'react';
import { z } from 'zod';
import type { Nominee } from '@/features/profiles/api/nominee';
import { limitedText } from '@/lib/text-rules';
import { labelOf } from '@/person/fields';
import { toInternationalNumber } from '@/person/phone';
import { optionsOfList } from '@/person/say-value';
import { t } from '@/texts/texts';
import { FormDialog } from '@/ui/form-dialog';
import { SelectField, TextField } from '@/ui/fields';

// A nominee without a name is none.
const schema = z.object({
  name: limitedText(120).min(1, { error: () => t('refusals.name_missing') }),
  relation: z.string().min(1, { error: () => t('profiles-office.nominee.chooseRelation') }),
  phone_number: z.string().refine((text) => toInternationalNumber(text) !== null, {
    error: () => t('refusals.phone_not_dialable'),
  }),
});

interface NomineeDialogProps extends Pick<ComponentProps<typeof FormDialog<Nominee>>, 'sending' | 'onSubmit'> {
  defaults: Nominee;
  /** Values of an earlier opening. */
  typed: Nominee | null;
  /** Receives the values typed so far. */
  onClose: (typed: Nominee) => void;
}

/** The form for a person's nominee. */
export const NomineeDialog = (props: NomineeDialogProps) => (
  <FormDialog
    {...props}
    title={t('profiles-office.nominee.title')}
    description={t('profiles-office.nominee.hint')}
    schema={schema}
    submitText={t('ui.save')}
    busyText={t('ui.saving')}
    nothingDone={t('profiles-office.nominee.failed')}
  >
    {({ register, errorOf }) => (
      <div className="space-y-4">
        <TextField label={labelOf('name')} autoComplete="off" error={errorOf('name')} {...register('name')} />
        <SelectField
          label={t('profiles-office.nominee.relation')}
          options={optionsOfList('phoneOwner').filter(({ value }) => value !== 'Self')}
          error={errorOf('relation')}
          {...register('relation')}
        />
        <TextField
          label={labelOf('phone_number')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          error={errorOf('phone_number')}
          {...register('phone_number')}
        />
      </div>
    )}
  </FormDialog>
);
