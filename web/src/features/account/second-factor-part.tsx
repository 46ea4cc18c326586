import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mySessionsQueryOptions, removeFactor, secondFactorQueryOptions } from '@/features/account/api';
import { FactorSetUp, RecoveryCodes } from '@/features/account/factor-set-up';
import { coreKeys } from '@/lib/query-client';
import { t } from '@/texts/texts';
import { ConfirmAct } from '@/ui/act';
import { Button } from '@/ui/button';
import { GroupHeading } from '@/ui/sections';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';

/** The viewer's own second factor: to set up, with its recovery codes, to remove. */
export function SecondFactorPart() {
  const factor = useQuery(secondFactorQueryOptions());
  const queries = useQueryClient();
  const [open, setOpen] = useState<'set up' | 'codes' | null>(null);
  const isDone = () => {
    setOpen(null);
    for (const { queryKey } of [secondFactorQueryOptions(), mySessionsQueryOptions()])
      void queries.invalidateQueries({ queryKey });
  };
  const remove = async () => {
    try {
      await removeFactor();
    } finally {
      // Whether a new one has to be set up. Also without an answer: it may be removed.
      void queries.invalidateQueries({ queryKey: coreKeys.identities() });
    }
  };
  return (
    <section aria-labelledby="second-factor" className="wrap max-w-2xl pb-12">
      <GroupHeading id="second-factor">{t('logins.factor.title')}</GroupHeading>
      <p className="mt-3 max-w-[65ch] text-muted">{t('logins.factor.lead')}</p>
      <Loaded query={factor} what={t('logins.factor.title')} skeleton={<Skeleton className="mt-4 h-12 w-full" />}>
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
                <ConfirmAct
                  label={t('ui.remove')}
                  title={t('logins.factor.removeAsk')}
                  submit={t('ui.remove')}
                  busy={t('logins.factor.removeBusy')}
                  failed={t('logins.factor.notRemoved')}
                  sent={undefined}
                  send={remove}
                  done={t('logins.factor.removeDone')}
                >
                  <p>{required ? t('logins.factor.removeMeansNew') : t('logins.factor.removeMeans')}</p>
                </ConfirmAct>
              </div>
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
