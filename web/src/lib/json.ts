import type { Json } from '@/lib/database.types';

/** Whether a JSON value is an object, neither a list nor a single value. */
export function isJsonObject(value: Json | undefined): value is { [key: string]: Json | undefined } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
