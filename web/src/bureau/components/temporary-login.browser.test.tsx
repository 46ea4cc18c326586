import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sharedKeys } from '@/bureau/api/keys';
import { renderPart } from '@/lib/render-part';
import { PassOnLogin } from '@/bureau/components/temporary-login';

const login = { profileId: 7, name: 'Asha Ramachandran', username: 'asha.r', password: 'k7mp-x3qa-9rtw-h2cd' };

test('writes the second message in the language of the family', async () => {
  await renderPart(<PassOnLogin {...login} />, [[sharedKeys.accountLanguage(7), 'ta']]);
  await expect.element(page.getByText(/பயனர்/)).toHaveAttribute('lang', 'ta');
  await expect.element(page.getByText(/^The message with the password/)).toBeVisible();
});

test('copies the second message, with the address, the username and the password', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await renderPart(<PassOnLogin {...login} />);
  await page.getByRole('button', { name: 'Copy the second message' }).click();
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const [text] = write.mock.lastCall ?? [];
  expect(text).toContain(`Address: ${window.location.origin}`);
  expect(text).toContain('Username: asha.r\nTemporary password: k7mp-x3qa-9rtw-h2cd\n');
  expect(document.querySelector('a')).toBeNull();
  write.mockRestore();
});

test('prints a slip alone, which the page holds only while it prints', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    const slip = document.querySelector('.print-alone')?.textContent ?? '';
    for (const text of ['Mangalam Matrimony', login.name, login.username, login.password, window.location.origin])
      expect(slip).toContain(text);
  });
  await renderPart(<PassOnLogin {...login} />);
  expect(document.querySelector('.print-alone')).toBeNull();
  await page.getByRole('button', { name: 'Print a slip' }).click();
  expect(print).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(() => document.querySelector('.print-alone')).toBeNull();
  print.mockRestore();
});
