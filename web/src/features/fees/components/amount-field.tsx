import type { ComponentProps } from 'react';
import { z } from 'zod';
import { sayRupees } from '@/features/fees/say-rupees';
import { formatRupees, parseRupees } from '@/lib/rupees';
import { t } from '@/texts/texts';
import { TextField } from '@/ui/fields';

export const amountText = z
  .string()
  .refine((text) => parseRupees(text) !== null, { error: () => t('fees.amountWrong') });

type AmountFieldProps = ComponentProps<typeof TextField> & { typed: string | undefined };

/** An amount in rupees; below it, how it was read: in figures and words. */
export function AmountField({ typed = '', error, ...field }: AmountFieldProps) {
  const paise = parseRupees(typed);
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      hintIsLive
      error={error}
      hint={
        paise === null
          ? error === undefined
            ? t('fees.amountHint')
            : ''
          : t('fees.amountRead', { amount: formatRupees(paise), words: sayRupees(paise) })
      }
    />
  );
}
