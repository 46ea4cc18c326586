import type { Statement } from '@/features/fees/api/statement';
import type { Payer } from '@/features/fees/receipt-words';
import { todayAtBureau } from '@/lib/bureau-days';
import { formatDate, joinFacts } from '@/lib/format';
import { waysOfShowing } from '@/lib/register-members.gen';
import { formatRupees } from '@/lib/rupees';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';

const sayDay = (day: string) => formatDate(day) ?? day;
const named = (name: string, id: number) => `${name} (#${id})`;

/** A statement in the language of the moment: its plan, what was done, and each act. All numbers are the database's. */
export function statementWords(statement: Statement) {
  const { introductions, contacts, price, paid, paused_days: pausedDays, rests_until: restsUntil } = statement;
  const { promised, by_way: byWay } = introductions;
  const ways = waysOfShowing.flatMap((how) =>
    how === 'Interest' || byWay[how] === undefined ? [] : [`${t(`statement.how.${how}`)}: ${byWay[how]}`],
  );
  return {
    plan: statement.plan,
    terms: [
      {
        label: t('statement.days'),
        value: joinFacts([
          t('statement.fromTo', { from: sayDay(statement.starts_on), to: sayDay(statement.ends_on) }),
          pausedDays > 0 ? t('statement.withPauses', { count: pausedDays }) : null,
          restsUntil === null ? null : t('statement.restsUntil', { day: sayDay(restsUntil) }),
        ]),
      },
      {
        label: t('statement.paid'),
        value: t('statement.paidOf', {
          paid: formatRupees(paid),
          price: formatRupees(price),
          unpaid: formatRupees(price - paid),
        }),
      },
    ],
    done: [
      {
        label: t('statement.shown'),
        value:
          introductions.monthly === 0
            ? String(introductions.shown)
            : t('statement.ofPromised', { count: String(introductions.shown), promised: String(promised) }),
      },
      ...(ways.length === 0 ? [] : [{ label: t('statement.byWay'), value: joinFacts(ways) }]),
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
      { label: t('statement.record'), value: statement.audit_head, isData: true },
    ],
    acts: statement.acts.map(({ kind, on, how, answer, id, name }, place) => ({
      place,
      who: id === null || name === null ? t('statement.hidden') : named(sayName(name, null), id),
      what: joinFacts([
        sayDay(on),
        t('statement.act', { kind }),
        how === null ? null : t(`statement.how.${how}`),
        answer === null ? null : t(`statement.answer.${answer}`),
      ]),
    })),
    counted: t('statement.until', { day: sayDay(todayAtBureau()) }),
    each: t('statement.each', { count: String(statement.acts.length) }),
  };
}

export type StatementWords = ReturnType<typeof statementWords>;

/** The same for paper, on which nobody sees the page around it. */
export const paperWords = (statement: Statement, payer: Payer) => ({
  ...statementWords(statement),
  title: t('statement.ofFamily', { name: sayName(payer.name, payer.ownScriptName), id: `#${payer.id}` }),
  planLabel: t('statement.plan'),
  signature: t('fees.signature'),
});
