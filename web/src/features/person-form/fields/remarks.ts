import { createContext } from 'react';
import type { KeptReading } from '@/features/person-form/drafts/draft-store';

interface Remarks {
  remarks: KeptReading['remarks'];
  /** The clerk has looked at the value: it is right. */
  confirm: (field: string) => void;
}

/** The doubtful values of a pasted biodata. */
export const RemarksContext = createContext<Remarks>({ remarks: {}, confirm: () => undefined });
