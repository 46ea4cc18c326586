import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { beginAtHeading } from '@/lib/navigation/focus';
import { renderPart } from '@/lib/render-part';
import { PageHeading } from '@/ui/page-heading';

test('content in the place of other content begins at its heading', async () => {
  await page.viewport(640, 450);
  const form = <main style={{ height: 3000 }}>A long form</main>;
  const screen = await renderPart(form);
  window.scrollTo(0, 2000);
  beginAtHeading();
  await screen.rerender(
    <main style={{ height: 900 }}>
      <PageHeading>Registered</PageHeading>
    </main>,
  );
  await expect.element(screen.getByRole('heading')).toHaveFocus();
  expect(window.scrollY).toBe(0);
});
