import { loadPart } from '@/base/load-part';
import { tIfKnown } from '@/texts/texts';

type Values = Readonly<Record<string, string | number>>;

let sayMemberRefusal: (code: string, values: Values) => string | null = () => null;

/** Loads the refusals that only a login or the holder of a private link can meet. */
export async function loadRefusals(): Promise<void> {
  ({ sayMemberRefusal } = await loadPart(() => import('@/texts/member-refusals')));
}

/** The text of a refusal in the reader's language; null for an unknown code, or for one whose texts are not loaded. */
export const sayRefusal = (code: string, values: Values): string | null =>
  sayMemberRefusal(code, values) ?? tIfKnown(`refusals-for-all.${code}`, values);
