/** The keys of what the admin reads of the settings. */
export const settingsKeys = {
  all: () => ['settings'] as const,
};
