import { hrefOf, type Destination } from '@/lib/navigation/location';
import type { ShownLanguage } from '@/texts/languages';
import { homeAddressOf } from '@/texts/start-language';

/** The address of a page for somebody else, who reads it in a language unless their browser has a choice. */
export const hrefIn = (language: ShownLanguage, destination: Destination): string =>
  homeAddressOf(language) + hrefOf(destination).slice(1);

/** Whether an address leads nowhere from a family's phone. */
export function isLocalAddress(address: string): boolean {
  const { hostname } = URL.parse(address) ?? { hostname: '' };
  return /^(localhost|\[::1\]|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|\.local$/.test(hostname);
}
