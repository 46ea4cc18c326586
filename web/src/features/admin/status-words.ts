import { sayValue } from '@/person/say-value';

/** A status in words. */
export const sentenceCase = (status: string): string => sayValue('status', status);
