/** Query keys of the settings. */
export const settingsKeys = {
  all: () => ['settings'] as const,
  admins: () => ['admins'] as const,
  factorRule: () => ['factor-rule'] as const,
};
