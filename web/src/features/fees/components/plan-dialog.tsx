import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { makePlan } from '@/features/fees/api/plans';
import { AmountField, amountText } from '@/features/fees/components/amount-field';
import { formatCount } from '@/lib/format';
import { limitedText } from '@/lib/limited-text';
import { parseRupees } from '@/lib/rupees';
import { t } from '@/texts/texts';
import { FormDialog } from '@/ui/form-dialog';
import { TextField } from '@/ui/text-field';
import { showToast } from '@/ui/toast';

// As in the database.
const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .trim()
    .refine((text) => /^\d{1,4}$/.test(text) && Number(text) >= from && Number(text) <= to, {
      error: () => t('fees.numberWrong', { from: formatCount(from), to: formatCount(to) }),
    });

const schema = z.object({
  name: limitedText(80).min(1, { error: () => t('fees.nameMissing') }),
  price: amountText,
  days: wholeNumber(1, 1825),
  introductions: wholeNumber(0, 300),
  contacts: wholeNumber(0, 300),
});

export type TypedPlan = z.infer<typeof schema>;

interface PlanDialogProps {
  /** Values of an earlier opening. */
  typed: TypedPlan | null;
  /** Receives the values typed so far; null after they were saved. */
  onClose: (typed: TypedPlan | null) => void;
}

/** The form for a new plan. */
export function PlanDialog({ typed, onClose }: PlanDialogProps) {
  const making = useMutation({
    mutationFn: makePlan,
    meta: { waits: true },
    onSuccess: (_, { name }) => {
      showToast({ message: t('fees.planMade', { name }) });
      onClose(null);
    },
  });
  return (
    <FormDialog<TypedPlan>
      title={t('fees.newPlan')}
      description={t('fees.planStays')}
      schema={schema}
      typed={typed}
      defaults={{ name: '', price: '', days: '90', introductions: '0', contacts: '0' }}
      submitText={t('fees.makePlan')}
      busyText={t('fees.saving')}
      sending={making}
      nothingDone={t('fees.notSaved')}
      onSubmit={({ name, price, days, introductions, contacts }) => {
        if (making.isPending) return;
        making.mutate({
          name,
          price: parseRupees(price) ?? 0,
          days: Number(days),
          introductions: Number(introductions),
          contacts: Number(contacts),
        });
      }}
      onClose={onClose}
    >
      {({ register, errorOf, values }) => (
        <div className="space-y-4">
          <TextField label={t('fees.planName')} autoComplete="off" error={errorOf('name')} {...register('name')} />
          <AmountField label={t('fees.price')} typed={values.price} error={errorOf('price')} {...register('price')} />
          {(['days', 'introductions', 'contacts'] as const).map((name) => (
            <TextField
              key={name}
              label={t(`fees.plan.${name}`)}
              hint={name === 'days' ? undefined : t('fees.zeroIsNone')}
              inputMode="numeric"
              autoComplete="off"
              error={errorOf(name)}
              {...register(name)}
            />
          ))}
        </div>
      )}
    </FormDialog>
  );
}
