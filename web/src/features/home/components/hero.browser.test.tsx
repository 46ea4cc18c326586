import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { Hero } from '@/features/home/components/hero';
import { HowItWorks } from '@/features/home/components/how-it-works';
import { setBureau } from '@/bureau/bureau';
import { builtInBureau } from '@/first-load/first-bureau';
import { renderPart } from '@/lib/render-part';

const bureau = {
  ...builtInBureau,
  phone: '+91 422 555 0142',
  address: '14, Temple Car Street,\nCoimbatore 641 002, Tamil Nadu',
};

const restore = () => setBureau(builtInBureau);

test('the first screen names town and year, calls the bureau, and takes a number', async () => {
  setBureau({ ...bureau, founded_year: '1998' });
  onTestFinished(restore);
  await page.viewport(1280, 720);
  const screen = await renderPart(<Hero />);
  await expect.element(screen.getByText('Bureau in Coimbatore')).toBeVisible();
  await expect.element(screen.getByText('Since 1998')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Call the bureau' }))
    .toHaveAttribute('href', 'tel:+914225550142');
  await screen.getByRole('button', { name: 'Leave your number' }).click();
  await expect.element(screen.getByRole('dialog').getByLabelText('Who is to be married?')).toBeVisible();
  expect(screen.getByRole('radio').elements()).toEqual([]);
});

test('the first step is a call, and a message only with a number on WhatsApp', async () => {
  setBureau(bureau);
  onTestFinished(restore);
  const screen = await renderPart(<HowItWorks />);
  const call = screen.getByRole('link', { name: 'Call +91 422 555 0142' });
  await expect.element(call).toHaveAttribute('href', 'tel:+914225550142');
  const chat = screen.getByRole('link', { name: 'WhatsApp (in a new tab)' });
  await expect.element(chat).not.toBeInTheDocument();
  setBureau({ ...bureau, whatsapp: '+91 98430 55501' });
  await expect.element(chat).toHaveAttribute('href', 'https://wa.me/919843055501');
});
