interface Waiting {
  id: number;
  ask_again_on: string | null;
}

/** Whether the admin put a request off to a day that has not come. */
export function isPutOff({ ask_again_on }: Pick<Waiting, 'ask_again_on'>, today: string): boolean {
  return ask_again_on !== null && ask_again_on > today;
}

/** The open requests in the order of work: the oldest first, and at the end those that were put off, by their day. */
export function orderOpenRequests<Request extends Waiting>(requests: readonly Request[], today: string): Request[] {
  const dayOf = (request: Request) => (isPutOff(request, today) ? (request.ask_again_on ?? '') : '');
  return [...requests].sort((a, b) => dayOf(a).localeCompare(dayOf(b)) || a.id - b.id);
}
