import type { Ref } from 'react';
import { formatTimeOfDay } from '@/lib/format';
import { readTime } from '@/lib/read-time';
import { TextField } from '@/ui/text-field';
import { useTypedValue } from '@/ui/use-typed-value';

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

/** The part of the day that begins at this hour. */
const partsOfDay = [
  { from: 20, words: 'at night' },
  { from: 16, words: 'in the evening' },
  { from: 12, words: 'in the afternoon' },
  { from: 3, words: 'in the morning' },
  { from: 1, words: 'at night' },
  { from: 0, words: 'just after midnight: check the date too' },
];

/** "6:05 am, in the morning". */
function describeTime(time: string): string {
  const part = partsOfDay.find(({ from }) => Number(time.slice(0, 2)) >= from);
  return [formatTimeOfDay(time), part?.words].join(', ');
}

/** A time of day, typed as people write it and shown in words. */
export function TimeField({ value, onChange, onBlur, hint, ...field }: TimeFieldProps) {
  const { text, isTyping, stored, problem, type, leave } = useTypedValue({
    value,
    onChange,
    read: readTime,
    write: formatTimeOfDay,
  });
  const error = field.error ?? (problem !== null && !isTyping ? problem : undefined);
  return (
    <TextField
      {...field}
      error={error}
      placeholder="6:05 am"
      autoComplete="off"
      hintIsLive
      hint={stored !== null ? describeTime(stored) : error === undefined ? (hint ?? '') : ''}
      value={text}
      onChange={(event) => {
        type(event.target.value);
      }}
      onBlur={() => {
        leave();
        onBlur?.();
      }}
    />
  );
}
