import { useState } from 'react';
import type { BreachTime } from '@/features/audit/api/breaches';
import { endOfDay, isDay, startOfDay, todayAtBureau } from '@/lib/bureau-days';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { DateField } from '@/ui/date-field';
import { TextField } from '@/ui/text-field';
import { TimeField } from '@/ui/time-field';

const isTime = (text: string) => /^\d\d:\d\d$/.test(text);

/** A moment at the bureau: a day with a time of day, or null if that cannot be read. `whole`: of a day without a time. */
export function momentOf(day: string, time: string, whole: (day: string) => string): string | null {
  if (!isDay(day) || (time !== '' && !isTime(time))) return null;
  return time === '' ? whole(day) : startOfDay(day).replace('T00:00', `T${time}`);
}

/** Asks for the time of a breach and the login by which it happened. Without times of day, the days are whole. */
interface TimeFormProps {
  onAsk: (time: BreachTime) => void;
  /** Called when something else is typed: what was found is about another time. */
  onType: () => void;
}

export function TimeForm({ onAsk, onType }: TimeFormProps) {
  const [typed, setTyped] = useState({ fromDay: '', fromTime: '', toDay: '', toTime: '', login: '' });
  const [wasSent, setWasSent] = useState(false);
  const set = (name: keyof typeof typed) => (value: string) => {
    setTyped((before) => ({ ...before, [name]: value }));
    onType();
  };
  const began = momentOf(typed.fromDay, typed.fromTime, startOfDay);
  const ended = momentOf(typed.toDay, typed.toTime, endOfDay);
  const isReversed = began !== null && ended !== null && new Date(ended) <= new Date(began);
  const isMissing = (day: string) => (wasSent && !isDay(day) ? t('breaches.dayMissing') : undefined);
  const today = todayAtBureau();
  return (
    <form
      noValidate
      className="mt-3 grid items-start gap-3 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        setWasSent(true);
        if (began === null || ended === null || isReversed) return;
        const login = typed.login.trim().toLowerCase();
        onAsk({ began_at: began, ended_at: ended, login: login === '' ? null : login });
      }}
    >
      <DateField
        label={t('breaches.fromDay')}
        max={today}
        example={today}
        value={typed.fromDay}
        error={isMissing(typed.fromDay)}
        onChange={set('fromDay')}
      />
      <TimeField label={t('breaches.fromTime')} value={typed.fromTime} onChange={set('fromTime')} />
      <DateField
        label={t('breaches.toDay')}
        max={today}
        example={today}
        value={typed.toDay}
        error={isReversed ? t('breaches.reversed') : isMissing(typed.toDay)}
        onChange={set('toDay')}
      />
      <TimeField label={t('breaches.toTime')} value={typed.toTime} onChange={set('toTime')} />
      <TextField
        label={t('breaches.loginField')}
        hint={t('breaches.loginHint')}
        autoComplete="off"
        autoCapitalize="none"
        translate="no"
        value={typed.login}
        onChange={({ target }) => set('login')(target.value)}
      />
      <div className="sm:col-span-2">
        <Button type="submit">{t('breaches.show')}</Button>
      </div>
    </form>
  );
}
