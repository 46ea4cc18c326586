/** The query keys of complaints. */
export const grievanceKeys = {
  list: (closed: boolean) => ['grievances', closed] as const,
  mine: () => ['grievances', 'mine'] as const,
};
