import { setBureau } from '@/bureau/bureau';
import { readBackendAddress, visitorHeaders } from '@/lib/env';
import { builtInBureau, readBureau } from '@/first-load/first-bureau';

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
