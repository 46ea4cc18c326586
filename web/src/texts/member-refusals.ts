import { tIfKnown } from '@/texts/texts';

/** The text of a refusal that only a login or the holder of a private link can meet; null for another code. */
export const sayMemberRefusal = (code: string, values: Readonly<Record<string, string | number>>): string | null =>
  tIfKnown(`refusals.${code}`, values);
