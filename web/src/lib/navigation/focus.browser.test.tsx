import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusHeading } from '@/lib/navigation/focus';
import { renderPart } from '@/lib/render-part';

/** A page whose heading stands below a picture, in a window that the picture fills. */
async function openShortPage() {
  await page.viewport(640, 450);
  const screen = await renderPart(
    <main>
      <button type="button">More Info</button>
      <div style={{ height: 900 }} />
      <h1 tabIndex={-1}>Asha Ramachandran</h1>
      <div style={{ height: 900 }} />
    </main>,
  );
  window.scrollTo(0, 0);
  return { link: screen.getByRole('button'), heading: screen.getByRole('heading') };
}

test('a heading that the keyboard reaches is in sight', async () => {
  const { link, heading } = await openShortPage();
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  focusHeading();
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toBeInViewport({ ratio: 0.9 });
});

test('a page that is reached by pointer begins at its top', async () => {
  const { link, heading } = await openShortPage();
  await link.click();
  focusHeading();
  await expect.element(heading).toHaveFocus();
  expect(window.scrollY).toBe(0);
});
