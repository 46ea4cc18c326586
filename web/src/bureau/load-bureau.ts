import { setBureau } from '@/bureau/bureau';
import { readBackendAddress, visitorHeaders } from '@/lib/env';
import { builtInBureau, readBureau } from '@/first-load/first-bureau';

/**
 * Reads how the bureau is called and reached, which is the same for everybody. What is known of it already stays where that
 * fails. Asked by hand, as a visitor: the home page shows it, and has no other data.
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
