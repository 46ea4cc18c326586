import { z } from 'zod';
import { enquirySchema, wordsWithoutContact } from '@/bureau/components/enquiry-dialog';
import type { TypedGrievance } from '@/features/grievances/api';
import { grievanceSubjects } from '@/lib/register-work.gen';
import { isEmail } from '@/person/email';
import { toInternationalNumber } from '@/person/phone';
import { t } from '@/texts/texts';
import { SelectField, TextAreaField, TextField } from '@/ui/fields';
import type { FieldOf } from '@/ui/use-checked-form';

/** What everybody writes, by the names that a refusal of the database has. */
export const wordsSchema = z.object({
  about: z.string().min(1, { error: () => t('grievance.chooseAbout') }),
  words: wordsWithoutContact(2000).min(1, { error: () => t('grievance.enterWords') }),
});

/** The same with the sender. */
export const grievanceSchema = enquirySchema
  .pick({ name: true })
  .extend(wordsSchema.shape)
  .extend({
    phone_number: z.string().refine((text) => text.trim() === '' || toInternationalNumber(text) !== null, {
      error: () => t('enquiry.enterPhone'),
    }),
    email: z
      .string()
      .trim()
      .refine((text) => text === '' || isEmail(text), { error: () => t('grievance.wrongEmail') }),
  })
  .superRefine(({ phone_number: phone, email }, check) => {
    if (phone.trim() !== '' || email !== '') return;
    check.addIssue({ code: 'custom', path: ['phone_number'], message: t('grievance.enterContact') });
  });

export const emptyGrievance: TypedGrievance = { about: '', name: '', phone_number: '', email: '', words: '' };

/** Subject and words. */
export function WordsFields({ field }: { field: FieldOf<'about' | 'words'> }) {
  return (
    <>
      <SelectField
        label={t('enquiry.kind')}
        emptyLabel={t('enquiry.choose')}
        options={grievanceSubjects.map((value) => ({ value, label: t(`grievance.about.${value}`) }))}
        {...field('about')}
      />
      <TextAreaField label={t('grievance.words')} rows={6} {...field('words')} />
    </>
  );
}

interface SenderFieldsProps {
  field: FieldOf<'name' | 'phone_number' | 'email'>;
  /** Whether the sender types it: then the browser may fill it. */
  isOwn: boolean;
}

/** Name and the ways to answer, of a sender who is no member. */
export function SenderFields({ field, isOwn }: SenderFieldsProps) {
  return (
    <>
      <TextField
        label={t(isOwn ? 'enquiry.name' : 'grievance.name')}
        autoComplete={isOwn ? 'name' : 'off'}
        {...field('name')}
      />
      <TextField
        label={t('enquiry.phone')}
        type="tel"
        inputMode="tel"
        autoComplete={isOwn ? 'tel' : 'off'}
        {...field('phone_number')}
      />
      <TextField label={t('grievance.email')} type="email" autoComplete={isOwn ? 'email' : 'off'} {...field('email')} />
    </>
  );
}
