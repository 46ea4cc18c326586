const atOnce = 128;
const encoder = new TextEncoder();

/** Whether a hash begins with so many zero bits. */
const isProof = (hash: ArrayBuffer, bits: number): boolean => new DataView(hash).getUint32(0) < 2 ** (32 - bits);

/**
 * The proof for a challenge of the database and a phone number: about 4,000 hashes, some 100 ms on a phone. During a
 * flood the challenge asks for more bits: up to a million hashes.
 */
export async function findProof(challenge: string, phoneNumber: string): Promise<string> {
  // As private.challenge_of writes it.
  const bits = Number(challenge.split('-')[1]);
  for (let next = 0; ; next += atOnce) {
    const proofs = Array.from({ length: atOnce }, (_, place) => String(next + place));
    const hashes = await Promise.all(
      proofs.map((proof) => crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}:${phoneNumber}:${proof}`))),
    );
    const place = hashes.findIndex((hash) => isProof(hash, bits));
    const proof = proofs[place];
    if (proof !== undefined) return proof;
  }
}
