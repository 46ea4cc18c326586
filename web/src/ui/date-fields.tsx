import { useRef, useState, type ComponentProps, type Ref } from 'react';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { todayAtBureau } from '@/lib/bureau-days';
import { formatDateWithWeekday, formatTimeOfDay, partOfHour } from '@/lib/format';
import { longestDate, readDate } from '@/lib/read-date';
import { readTime, writeTime, type Reading } from '@/lib/read-time';
import { t } from '@/texts/texts';
import { CalendarDays } from '@/ui/icons';
import { TextField } from '@/ui/fields';

interface TypedValueOptions {
  /** In stored form, or as it was typed if it cannot be read. */
  value: string;
  onChange: (value: string) => void;
  read: (typed: string) => Reading;
  /** A stored value as people write it; null for anything else. */
  write: (value: string) => string | null;
}

/** The text of an input with a parsed value. The typed text stays until the input is left. */
function useTypedValue({ value, onChange, read, write }: TypedValueOptions) {
  const [text, setText] = useState(() => write(value) ?? value);
  const [known, setKnown] = useState(value);
  const [isTyping, setIsTyping] = useState(false);
  // The value changed outside this input.
  if (known !== value) {
    setKnown(value);
    setText(write(value) ?? value);
  }
  const reading = value === '' ? null : read(value);
  return {
    text,
    isTyping,
    /** The value in stored form, if it can be read. */
    stored: reading !== null && 'value' in reading ? reading.value : null,
    problem: reading !== null && 'problem' in reading ? reading.problem : null,
    type: (typed: string) => {
      const typedReading = read(typed);
      const next = typed.trim() === '' ? '' : 'value' in typedReading ? typedReading.value : typed;
      setText(typed);
      setKnown(next);
      setIsTyping(true);
      if (next !== value) onChange(next);
    },
    leave: () => {
      setIsTyping(false);
      setText(write(value) ?? text);
    },
  };
}

interface DateFieldProps {
  label: string;
  name?: string;
  /** "1999-08-14", or what was typed if it cannot be read. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  /** The first and the last day that the calendar offers. A year of two digits is the last one up to `max`. */
  min?: string;
  max?: string;
  /** A date of the expected time, for the hint: "2026-11-24". */
  example?: string;
  /** The words for a readable date; by default the date with its day of the week. */
  describe?: (date: string) => string;
  ref?: Ref<HTMLInputElement>;
}

const yearsAhead = 20;

const writeDate = (date: string) => /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)?.slice(1).reverse().join('/') ?? null;

/** "14/8/1999". */
const shortDate = (date: string) => date.split('-').map(Number).reverse().join('/');

const describeDay = (date: string) => formatDateWithWeekday(date) ?? date;

/** Whether all of a date is typed, so that an error is one even before the input is left. */
const isComplete = (text: string) => /\D\d{4}$|^\d{8}$/.test(text.trim());

/** Whether the year may be the beginning of a longer one: "14/8/19" of "14/8/1999". */
const isYearBegun = (text: string) => /(?:\D|^\d{4})(?:19|20)$/.test(text.trim());

/** A date, typed as people in India write it and shown in words. The browser's own input follows the browser's language. */
export function DateField({
  value,
  onChange,
  onBlur,
  min,
  max,
  example = '1999-08-14',
  describe = describeDay,
  ...field
}: DateFieldProps) {
  const latestYear = Number((max ?? todayAtBureau()).slice(0, 4)) + (max === undefined ? yearsAhead : 0);
  const { text, isTyping, stored, problem, type, leave } = useTypedValue({
    value,
    onChange,
    read: (typed) => readDate(typed, latestYear),
    write: writeDate,
  });
  const isWrong = problem !== null && (!isTyping || isComplete(text));
  const isEchoed = stored !== null && !(isTyping && isYearBegun(text));
  const error = field.error ?? (isWrong ? problem : undefined);
  return (
    <TextField
      {...field}
      error={error}
      inputMode="numeric"
      maxLength={longestDate}
      autoComplete="off"
      hintIsLive
      hint={
        isEchoed ? describe(stored) : error === undefined ? t('fields.date.hint', { example: shortDate(example) }) : ''
      }
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        leave();
        onBlur?.();
      }}
      adornment={
        opensCalendar() && <Calendar label={field.label} value={stored ?? ''} min={min} max={max} onChange={onChange} />
      }
    />
  );
}

interface CalendarProps {
  label: string;
  value: string;
  min: string | undefined;
  max: string | undefined;
  onChange: (value: string) => void;
}

/** Older browsers cannot open it for another input. */
const opensCalendar = () => 'showPicker' in HTMLInputElement.prototype;

/** Opens the browser's calendar, which belongs to an input that nobody sees. */
function Calendar({ label, value, min, max, onChange }: CalendarProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="date"
        aria-hidden="true"
        tabIndex={-1}
        className="pointer-events-none absolute right-0 bottom-0 size-px opacity-0"
        value={value}
        min={min}
        max={max}
        onChange={(event) => onChange(event.target.value)}
      />
      <button
        type="button"
        aria-label={t('fields.date.openCalendar')}
        title={t('fields.date.calendarOf', { label })}
        className="grid size-11 place-items-center rounded-control text-maroon-800 transition-colors hover:bg-wash disabled:text-control"
        onClick={() => input.current?.showPicker()}
      >
        <CalendarDays aria-hidden="true" className="size-5" />
      </button>
    </>
  );
}

interface DayFieldProps<Values extends FieldValues> extends Omit<
  ComponentProps<typeof DateField>,
  'name' | 'value' | 'onChange' | 'onBlur' | 'ref'
> {
  control: Control<Values>;
  name: Path<Values>;
}

/** A date of a form: `<DayField label={...} {...day('starts_on')} />`. */
export function DayField<Values extends FieldValues>({ control, name, ...date }: DayFieldProps<Values>) {
  const { field } = useController({ control, name });
  return <DateField {...date} {...field} />;
}

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
