import type { Message } from '@/bureau/message-values';

interface Couple {
  requester: { id: number; name: string };
  target: { id: number; name: string };
}

/** The bureau's message that asks a family for their consent. `target` is the family that was asked for. */
export function consentQuestion({ requester, target }: Couple, side: 'target' | 'requester'): Message {
  return side === 'target'
    ? { message: 'consent question', name: target.name, other: requester.name, linkedId: requester.id }
    : { message: 'both ways question', name: requester.name, other: target.name, linkedId: target.id };
}
