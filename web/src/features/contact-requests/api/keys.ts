/** The query keys of contact requests, for members and the admin. */
export const requestKeys = {
  mine: () => ['my-requests'] as const,
  received: () => ['shared-with-me'] as const,
  allowance: () => ['request-allowance'] as const,
  myVisibility: (profileId: number | null) => ['my-visibility', profileId] as const,
  myBlocks: () => ['my-blocks'] as const,
  open: () => ['contact-requests', 'open'] as const,
  decided: () => ['contact-requests', 'decided'] as const,
  one: (requestId: number) => ['contact-requests', 'one', requestId] as const,
  reports: () => ['contact-requests', 'reports'] as const,
};
