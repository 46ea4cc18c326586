const atOnce = 128;
const encoder = new TextEncoder();

/** Whether a hash begins with so many zero bits. */
const isProof = (hash: ArrayBuffer, bits: number): boolean => new DataView(hash).getUint32(0) < 2 ** (32 - bits);

/** Who would wait longer does better to call. */
const mostMinutes = 2;

/**
 * The proof for a challenge of the database and a phone number: about 32,000 hashes, a second on a phone. Each four
 * enquiries of the hour double that. Null if this device would probably need more than two minutes.
 */
export async function findProof(challenge: string, phoneNumber: string): Promise<string | null> {
  // As private.challenge_of writes it.
  const bits = Number(challenge.split('-')[1]);
  const start = performance.now();
  for (let next = 0; ; next += atOnce) {
    const proofs = Array.from({ length: atOnce }, (_, place) => String(next + place));
    const hashes = await Promise.all(
      proofs.map((proof) => crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}:${phoneNumber}:${proof}`))),
    );
    const place = hashes.findIndex((hash) => isProof(hash, bits));
    const proof = proofs[place];
    if (proof !== undefined) return proof;
    const spent = performance.now() - start;
    if (spent > 1000 && (spent / (next + atOnce)) * 2 ** bits > mostMinutes * 60_000) return null;
  }
}
