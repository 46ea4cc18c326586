import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Header } from '@/app/header';
import { renderPart } from '@/lib/render-part';

test('on a phone the head makes room while the page scrolls down, and shows for the keyboard', async () => {
  await page.viewport(390, 700);
  await renderPart(
    <>
      <Header location={{ page: 'complaint', about: null }} />
      <main className="h-[3000px]">
        <a href="#far" className="absolute top-[1000px]">
          Far below
        </a>
      </main>
    </>,
  );
  const edges = () => page.getByRole('banner').element().getBoundingClientRect();
  const scroll = (top: number) => {
    window.scrollTo(0, top);
  };
  scroll(600);
  await expect.poll(() => edges().bottom).toBeLessThanOrEqual(0);
  scroll(500);
  await expect.poll(() => edges().top).toBe(0);
  scroll(900);
  await expect.poll(() => edges().bottom).toBeLessThanOrEqual(0);
  // Tab goes back from the link to the last control of the head.
  page.getByRole('link', { name: 'Far below' }).element().focus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.poll(() => edges().top).toBe(0);
  scroll(1200);
  await expect.poll(() => window.scrollY).toBe(1200);
  expect(edges().top).toBe(0);
});

test('larger letters are offered once, in one line, and not to a browser that has them', async () => {
  await page.viewport(360, 640);
  document.documentElement.style.fontSize = '24px';
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  const large = await renderPart(<Header location={{ page: 'complaint', about: null }} />);
  await expect.element(large.getByRole('banner')).toBeVisible();
  expect(large.getByRole('button', { name: 'Larger letters?' }).elements()).toEqual([]);
  document.documentElement.removeAttribute('style');
  const screen = await renderPart(<Header location={{ page: 'complaint', about: null }} />);
  await screen.getByRole('button', { name: 'No larger letters' }).click();
  await expect.element(screen.getByRole('button', { name: 'Larger letters?' })).not.toBeInTheDocument();
  const again = await renderPart(<Header location={{ page: 'profiles' }} />);
  await expect.element(again.getByRole('banner')).toBeVisible();
  expect(again.getByRole('button', { name: 'Larger letters?' }).elements()).toEqual([]);
  localStorage.removeItem('letters-offered');
});
