import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountKeys } from '@/features/account/api/keys';
import { removeFactor, secondFactorQueryOptions } from '@/features/account/api/second-factor';
import { FactorSetUp, RecoveryCodes } from '@/features/account/components/factor-set-up';
import { coreKeys } from '@/lib/keys';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { couldNotLoad } from '@/ui/could-not-load';
import { GroupHeading } from '@/ui/group-heading';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';
import { showToast } from '@/ui/toast';

/** The viewer's own second factor: to set up, with its recovery codes, to remove. */
export function SecondFactorPart() {
  const factor = useQuery(secondFactorQueryOptions());
  const queries = useQueryClient();
  const [open, setOpen] = useState<'set up' | 'codes' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const isDone = () => {
    close();
    for (const queryKey of [accountKeys.secondFactor(), accountKeys.sessions()])
      void queries.invalidateQueries({ queryKey });
  };
  const removing = useMutation({
    mutationFn: removeFactor,
    meta: { changes: [accountKeys.secondFactor(), accountKeys.sessions(), coreKeys.identities()] },
    onSuccess: () => {
      close();
      showToast({ message: t('logins.factor.removeDone') });
    },
  });
  return (
    <section aria-labelledby="second-factor" className="wrap max-w-2xl pb-12">
      <GroupHeading id="second-factor">{t('logins.factor.title')}</GroupHeading>
      <p className="mt-3 max-w-[65ch] text-muted">{t('logins.factor.lead')}</p>
      <QueryView
        query={factor}
        loading={t('ui.loading', { what: t('logins.factor.title') })}
        skeleton={<Skeleton className="mt-4 h-12 w-full" />}
        failure={couldNotLoad(t('logins.factor.title'))}
        failureClass="mt-4"
      >
        {({ available, is_set_up: isSetUp, required, codes_left: codesLeft }) => {
          if (open === 'set up') {
            return (
              <div className="mt-4 max-w-md">
                <FactorSetUp beginsAtOnce onDone={isDone}>
                  <Button onClick={isDone}>{t('ui.cancel')}</Button>
                </FactorSetUp>
              </div>
            );
          }
          if (open === 'codes') {
            return (
              <div className="mt-4">
                <RecoveryCodes onDone={isDone} />
              </div>
            );
          }
          if (!available) return <p className="mt-3 font-medium">{t('logins.factor.unavailable')}</p>;
          if (!isSetUp) {
            return (
              <>
                <p className="mt-3 font-medium">{t('logins.factor.off')}</p>
                <Button className="mt-3" onClick={() => setOpen('set up')}>
                  {t('logins.factor.setUp')}
                </Button>
              </>
            );
          }
          return (
            <>
              <p className="mt-3 font-medium">{t('logins.factor.on', { count: codesLeft })}</p>
              <div className="mt-3 flex flex-wrap gap-2">
                <Button onClick={() => setOpen('codes')}>{t('logins.factor.newCodes')}</Button>
                <Button onClick={() => setOpen('remove')}>{t('logins.factor.remove')}</Button>
              </div>
              {open === 'remove' && (
                <ConfirmDialog
                  title={t('logins.factor.removeAsk')}
                  confirm={t('logins.factor.remove')}
                  busyText={t('logins.factor.removeBusy')}
                  sending={removing}
                  nothingDone={t('logins.factor.notRemoved')}
                  onConfirm={() => removing.mutate()}
                  onClose={close}
                >
                  <p>{required ? t('logins.factor.removeMeansNew') : t('logins.factor.removeMeans')}</p>
                </ConfirmDialog>
              )}
            </>
          );
        }}
      </QueryView>
    </section>
  );
}
