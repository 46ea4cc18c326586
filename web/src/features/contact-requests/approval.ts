interface Couple {
  requester: { name: string; visible: boolean };
  target: { name: string; visible: boolean };
  consent: unknown;
  blocks: readonly unknown[];
}

/** Why a request cannot be approved now, in a sentence; null when it can. The database checks the same. */
export function whyNotApprove({ requester, target, consent, blocks }: Couple): string | null {
  if (blocks.length > 0) return 'One of the two has blocked the other, so nothing can be shared.';
  const hidden = [requester, target].filter(({ visible }) => !visible).map(({ name }) => name);
  if (hidden.length > 0)
    return `The profile of ${hidden.join(' and that of ')} is hidden. Both must be verified and active.`;
  return consent === null ? `Record first that the family of ${target.name} agrees.` : null;
}
