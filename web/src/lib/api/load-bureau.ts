import { setBureau } from '@/lib/bureau';
import type { Tables } from '@/lib/database.types';
import { readBackendAddress, visitorHeaders } from '@/lib/env';
import { readBureau, type Bureau } from '@/lib/kept-bureau';

const columns = {
  name: 'bureau_name',
  tagline: 'tagline',
  openingHours: 'opening_hours',
  phone: 'phone',
  whatsApp: 'whatsapp',
  email: 'email',
  address: 'address',
  siteAddress: 'site_address',
  grievanceOfficer: 'grievance_officer',
} as const satisfies Record<keyof Bureau, keyof Tables<'site_settings'>>;

/**
 * Reads how the bureau is called and reached, which is the same for everybody. What is known of it already stays where that
 * fails. Asked by hand, as a visitor: the home page shows it, and has no other data.
 */
export async function loadBureau(): Promise<void> {
  const backend = readBackendAddress();
  if (backend === null) return;
  const select = Object.entries(columns).map(([name, column]) => `${name}:${column}`);
  try {
    const answer = await fetch(`${backend.url}/rest/v1/site_settings?select=${select.join(',')}`, {
      headers: visitorHeaders(backend),
    });
    const rows: unknown = answer.ok ? await answer.json() : null;
    if (!Array.isArray(rows) || rows.length === 0) return;
    const bureau = readBureau(rows[0]);
    setBureau({ ...bureau, siteAddress: bureau.siteAddress.replace(/\/$/, '') });
  } catch {
    // No answer.
  }
}
