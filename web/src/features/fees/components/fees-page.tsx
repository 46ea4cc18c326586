import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { feeSettingsQueryOptions } from '@/bureau/api/office-settings';
import { PageTitle } from '@/bureau/components/page-title';
import { endPlan, plansQueryOptions, type Plan } from '@/features/fees/api/plans';
import { AccountantPart, type SaveWorkbook } from '@/features/fees/components/accountant-part';
import { PlanDialog, type TypedPlan } from '@/features/fees/components/plan-dialog';
import { formatDay, joinFacts } from '@/lib/format';
import { formatRupees } from '@/lib/rupees';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { couldNotLoad } from '@/ui/could-not-load';
import { DeskPanel } from '@/ui/desk-panel';
import { PageHeading } from '@/ui/page-heading';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';
import { showToast } from '@/ui/toast';

/** For an owner: the plans of the bureau, and the file for the accountant. */
export function FeesPage({ saveWorkbook }: { saveWorkbook: SaveWorkbook }) {
  const settings = useQuery(feeSettingsQueryOptions());
  return (
    <div className="wrap pt-6 pb-24">
      <PageTitle>{t('desk.fees')}</PageTitle>
      <PageHeading className="text-2xl sm:text-3xl">{t('desk.fees')}</PageHeading>
      <QueryView
        query={settings}
        loading={t('ui.loading', { what: t('fees.thePlans') })}
        skeleton={<Skeleton className="mt-6 h-40 w-full" />}
        failure={couldNotLoad(t('fees.thePlans'))}
      >
        {({ isOn }) =>
          isOn ? (
            <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              <PlansPart />
              <AccountantPart saveWorkbook={saveWorkbook} />
            </div>
          ) : (
            <>
              <p className="mt-4 mb-4">
                {t('fees.off')} <TextLink to={{ page: 'settings', tab: 'fees' }}>{t('shell.pages.settings')}</TextLink>
              </p>
              {/* The books stay. */}
              <AccountantPart saveWorkbook={saveWorkbook} />
            </>
          )
        }
      </QueryView>
    </div>
  );
}

function PlansPart() {
  const query = useQuery(plansQueryOptions());
  const [isMaking, setIsMaking] = useState(false);
  const [typed, setTyped] = useState<TypedPlan | null>(null);
  const [toEnd, setToEnd] = useState<Plan | null>(null);
  const close = () => setToEnd(null);
  const ending = useMutation({
    mutationFn: endPlan,
    meta: { waits: true },
    onSuccess: () => {
      showToast({ message: t('fees.planEnded') });
      close();
    },
  });
  return (
    <DeskPanel
      title={t('fees.plans')}
      aside={
        <Button size="small" look="primary" onClick={() => setIsMaking(true)}>
          {t('fees.newPlan')}
        </Button>
      }
    >
      <QueryView
        query={query}
        loading={t('ui.loading', { what: t('fees.thePlans') })}
        skeleton={<Skeleton className="mt-3 h-40 w-full" />}
        failure={couldNotLoad(t('fees.thePlans'))}
        isEmpty={(list) => list.length === 0}
        empty={<p className="mt-3 text-muted">{t('fees.noPlans')}</p>}
      >
        {(list) => (
          <ul className="divide-y divide-line/60 [overflow-wrap:anywhere]">
            {list.map((plan) => (
              <li key={plan.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                <div className="min-w-0 flex-1 basis-60">
                  <h3 className="font-medium" translate="no">
                    {plan.name}
                  </h3>
                  <p className="text-muted">
                    {joinFacts([
                      formatRupees(plan.price),
                      t('fees.dayCount', { count: plan.days }),
                      plan.introductions > 0 ? t('fees.introductions', { count: plan.introductions }) : null,
                      plan.contacts > 0 ? t('fees.contacts', { count: plan.contacts }) : null,
                      plan.ended_at && t('fees.endedOn', { day: formatDay(plan.ended_at) }),
                    ])}
                  </p>
                  <p className={plan.behind > 0 ? 'text-danger' : 'text-muted'}>
                    {t('fees.running', { count: plan.running, behind: plan.behind })}
                    {plan.coming > 0 && ` ${t('fees.coming', { count: plan.coming })}`}
                  </p>
                </div>
                {plan.ended_at === null && (
                  <Button
                    size="small"
                    aria-label={t('fees.endNamed', { name: plan.name })}
                    onClick={() => setToEnd(plan)}
                  >
                    {t('fees.end')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {isMaking && (
        <PlanDialog
          typed={typed}
          onClose={(left) => {
            setTyped(left);
            setIsMaking(false);
          }}
        />
      )}
      {toEnd && (
        <ConfirmDialog
          title={t('fees.endAsk', { name: toEnd.name })}
          confirm={t('fees.endNow')}
          busyText={t('fees.saving')}
          sending={ending}
          nothingDone={t('fees.notSaved')}
          onConfirm={() => ending.mutate(toEnd.id)}
          onClose={close}
        >
          <p>{t('fees.endMeans')}</p>
        </ConfirmDialog>
      )}
    </DeskPanel>
  );
}
