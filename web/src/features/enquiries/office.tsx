import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { enquirySchema } from '@/bureau/components/enquiry-dialog';
import { QueueList, QueuePage, type QueueTab } from '@/bureau/components/queue-page';
import { addEnquiry, enquiries } from '@/features/enquiries/api';
import { type EnquiryActs, EnquiryLine, SourceFields } from '@/features/enquiries/line';
import { callTimes, relatives } from '@/lib/register-work.gen';
import { limitedText } from '@/lib/text-rules';
import { labelOf } from '@/person/fields';
import { t } from '@/texts/texts';
import { FormAct } from '@/ui/act';
import { SelectField, TextAreaField, TextField } from '@/ui/fields';

interface EnquiriesPageProps extends EnquiryActs {
  /** The enquiry to which a link has led. */
  shown: number | null;
}

/** The enquiries, and what the office did about each. */
export function EnquiriesPage({ shown, ...acts }: EnquiriesPageProps) {
  const open = useInfiniteQuery(enquiries.of({ closed: false }));
  const pages = open.data?.pages ?? [];
  const count = pages[0]?.count ?? 0;
  const fresh = pages.flatMap(({ list }) => list).filter(({ state }) => state === 'new').length;
  const [tab, setTab] = useState<QueueTab>('open');
  // Others are open for longer: the database lists the added one last. No answer names it, as that would confirm a guessed number.
  const [added, setAdded] = useState<'last' | number | null>(null);
  if (added === 'last' && open.isSuccess && !open.hasNextPage && !open.isFetching)
    setAdded(pages.at(-1)?.list.at(-1)?.id ?? null);
  const first = added === 'last' ? null : added;
  return (
    <QueuePage
      title={t('enquiries.title')}
      lead={t('enquiries.lead')}
      act={
        <AddAct
          onAdded={() => {
            setAdded('last');
            setTab('open');
          }}
        />
      }
      count={open.data && (open.hasNextPage ? count : t('enquiries.newOf', { count, fresh }))}
      tab={tab}
      onTab={setTab}
    >
      {(closed) => (
        <QueueList
          list={enquiries.of({ closed })}
          what={t('enquiries.these')}
          none={t(closed ? 'enquiries.noneClosed' : 'enquiries.noneOpen')}
          wanted={closed ? null : (added ?? shown)}
          first={first}
          isLines
          row={(enquiry) => <EnquiryLine enquiry={enquiry} isShown={enquiry.id === (first ?? shown)} {...acts} />}
        />
      )}
    </QueuePage>
  );
}

const schema = enquirySchema.omit({ website: true, is_question: true }).extend({
  source: z.string().min(1, { error: () => t('enquiries.chooseSource') }),
  source_name: limitedText(120),
});
const empty = { name: '', phone_number: '', relative: '', best_time: '', words: '', source: '', source_name: '' };

/** An enquiry on the telephone or at the counter. */
const AddAct = ({ onAdded }: { onAdded: () => void }) => (
  <FormAct
    label={t('enquiries.new')}
    look="primary"
    title={t('enquiries.new')}
    lead={t('enquiries.newLead')}
    schema={schema}
    empty={empty}
    submit={t('ui.save')}
    send={addEnquiry}
    done={t('enquiries.added')}
    onDone={onAdded}
  >
    {({ field }) => (
      <>
        <TextField label={labelOf('name')} autoComplete="off" {...field('name')} />
        <TextField
          label={t('enquiry.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          {...field('phone_number')}
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SourceFields field={field} emptyLabel={t('enquiry.choose')} />
          <SelectField
            label={t('enquiry.relative')}
            options={relatives.map((value) => ({ value, label: t('enquiries.relative', { relative: value }) }))}
            {...field('relative')}
          />
          <SelectField
            label={t('enquiry.bestTime')}
            emptyLabel={t('enquiry.anyTime')}
            options={callTimes.map((value) => ({ value, label: t(`enquiry.bestTime.${value}`) }))}
            {...field('best_time')}
          />
        </div>
        <TextAreaField label={t('enquiry.words')} {...field('words')} />
      </>
    )}
  </FormAct>
);
