/** The query keys of enquiries. */
export const enquiryKeys = {
  all: ['enquiries'] as const,
  list: (closed: boolean) => ['enquiries', closed] as const,
};
