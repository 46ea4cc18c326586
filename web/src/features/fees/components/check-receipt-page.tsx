import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageTitle } from '@/bureau/components/page-title';
import { checkedReceipt } from '@/features/fees/api';
import { groupCode, isReceiptNumber, readCode } from '@/features/fees/read-code';
import { receiptNumber } from '@/features/fees/receipt-number';
import { formatDate } from '@/lib/format';
import { formatRupees } from '@/lib/rupees';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { FactList } from '@/ui/facts';
import { LotusRule, PageHeading } from '@/ui/page-heading';
import { Loaded } from '@/ui/loaded';
import { FactsSkeleton } from '@/ui/skeleton';
import { TextField } from '@/ui/fields';

/** For anybody: whether the bureau's books have the receipt with a code. It names nobody. `code` is that of a link. */
export function CheckReceiptPage({ code }: { code: string | null }) {
  const [typed, setTyped] = useState(code?.toUpperCase() ?? '');
  const [asked, setAsked] = useState(() => (code === null ? '' : (readCode(code) ?? '')));
  const [error, setError] = useState<string>();
  const query = useQuery({ ...checkedReceipt.of({ code: asked }), enabled: asked !== '' });
  return (
    <div className="wrap max-w-[65ch] py-[clamp(3rem,6vw,5rem)]">
      <PageTitle>{t('receipt.title')}</PageTitle>
      <div className="text-center plain:text-left">
        <PageHeading className="text-2xl sm:text-3xl">{t('receipt.title')}</PageHeading>
        <LotusRule className="mx-auto mt-4" />
      </div>
      <p className="mt-6">{t('receipt.lead')}</p>
      <form
        noValidate
        className="mt-4 space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          const next = readCode(typed);
          setError(next === null ? t(isReceiptNumber(typed) ? 'receipt.isNumber' : 'receipt.codeWrong') : undefined);
          if (next === null) return;
          if (next === asked) void query.refetch();
          else setAsked(next);
        }}
      >
        <TextField
          label={t('receipt.code')}
          hint={t('receipt.hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          translate="no"
          value={typed}
          error={error}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(undefined);
          }}
        />
        <BusyButton type="submit" look="primary" busy={query.isFetching} busyText={t('ui.checking')}>
          {t('receipt.check')}
        </BusyButton>
      </form>
      {asked !== '' && readCode(typed) === asked && (
        <div className="mt-6" aria-live="polite">
          <Loaded query={query} what={t('receipt.theAnswer')} skeleton={<FactsSkeleton />}>
            {(found) =>
              found === null ? (
                <p className="font-medium">{t('receipt.unknown', { code: groupCode(asked) })}</p>
              ) : (
                <>
                  <p className="font-medium">
                    {t('receipt.isKnown', {
                      state: found.is_correction ? 'correction' : found.is_corrected ? 'corrected' : 'genuine',
                    })}
                  </p>
                  <FactList
                    look="wide"
                    facts={[
                      { label: t('receipt.code'), value: groupCode(asked), isData: true },
                      { label: t('receipt.number'), value: receiptNumber(found) },
                      { label: t('fees.amountOnly'), value: formatRupees(found.amount) },
                      { label: t('fees.paidOn'), value: formatDate(found.paid_on) },
                    ]}
                  />
                </>
              )
            }
          </Loaded>
        </div>
      )}
    </div>
  );
}
