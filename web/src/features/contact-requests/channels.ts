/** Channels between the bureau and a family. The database has the same list. */
export const channels = ['Telephone', 'WhatsApp', 'In person', 'Letter'] as const;
