/** How the bureau and a family speak with one another, as the database knows it. */
export const channels = ['Telephone', 'WhatsApp', 'In person', 'Letter'] as const;
