import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { plans as plansOfBureau, sellPlan, type Plan } from '@/features/fees/api';
import { AmountField, amountText } from '@/features/fees/components/amount-field';
import type { Payer } from '@/features/fees/receipt-words';
import { eventsBefore, splitPrice, type FeeEvent } from '@/features/fees/parts-of-price';
import { daysBefore, isDay, todayAtBureau } from '@/lib/bureau-days';
import { sayDate } from '@/lib/format';
import { agreementWays, feeEvents } from '@/lib/register-work.gen';
import { formatRupees, parseRupees, writeRupees } from '@/lib/rupees';
import { isOwner, useViewer } from '@/lib/backend/session';
import { optionsOfList } from '@/person/say-value';
import { t } from '@/texts/texts';
import { FormAct } from '@/ui/act';
import { DayField } from '@/ui/date-fields';
import { Loaded } from '@/ui/loaded';
import { SelectField } from '@/ui/fields';
import { Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';
import type { CheckedForm } from '@/ui/use-checked-form';

const partNames = {
  start: 'part_start',
  later: 'part_later',
  settled: 'part_settled',
  engaged: 'part_engaged',
} as const;
type PartName = (typeof partNames)[keyof typeof partNames];
const partNameOf = (event: FeeEvent): PartName | null => (event === 'married' ? null : partNames[event]);
const allPartNames = Object.values(partNames);

const day = z.string().refine(isDay, { error: () => t('fees.dayMissing') });
const chosen = z.string().min(1, { error: () => t('fees.choose') });
const lastEventOf = (text: string | undefined): FeeEvent | undefined =>
  feeEvents.find((event) => event === text && event !== 'start');

type Sale = Record<
  'plan_id' | 'agreed_price' | 'agreed_by' | 'agreed_on' | 'agreed_how' | 'starts_on' | 'parts' | 'later_on' | PartName,
  string
>;

/** The price in parts; undefined where all is due at the start, null if an amount cannot be read. */
function splitOf(sale: Partial<Sale>) {
  const price = parseRupees(sale.agreed_price ?? '');
  const last = lastEventOf(sale.parts);
  if (last === undefined || price === null) return undefined;
  const typed = {
    start: sale.part_start,
    later: sale.part_later,
    settled: sale.part_settled,
    engaged: sale.part_engaged,
  };
  return splitPrice(price, typed, last);
}

/** Whether one of the parts is due on an agreed day. */
function hasLaterPart({ parts, part_later: amount = '' }: Partial<Sale>): boolean {
  const last = lastEventOf(parts);
  return last === 'later' || (last !== undefined && amount.trim() !== '');
}

const schema = z
  .object({
    plan_id: chosen,
    agreed_price: amountText,
    agreed_by: chosen,
    agreed_on: day,
    agreed_how: chosen,
    starts_on: day,
    /** The event of the last part; empty for none. */
    parts: z.string(),
    part_start: z.string(),
    part_later: z.string(),
    part_settled: z.string(),
    part_engaged: z.string(),
    /** The agreed day of the part "later". */
    later_on: z.string(),
  })
  .superRefine((sale, check) => {
    const last = lastEventOf(sale.parts);
    if (last === undefined) return;
    const filled = eventsBefore(last)
      .map(partNameOf)
      .filter((name) => name !== null)
      .filter((name) => sale[name].trim() !== '');
    const unread = filled.find((name) => parseRupees(sale[name]) === null);
    const split = splitOf(sale);
    if (unread !== undefined) check.addIssue({ code: 'custom', path: [unread], message: t('fees.amountWrong') });
    else if (split && split.remainder <= 0)
      check.addIssue({ code: 'custom', path: [filled.at(-1) ?? 'parts'], message: t('refusals.parts_too_large') });
    if (hasLaterPart(sale) && !isDay(sale.later_on))
      check.addIssue({ code: 'custom', path: ['later_on'], message: t('fees.dayMissing') });
  });

const noParts = { part_start: '', part_later: '', part_settled: '', part_engaged: '', later_on: '' };
const empty = { plan_id: '', agreed_price: '', agreed_by: '', agreed_how: '', parts: '', ...noParts };

/** As the database reads it. */
function toSale(sale: Sale) {
  const split = splitOf(sale);
  const last = lastEventOf(sale.parts);
  return {
    plan_id: Number(sale.plan_id),
    agreed_price: parseRupees(sale.agreed_price) ?? 0,
    agreed_by: sale.agreed_by,
    agreed_on: sale.agreed_on,
    agreed_how: sale.agreed_how,
    starts_on: sale.starts_on,
    ...(split && last !== undefined && { parts: { ...split.parts, [last]: split.remainder } }),
    ...(hasLaterPart(sale) && { later_on: sale.later_on }),
  };
}

/** Sells a plan to a family: what was agreed, and when the price is due. `onSold` receives the newest purchase before it. */
export function SellAct({ payer, newest, onSold }: { payer: Payer; newest: number; onSold: (newest: number) => void }) {
  const query = useQuery(plansOfBureau.of({}));
  const isOwners = isOwner(useViewer());
  const today = todayAtBureau();
  return (
    <Loaded query={query} what={t('fees.thePlans')} skeleton={<Skeleton className="mb-4 h-11 w-32" />}>
      {(all) => {
        const plans = all.filter(({ ended_at: endedAt }) => endedAt === null);
        if (plans.length === 0)
          return (
            <p className="mb-4">
              {t('fees.noPlanToSell')} {isOwners && <TextLink to={{ page: 'fees' }}>{t('fees.toPlans')}</TextLink>}
            </p>
          );
        const planOf = (id: string | undefined) => plans.find((each) => String(each.id) === id);
        return (
          <FormAct<Sale, number>
            label={t('fees.sell')}
            look="primary"
            size="small"
            className="mb-4"
            title={t('fees.sell')}
            lead={t('fees.sellTo', { name: payer.name })}
            schema={schema}
            empty={{ ...empty, agreed_on: today, starts_on: today }}
            submit={t('fees.sellNow')}
            failed={t('fees.notSold')}
            loss={t('fees.loss')}
            send={async (sale, idOf) => {
              const values = { profile_id: payer.id, ...toSale(sale) };
              await sellPlan({ ...values, request_id: idOf(values) });
              return newest;
            }}
            done={({ plan_id: id }) => t('fees.sold', { plan: planOf(id)?.name ?? '' })}
            onDone={onSold}
            // The plan may have ended, or the family has another one meanwhile.
            isShared
          >
            {(form) => <SaleFields form={form} plans={plans} />}
          </FormAct>
        );
      }}
    </Loaded>
  );
}

/** The last day of a plan without pauses. */
const lastDayOf = ({ days }: Plan, startsOn: string) => daysBefore(startsOn, 1 - days);

const priceOf = (plan: Plan | undefined) => (plan === undefined ? '' : writeRupees(plan.price).replace('.00', ''));

function SaleFields({ form, plans }: { form: CheckedForm<Sale>; plans: readonly Plan[] }) {
  const { field, day, errorOf, values, setValue } = form;
  const planOf = (id: string | undefined) => plans.find((each) => String(each.id) === id);
  const today = todayAtBureau();
  const last = lastEventOf(values.parts);
  const split = splitOf(values);
  const plan = planOf(values.plan_id);
  const lastDay = plan && isDay(values.starts_on ?? '') ? lastDayOf(plan, values.starts_on ?? '') : null;
  return (
    <>
      <SelectField
        label={t('fees.plan')}
        emptyLabel={t('fees.choosePlan')}
        options={plans.map((plan) => ({
          value: String(plan.id),
          label: t('fees.planOption', { name: plan.name, price: formatRupees(plan.price), days: plan.days }),
        }))}
        {...field('plan_id', {
          onChange: ({ target }: { target: { value: string } }) => {
            // A price that was typed stays.
            const { agreed_price: price = '', plan_id: before } = values;
            if (price === '' || price === priceOf(planOf(before)))
              setValue('agreed_price', priceOf(planOf(target.value)), { shouldValidate: target.value !== '' });
          },
        })}
      />
      <AmountField
        label={t('fees.agreedPrice')}
        typed={values.agreed_price}
        {...field('agreed_price', { deps: allPartNames })}
      />
      <p role="status" className="text-muted empty:hidden">
        {plan !== undefined &&
          parseRupees(values.agreed_price ?? '') !== plan.price &&
          t('fees.planCosts', { amount: formatRupees(plan.price) })}
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={t('fees.agreedBy')}
          emptyLabel={t('fees.choose')}
          options={optionsOfList('phoneOwner')}
          {...field('agreed_by')}
        />
        <SelectField
          label={t('fees.agreedHow')}
          emptyLabel={t('fees.choose')}
          options={agreementWays.map((value) => ({ value, label: t('fees.how', { how: value }) }))}
          {...field('agreed_how')}
        />
        <DayField label={t('fees.agreedOn')} max={today} example={today} {...day('agreed_on')} />
        <DayField label={t('fees.startsOn')} example={today} {...day('starts_on')} />
      </div>
      <p role="status" className={`empty:hidden ${lastDay !== null && lastDay < today ? 'text-danger' : 'text-muted'}`}>
        {lastDay !== null &&
          t('fees.runsUntil', {
            state: lastDay < today ? 'over' : 'runs',
            day: sayDate(lastDay),
          })}
      </p>
      <SelectField
        label={t('fees.whenDue')}
        emptyLabel={t('fees.allAtStart')}
        options={feeEvents
          .filter((event) => event !== 'start')
          .map((value) => ({ value, label: t('fees.inParts', { event: value }) }))}
        {...field('parts', { deps: allPartNames })}
      />
      {last !== undefined && (
        <fieldset className="space-y-4 rounded-card border border-line px-4 pt-2 pb-4">
          <legend className="px-1 font-medium">{t('fees.parts')}</legend>
          {eventsBefore(last).map((event) => {
            const part = partNameOf(event);
            return (
              part !== null && (
                <AmountField
                  key={event}
                  label={t('fees.partAt', { event })}
                  typed={values[part]}
                  {...field(part, { deps: allPartNames })}
                />
              )
            );
          })}
          {hasLaterPart(values) && (
            <DayField label={t('fees.laterOn')} min={today} example={today} {...day('later_on')} />
          )}
          <p aria-live="polite" className="font-medium">
            {split &&
              (split.remainder > 0
                ? t('fees.lastPart', { event: last, amount: formatRupees(split.remainder) })
                : // Beside a field once it was sent.
                  allPartNames.every((name) => errorOf(name) === undefined) && t('refusals.parts_too_large'))}
          </p>
        </fieldset>
      )}
    </>
  );
}
