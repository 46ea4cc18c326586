import { useMutation } from '@tanstack/react-query';
import { Fragment, useEffect, useRef, useState } from 'react';
import { BureauNumber } from '@/bureau/components/bureau-contact';
import { EnquiryButton } from '@/bureau/components/enquiry-button';
import { provePhone } from '@/features/introductions/api/shown-people';
import { plainSigns } from '@/lib/indian-digits';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { DialogActions } from '@/ui/dialog';
import { ErrorNote } from '@/ui/field-note';
import { TextField } from '@/ui/fields';

interface OtherPhoneProps {
  token: string;
  /** Whether wrong digits were given fewer than five times. */
  mayTry: boolean;
  /** Whether the link is for the candidate herself: the digits are of her own number. */
  isHers?: boolean;
  /** Replaced in tests. */
  prove?: (given: { token: string; digits: string }) => Promise<unknown>;
}

/** On a phone that the link does not know: the last digits of the family's or the candidate's number, before it asks or shows answers. */
export function OtherPhone({ token, mayTry, isHers = false, prove = provePhone }: OtherPhoneProps) {
  const [digits, setDigits] = useState('');
  const [isTooShort, setIsTooShort] = useState(false);
  const proving = useMutation({ mutationFn: prove, meta: { waits: true } });
  const field = useRef<HTMLInputElement>(null);
  const { isSuccess, submittedAt } = proving;
  // The answer to wrong digits comes back to the field, where its error is.
  useEffect(() => {
    if (!isSuccess) return;
    field.current?.focus();
    document.getElementById(`${field.current?.id ?? ''}-error`)?.scrollIntoView({ block: 'nearest' });
  }, [isSuccess, submittedAt]);
  if (!mayTry)
    return (
      <div className="space-y-3">
        <p className="font-medium">
          {t('introductions.phone.ask')} <BureauNumber />
        </p>
        <NewLink />
      </div>
    );
  // The answer is the same for right and wrong digits: the list that was read again shows which.
  const isWrong = proving.isSuccess && proving.variables.digits === digits;
  const error = isTooShort
    ? t('introductions.phone.four')
    : isWrong
      ? t(isHers ? 'introductions.phone.ownWrong' : 'introductions.phone.wrong')
      : undefined;
  // The candidate's stands on the page, the family's in a dialog.
  const Foot = isHers ? Fragment : DialogActions;
  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        const isWhole = /^\d{4}$/.test(digits);
        setIsTooShort(!isWhole);
        if (!isWhole) field.current?.focus();
        if (isWhole && !proving.isPending) proving.mutate({ token, digits });
      }}
    >
      {/* The field first: below the text it was out of sight on a small phone. */}
      <TextField
        ref={field}
        label={t('introductions.phone.digits')}
        inputMode="numeric"
        autoComplete="off"
        value={digits}
        error={error}
        onChange={({ target }) => {
          setDigits(plainSigns(target.value).trim().slice(0, 4));
          setIsTooShort(false);
        }}
      />
      <ErrorNote error={proving.error}>{t('introductions.phone.failed')}</ErrorNote>
      <p>{t(isHers ? 'introductions.phone.ownText' : 'introductions.phone.text')}</p>
      <Foot>
        <BusyButton type="submit" look="primary" busy={proving.isPending} busyText={t('ui.checking')}>
          {t('introductions.phone.enter')}
        </BusyButton>
      </Foot>
    </form>
  );
}

export const NewLink = () => <EnquiryButton kind="link">{t('introductions.newLink')}</EnquiryButton>;
