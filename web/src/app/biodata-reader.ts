import { findField } from '@/features/transfer/columns';
import { normaliseValue } from '@/features/transfer/normalise';

/** Reads a pasted biodata's labels and values as the import reads a file's headings and cells. */
export const biodataReader = { findField, normaliseValue };
