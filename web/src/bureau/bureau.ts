import { keepBureau } from '@/base/kept-bureau';
import { createStore, useStore } from '@/base/store';
import { builtInBureau, bureauIn, readBureau, readFirstBureau, type Bureau } from '@/first-load/first-bureau';
import { readBackendAddress, visitorHeaders } from '@/lib/env';
import type { ShownLanguage } from '@/texts/languages';
import { getLanguage } from '@/texts/texts';

const bureauStore = createStore(readFirstBureau(), builtInBureau);

/** The bureau's own settings are there, or have been changed. */
export function setBureau(bureau: Bureau): void {
  keepBureau(bureau);
  bureauStore.set(bureau);
}

/** The bureau's name and how it is reached, in the language of the page or in another one. */
export function useBureau(language: ShownLanguage = getLanguage()): Bureau {
  return bureauIn(useStore(bureauStore), language);
}

export function callLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

/**
 * Reads the bureau's name and contact, which are the same for everybody. A failure leaves the known values. Requested by hand, as
 * a visitor: the home page shows them, and has no other data.
 */
export async function loadBureau(): Promise<void> {
  const backend = readBackendAddress();
  if (backend === null) return;
  const columns = Object.keys(builtInBureau).join(',');
  try {
    const answer = await fetch(`${backend.url}/rest/v1/site_settings?select=${columns}`, {
      headers: visitorHeaders(backend),
    });
    const rows: unknown = answer.ok ? await answer.json() : null;
    if (!Array.isArray(rows) || rows.length === 0) return;
    const bureau = readBureau(rows[0]);
    setBureau({ ...bureau, site_address: bureau.site_address.replace(/\/$/, '') });
  } catch {
    // No answer.
  }
}
