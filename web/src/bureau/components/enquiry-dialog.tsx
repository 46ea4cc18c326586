import { holdsNumber, toInternationalNumber } from '@/person/phone';
import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { type Enquiry, type EnquiryKind, sendEnquiry } from '@/bureau/api/enquiry';
import { callLink, useBureau } from '@/bureau/bureau';
import { PrivacyLine } from '@/bureau/components/bureau-contact';
import { Done } from '@/bureau/components/done';
import { queryClient } from '@/lib/query-client';
import { callTimes, relatives } from '@/lib/register-work.gen';
import { findEmail } from '@/person/email';
import { getLanguage, t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { CheckboxField, SelectField, TextAreaField, TextField } from '@/ui/fields';
import { FormDialog } from '@/ui/form-dialog';
import { FoldedPart } from '@/ui/sections';
import { textLinkLook } from '@/ui/text-link';

const longestName = 120;
// The database checks all of it again.
const holdsContact = (text: string) => holdsNumber(text) || findEmail(text) !== null;
const noContact = { error: () => t('enquiry.noContact') };

/** Words for the office: they hold no contact details, which are opened apart from them. */
export const wordsWithoutContact = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: () => t('enquiry.tooLong', { most }) })
    .refine((text) => !holdsContact(text), noContact);

/** What somebody leaves, by the names that a refusal of the database has. */
export const enquirySchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, { error: () => t('enquiry.enterName') })
    .max(longestName, { error: () => t('enquiry.tooLong', { most: longestName }) })
    .refine((text) => !holdsContact(text), noContact),
  phone_number: z
    .string()
    .refine((text) => toInternationalNumber(text) !== null, { error: () => t('enquiry.enterPhone') }),
  relative: z.string(),
  best_time: z.string(),
  words: wordsWithoutContact(500),
  /** A registered family without a login has no other form. */
  is_question: z.boolean(),
  website: z.string(),
});

/** The typed values, by the names that a refusal of the database has for them. */
export type EnquiryValues = z.infer<typeof enquirySchema>;

/** Whether the folded fields have something typed. */
const hasMore = (typed: EnquiryValues | null) => typed !== null && (typed.best_time !== '' || typed.words !== '');

const emptyAsNull = (text: string) => (text === '' ? null : text);

function toEnquiry(
  kindOfForm: EnquiryKind,
  { name, phone_number, relative, best_time, words, is_question, website }: EnquiryValues,
): Enquiry {
  const kind = is_question ? 'question' : kindOfForm;
  return {
    kind,
    name,
    phoneNumber: toInternationalNumber(phone_number) ?? phone_number,
    relative: kind === 'new' ? emptyAsNull(relative) : null,
    bestTime: emptyAsNull(best_time),
    words: emptyAsNull(words),
    language: getLanguage().slice(0, 2),
    website,
  };
}

interface EnquiryDialogProps {
  kind: EnquiryKind;
  /** Values of an earlier opening. */
  typed: EnquiryValues | null;
  /** Receives the values typed so far; null after they were sent. */
  onClose: (typed: EnquiryValues | null) => void;
  /** Replaced in tests. */
  send?: (enquiry: Enquiry) => Promise<void>;
}

/** The form with which a family asks the bureau to call, also after a lost password. Then the thanks. */
export function EnquiryDialog({ kind, typed, onClose, send = sendEnquiry }: EnquiryDialogProps) {
  const sending = useMutation({ mutationFn: send, meta: { changes: [] } });
  const { phone } = useBureau();
  if (sending.isSuccess) {
    return <Thanks phoneNumber={sending.variables.phoneNumber} onClose={() => onClose(null)} />;
  }
  return (
    <FormDialog
      title={t('enquiry.title')}
      description={t(kind === 'new' ? 'enquiry.lead' : 'enquiry.leadOfMember')}
      schema={enquirySchema}
      typed={typed}
      defaults={{ name: '', phone_number: '', relative: '', best_time: '', words: '', is_question: false, website: '' }}
      submitText={t('enquiry.send')}
      busyText={t('ui.sending')}
      sending={sending}
      nothingDone={t('enquiry.notSent')}
      wayOut={
        phone !== '' && (
          <a href={callLink(phone)} className={textLinkLook}>
            {t('ui-member.reach.callNumber', { phone })}
          </a>
        )
      }
      onSubmit={(values) => {
        if (!sending.isPending) sending.mutate(toEnquiry(kind, values));
      }}
      onClose={onClose}
    >
      {({ field, register }) => (
        <div className="space-y-4">
          <TextField
            label={t(kind === 'new' ? 'enquiry.name' : 'enquiry.nameOfMember')}
            autoComplete={kind === 'new' ? 'name' : 'off'}
            {...field('name')}
          />
          <TextField
            label={t('enquiry.phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            {...field('phone_number')}
          />
          {kind === 'new' && (
            <SelectField
              label={t('enquiry.relative')}
              emptyLabel={t('enquiry.choose')}
              options={relatives.map((value) => ({ value, label: t(`enquiry.relative.${value}`) }))}
              {...field('relative')}
            />
          )}
          {kind === 'new' && <CheckboxField label={t('enquiry.isQuestion')} {...register('is_question')} />}
          {/* What was typed earlier may get an error, which is seen in an open part only. */}
          <FoldedPart title={t('enquiry.more')} isOpen={hasMore(typed)} className="border-0!">
            <div className="space-y-4">
              <SelectField
                label={t('enquiry.bestTime')}
                emptyLabel={t('enquiry.anyTime')}
                options={callTimes.map((value) => ({ value, label: t(`enquiry.bestTime.${value}`) }))}
                {...field('best_time')}
              />
              <TextAreaField label={t('enquiry.words')} {...field('words')} />
            </div>
          </FoldedPart>
          {/* Programs fill every field; people do not see this one. */}
          <div hidden>
            <input tabIndex={-1} autoComplete="off" {...register('website')} />
          </div>
          <PrivacyLine id="enquiry.privacy" />
        </div>
      )}
    </FormDialog>
  );
}

/** The same on the home page, which has no data of its own and so no cache. */
export function EnquiryPart(props: EnquiryDialogProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <EnquiryDialog {...props} />
    </QueryClientProvider>
  );
}

function Thanks({ phoneNumber, onClose }: { phoneNumber: string; onClose: () => void }) {
  const { bureau_name: bureau, opening_hours: openingHours } = useBureau();
  return (
    <Dialog title={t('ui.thanks')} onClose={onClose}>
      <Done level={3} title={t('enquiry.thanks.text', { bureau, phone: phoneNumber })}>
        <p>{t('enquiry.thanks.when')}</p>
        {openingHours !== '' && (
          <p translate="no" className="whitespace-pre-line text-muted">
            {openingHours}
          </p>
        )}
        <p>{t('enquiry.thanks.next')}</p>
      </Done>
      <DialogActions>
        <Button onClick={onClose}>{t('ui.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
