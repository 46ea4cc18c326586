import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { enquirySchema } from '@/bureau/components/enquiry-dialog';
import { addEnquiry, type AddedEnquiry } from '@/features/enquiries/api/enquiries';
import { limitedText } from '@/lib/limited-text';
import { callTimes, relatives } from '@/lib/register-work.gen';
import { hintOf, labelOf } from '@/person/fields';
import { optionsOfField } from '@/person/values';
import { t } from '@/texts/texts';
import { FormDialog } from '@/ui/form-dialog';
import { SelectField } from '@/ui/select-field';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import { showToast } from '@/ui/toast';

const schema = enquirySchema.omit({ kind: true, website: true }).extend({
  source: z.string().min(1, { error: () => t('enquiries.chooseSource') }),
  source_name: limitedText(120),
});
const empty = { name: '', phone_number: '', relative: '', best_time: '', words: '', source: '', source_name: '' };

interface NewEnquiryDialogProps {
  /** Values of an earlier opening. */
  typed: AddedEnquiry | null;
  /** Receives the values typed so far; null after they were saved. */
  onClose: (typed: AddedEnquiry | null) => void;
}

/** The form for an enquiry on the telephone or at the counter. */
export function NewEnquiryDialog({ typed, onClose }: NewEnquiryDialogProps) {
  const adding = useMutation({
    mutationFn: addEnquiry,
    meta: { waits: true },
    onSuccess: () => {
      showToast({ message: t('enquiries.added') });
      onClose(null);
    },
  });
  return (
    <FormDialog
      title={t('enquiries.new')}
      description={t('enquiries.newLead')}
      schema={schema}
      typed={typed}
      defaults={empty}
      submitText={t('ui.save')}
      busyText={t('enquiries.saving')}
      sending={adding}
      nothingDone={t('enquiries.notSaved')}
      onSubmit={(values) => {
        if (!adding.isPending) adding.mutate(values);
      }}
      onClose={onClose}
    >
      {({ register, errorOf }) => (
        <div className="space-y-4">
          <TextField label={labelOf('name')} autoComplete="off" error={errorOf('name')} {...register('name')} />
          <TextField
            label={t('enquiry.phone')}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            error={errorOf('phone_number')}
            {...register('phone_number')}
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <SelectField
              label={labelOf('source')}
              emptyLabel={t('enquiry.choose')}
              options={optionsOfField('source')}
              error={errorOf('source')}
              {...register('source')}
            />
            <TextField
              label={labelOf('source_name')}
              hint={hintOf('source_name')}
              error={errorOf('source_name')}
              {...register('source_name')}
            />
            <SelectField
              label={t('enquiry.relative')}
              options={relatives.map((value) => ({ value, label: t('enquiries.relative', { relative: value }) }))}
              error={errorOf('relative')}
              {...register('relative')}
            />
            <SelectField
              label={t('enquiry.bestTime')}
              emptyLabel={t('enquiry.anyTime')}
              options={callTimes.map((value) => ({ value, label: t(`enquiry.bestTime.${value}`) }))}
              error={errorOf('best_time')}
              {...register('best_time')}
            />
          </div>
          <TextAreaField label={t('enquiry.words')} error={errorOf('words')} {...register('words')} />
        </div>
      )}
    </FormDialog>
  );
}
