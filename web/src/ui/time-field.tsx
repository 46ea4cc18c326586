import type { Ref } from 'react';
import { formatTimeOfDay, partOfHour } from '@/lib/format';
import { readTime, writeTime } from '@/lib/read-time';
import { TextField } from '@/ui/text-field';
import { useTypedValue } from '@/ui/use-typed-value';
import { t } from '@/texts/texts';

interface TimeFieldProps {
  label: string;
  name?: string;
  /** "06:05", or what was typed if it cannot be read. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  hint?: string | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** "6:05 am, in the morning". */
function describeTime(time: string): string {
  const shown = formatTimeOfDay(time) ?? time;
  const hour = Number(time.slice(0, 2));
  if (hour === 0) return t('fields.time.afterMidnight', { time: shown });
  const part = partOfHour(hour);
  return t(`fields.time.${part === 'beforeDawn' ? 'night' : part}`, { time: shown });
}

/** A time of day, typed as people write it and shown in words. */
export function TimeField({ value, onChange, onBlur, hint, ...field }: TimeFieldProps) {
  const { text, isTyping, stored, problem, type, leave } = useTypedValue({
    value,
    onChange,
    read: readTime,
    write: writeTime,
  });
  const error = field.error ?? (problem !== null && !isTyping ? problem : undefined);
  return (
    <TextField
      {...field}
      error={error}
      translate="no"
      autoComplete="off"
      hintIsLive
      hint={stored !== null ? describeTime(stored) : error === undefined ? (hint ?? t('fields.time.example')) : ''}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        leave();
        onBlur?.();
      }}
    />
  );
}
