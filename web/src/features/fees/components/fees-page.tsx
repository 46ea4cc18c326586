import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { feeSettingsQueryOptions } from '@/bureau/api/office-settings';
import { OfficePage } from '@/bureau/components/office-page';
import { endPlan, makePlan, plans } from '@/features/fees/api';
import { AccountantPart, type SaveWorkbook } from '@/features/fees/components/accountant-part';
import { AmountField, amountText } from '@/features/fees/components/amount-field';
import { formatCount, formatDay, joinFacts } from '@/lib/format';
import { limitedText } from '@/lib/text-rules';
import { formatRupees, parseRupees } from '@/lib/rupees';
import { t } from '@/texts/texts';
import { ConfirmAct, FormAct } from '@/ui/act';
import { DeskPanel } from '@/ui/sections';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { TextField } from '@/ui/fields';
import { TextLink } from '@/ui/text-link';

/** For an owner: the plans of the bureau, and the file for the accountant. */
export function FeesPage({ saveWorkbook }: { saveWorkbook: SaveWorkbook }) {
  const settings = useQuery(feeSettingsQueryOptions());
  return (
    <OfficePage title={t('desk.fees')}>
      <Loaded query={settings} what={t('fees.thePlans')} skeleton={<Skeleton className="mt-6 h-40 w-full" />}>
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
      </Loaded>
    </OfficePage>
  );
}

function PlansPart() {
  const query = useQuery(plans.of({}));
  return (
    <DeskPanel title={t('fees.plans')} aside={<NewPlanAct />}>
      <Loaded query={query} what={t('fees.thePlans')} none={t('fees.noPlans')}>
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
                  <ConfirmAct
                    label={t('fees.end')}
                    named={t('fees.endNamed', { name: plan.name })}
                    size="small"
                    title={t('fees.endAsk', { name: plan.name })}
                    submit={t('fees.endNow')}
                    sent={{ plan_id: plan.id }}
                    send={endPlan}
                    done={t('fees.planEnded')}
                  >
                    <p>{t('fees.endMeans')}</p>
                  </ConfirmAct>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </DeskPanel>
  );
}

// As in the database.
const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .trim()
    .refine((text) => /^\d{1,4}$/.test(text) && Number(text) >= from && Number(text) <= to, {
      error: () => t('fees.numberWrong', { from: formatCount(from), to: formatCount(to) }),
    });

const planSchema = z.object({
  name: limitedText(80).min(1, { error: () => t('fees.nameMissing') }),
  price: amountText,
  days: wholeNumber(1, 1825),
  introductions: wholeNumber(0, 300),
  contacts: wholeNumber(0, 300),
});

const NewPlanAct = () => (
  <FormAct
    label={t('fees.newPlan')}
    size="small"
    look="primary"
    title={t('fees.newPlan')}
    lead={t('fees.planStays')}
    schema={planSchema}
    empty={{ name: '', price: '', days: '90', introductions: '0', contacts: '0' }}
    submit={t('fees.makePlan')}
    send={({ name, price, days, introductions, contacts }) =>
      makePlan({
        name,
        price: parseRupees(price) ?? 0,
        days: Number(days),
        introductions: Number(introductions),
        contacts: Number(contacts),
      })
    }
    done={({ name }) => t('fees.planMade', { name })}
  >
    {({ field, values }) => (
      <>
        <TextField label={t('fees.planName')} autoComplete="off" {...field('name')} />
        <AmountField label={t('fees.price')} typed={values.price} {...field('price')} />
        {(['days', 'introductions', 'contacts'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`fees.plan.${name}`)}
            hint={name === 'days' ? undefined : t('fees.zeroIsNone')}
            inputMode="numeric"
            autoComplete="off"
            {...field(name)}
          />
        ))}
      </>
    )}
  </FormAct>
);
