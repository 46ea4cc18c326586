import { expect, test, vi } from 'vitest';
import { findProof } from '@/bureau/proof-of-work';

test('gives up after a second where the device would work for minutes', async () => {
  const clock = vi.spyOn(performance, 'now');
  const after = async (milliseconds: number, bits: number) => {
    clock.mockReturnValueOnce(0).mockReturnValue(milliseconds);
    return await findProof(`1-${bits}-x`, '+91 51237 40001');
  };
  try {
    // 128 hashes in so many milliseconds.
    expect(await after(1100, 29)).toBeNull();
    expect(await after(1100, 15)).toBeNull();
    expect(await after(400, 10)).not.toBeNull();
    expect(await after(1100, 10)).not.toBeNull();
  } finally {
    clock.mockRestore();
  }
});
