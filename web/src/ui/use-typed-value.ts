import { useState } from 'react';
import type { Reading } from '@/lib/read-time';

interface TypedValueOptions {
  /** In stored form, or as it was typed if it cannot be read. */
  value: string;
  onChange: (value: string) => void;
  read: (typed: string) => Reading;
  /** A stored value as people write it; null for anything else. */
  write: (value: string) => string | null;
}

/** The text of an input with a parsed value. The typed text stays until the input is left. */
export function useTypedValue({ value, onChange, read, write }: TypedValueOptions) {
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
