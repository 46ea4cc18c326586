import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { setEnquirySource, type ListedEnquiry } from '@/features/enquiries/api/enquiries';
import { joinFacts } from '@/lib/format';
import { limitedText } from '@/lib/limited-text';
import { hintOf, labelOf } from '@/person/fields';
import { formatPersonValue, optionsOfField } from '@/person/values';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/error-note';
import { FoldedPart } from '@/ui/folded-part';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { useCheckedForm } from '@/ui/use-checked-form';

const schema = z.object({ source: z.string(), source_name: limitedText(120) });

/** How a family came to the bureau, as the office asks it on the telephone. The registration takes it over. */
export function EnquirySource({ enquiry: { id, name, source, source_name } }: { enquiry: ListedEnquiry }) {
  const saving = useMutation({ mutationFn: setEnquirySource, meta: { waits: true } });
  const form = useCheckedForm({
    schema,
    defaults: { source, source_name: source_name ?? '' },
    error: saving.error,
  });
  return (
    <FoldedPart
      key={`${source} ${source_name}`}
      className="mt-1 border-0!"
      title={t('enquiries.source', { source: joinFacts([formatPersonValue('source', source), source_name]) })}
    >
      <form
        noValidate
        aria-label={t('enquiries.sourceNamed', { name })}
        onSubmit={(event) => void form.submit((values) => saving.mutate({ id, ...values }))(event)}
      >
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField
            label={labelOf('source')}
            emptyLabel={null}
            options={optionsOfField('source')}
            error={form.errorOf('source')}
            {...form.register('source')}
          />
          <TextField
            label={labelOf('source_name')}
            hint={hintOf('source_name')}
            error={form.errorOf('source_name')}
            {...form.register('source_name')}
          />
        </div>
        <ErrorNote error={form.otherError}>{t('enquiries.notSaved')}</ErrorNote>
        <BusyButton
          type="submit"
          size="small"
          className="mt-3"
          busy={saving.isPending}
          busyText={t('enquiries.saving')}
        >
          {t('enquiries.saveSource')}
        </BusyButton>
      </form>
    </FoldedPart>
  );
}
