import { getLocale } from '@/texts/texts';

/** "Height, Job, Location" from labels of fields. */
export function listLabels(labels: readonly string[]): string {
  return new Intl.ListFormat(getLocale(), { type: 'unit', style: 'short' }).format(labels);
}
