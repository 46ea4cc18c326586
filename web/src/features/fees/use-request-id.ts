import { useRef } from 'react';

/** An id for the sending of some values: the same values again, as after a lost answer, are the same request. */
export function useRequestId(): (values: object) => string {
  const last = useRef({ values: '', id: '' });
  return (values) => {
    const now = JSON.stringify(values);
    if (last.current.values !== now) last.current = { values: now, id: crypto.randomUUID() };
    return last.current.id;
  };
}
