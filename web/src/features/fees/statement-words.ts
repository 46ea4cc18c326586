import type { Statement } from '@/features/fees/api';
import type { Payer } from '@/features/fees/receipt-words';
import { daysBefore, todayAtBureau } from '@/lib/bureau-days';
import { joinFacts, sayDate } from '@/lib/format';
import { waysOfShowing } from '@/lib/register-members.gen';
import { feeEvents } from '@/lib/register-work.gen';
import { formatRupees } from '@/lib/rupees';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';

const named = (name: string, id: number) => `${name} (#${id})`;

/** A statement in the language of the moment: its plan, what was done, and each act. All numbers are the database's. */
export function statementWords(statement: Statement) {
  const { introductions, contacts, price, paid, paused_days: pausedDays, rests_until: restsUntil } = statement;
  const { monthly, promised, by_way: byWay } = introductions;
  const parts = feeEvents.flatMap((event) => {
    const amount = statement.parts[event] ?? 0;
    return amount > 0
      ? [t('statement.part', { event, amount: formatRupees(amount), day: sayDate(statement.later_on ?? '') })]
      : [];
  });
  const ways = waysOfShowing.flatMap((how) =>
    how === 'Interest' || byWay[how] === undefined ? [] : [`${t(`statement.how.${how}`)}: ${byWay[how]}`],
  );
  return {
    plan: statement.plan,
    terms: [
      {
        label: t('statement.days'),
        value: joinFacts([
          t('statement.fromTo', { from: sayDate(statement.starts_on), to: sayDate(statement.ends_on) }),
          pausedDays > 0 ? t('statement.withPauses', { count: pausedDays }) : null,
          statement.runs || statement.ended_on !== null
            ? null
            : t('statement.state', { state: statement.starts_on > todayAtBureau() ? 'later' : 'over' }),
        ]),
      },
      ...(restsUntil === null
        ? []
        : [
            {
              label: t('statement.rests'),
              value: t('statement.restsUntil', { day: sayDate(daysBefore(restsUntil, -1)) }),
            },
          ]),
      ...(statement.ended_on === null
        ? []
        : [{ label: t('statement.ended'), value: t('fees.endedEarly', { day: sayDate(statement.ended_on) }) }]),
      {
        label: t('statement.paid'),
        value: t(statement.ended_on === null ? 'statement.paidOf' : 'statement.paidNoMore', {
          paid: formatRupees(paid),
          price: formatRupees(price),
          unpaid: formatRupees(statement.unpaid),
        }),
      },
      // Else all of it is due at the start.
      ...(parts.length > 1 ? [{ label: t('statement.parts'), value: joinFacts(parts) }] : []),
    ],
    shown: [
      ...(monthly > 0 ? [{ label: t('fees.promised'), value: t('statement.monthly', { count: monthly }) }] : []),
      {
        label: t('statement.shown'),
        value:
          promised === 0
            ? String(introductions.shown)
            : t('statement.ofPromised', { count: String(introductions.shown), promised: String(promised) }),
      },
      ...(ways.length === 0 ? [] : [{ label: t('statement.byWay'), value: joinFacts(ways) }]),
    ],
    done: [
      { label: t('statement.answered'), value: String(introductions.answered) },
      { label: t('statement.asked'), value: String(statement.asked) },
      {
        label: t('statement.shared'),
        value:
          contacts.promised === 0
            ? String(contacts.shared)
            : t('statement.ofContacts', { count: String(contacts.shared), promised: String(contacts.promised) }),
      },
      { label: t('statement.calls'), value: String(statement.calls) },
      { label: t('statement.attempts'), value: String(statement.attempts) },
      { label: t('statement.followUps'), value: String(statement.follow_ups) },
    ],
    acts: statement.acts.map(({ kind, on, how, answer, id, name }, place) => ({
      place,
      who: id !== null && name !== null ? named(sayName(name, null), id) : t('statement.hidden'),
      what: [
        t('statement.act', { kind, day: sayDate(on), how: how === null ? '' : t(`statement.how.${how}`) }),
        ...(answer === null ? [] : [t('statement.yourAnswer', { answer: t(`statement.answer.${answer}`) })]),
      ].join('; '),
    })),
    notNamed: statement.is_visible || statement.acts.length === 0 ? null : t('statement.notNamed'),
    since: t('statement.since', { day: sayDate(statement.starts_on) }),
    counted: t('statement.until', { day: sayDate(todayAtBureau()) }),
    record: t('statement.record', { code: statement.audit_head }),
    each: t('statement.each', { count: String(statement.acts.length) }),
  };
}

export type StatementWords = ReturnType<typeof statementWords>;

/** The same for paper, on which nobody sees the page around it. */
export const paperWords = (statement: Statement, payer: Payer) => ({
  ...statementWords(statement),
  title: t('statement.ofFamily', { name: sayName(payer.name, payer.ownScriptName), id: `#${payer.id}` }),
  planLabel: t('fees.plan'),
  signature: t('statement.signature'),
});
