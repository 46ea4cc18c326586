interface Waiting {
  id: number;
  created_at: string;
  ask_again_on: string | null;
}

/** Whether the request is postponed to a future day. */
export function isPostponed({ ask_again_on }: Pick<Waiting, 'ask_again_on'>, today: string): boolean {
  return ask_again_on !== null && ask_again_on > today;
}

/** Whether the postponement day has come. */
export function isDue({ ask_again_on }: Pick<Waiting, 'ask_again_on'>, today: string): boolean {
  return ask_again_on !== null && ask_again_on <= today;
}

/**
 * Sorts open requests for work: first those due today, then the others, oldest first, then the postponed ones by day.
 */
export function orderOpenRequests<Request extends Waiting>(requests: readonly Request[], today: string): Request[] {
  const rankOf = (request: Request) => (isDue(request, today) ? 0 : isPostponed(request, today) ? 2 : 1);
  const dayOf = ({ ask_again_on }: Request) => ask_again_on ?? '';
  return [...requests].sort(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      dayOf(a).localeCompare(dayOf(b)) ||
      a.created_at.localeCompare(b.created_at) ||
      a.id - b.id,
  );
}
