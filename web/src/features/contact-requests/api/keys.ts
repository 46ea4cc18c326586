/** The keys of what members and the admin read about contact requests. */
export const requestKeys = {
  mine: () => ['my-requests'] as const,
  allowance: () => ['request-allowance'] as const,
  myStanding: (profileId: number | null) => ['my-standing', profileId] as const,
  myBlocks: () => ['my-blocks'] as const,
  open: () => ['contact-requests', 'open'] as const,
  decided: () => ['contact-requests', 'decided'] as const,
  one: (requestId: number) => ['contact-requests', 'one', requestId] as const,
  reports: () => ['contact-requests', 'reports'] as const,
};
