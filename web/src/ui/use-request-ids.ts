import { useRef } from 'react';

export interface RequestIds {
  /** The same values again, as after a lost answer, are the same request. */
  idOf: (values: object) => string;
  /** They were sent: the same values are another request from now on. */
  forget: () => void;
}

/** The id for the sending of some values. It outlives the dialog, as the typed values do. */
export function useRequestIds(): RequestIds {
  const last = useRef({ values: '', id: '' });
  const idOf = (values: object) => {
    const now = JSON.stringify(values);
    if (last.current.values !== now) last.current = { values: now, id: crypto.randomUUID() };
    return last.current.id;
  };
  const forget = () => {
    last.current = { values: '', id: '' };
  };
  return { idOf, forget };
}
