interface Waiting {
  id: number;
  ask_again_on: string | null;
}

/** Whether the admin put a request off to a day that has not come. */
export function isPutOff({ ask_again_on }: Pick<Waiting, 'ask_again_on'>, today: string): boolean {
  return ask_again_on !== null && ask_again_on > today;
}

/** Whether the day has come on which the admin wanted to ask again. */
export function isDue({ ask_again_on }: Pick<Waiting, 'ask_again_on'>, today: string): boolean {
  return ask_again_on !== null && ask_again_on <= today;
}

/**
 * The open requests in the order of work: what is to be asked again today, then the others, the oldest first, and at the
 * end those that were put off, by their day.
 */
export function orderOpenRequests<Request extends Waiting>(requests: readonly Request[], today: string): Request[] {
  const turnOf = (request: Request) => (isDue(request, today) ? 0 : isPutOff(request, today) ? 2 : 1);
  const dayOf = ({ ask_again_on }: Request) => ask_again_on ?? '';
  return [...requests].sort((a, b) => turnOf(a) - turnOf(b) || dayOf(a).localeCompare(dayOf(b)) || a.id - b.id);
}
