import { expect, test } from 'vitest';
import { ViewerLinks } from '@/app/site-links';
import { setSession, visitor } from '@/lib/backend/session';
import { renderPart } from '@/lib/render-part';

test("in the menu, the families' login is larger than the bureau's, which stands at the foot", async () => {
  setSession({ viewer: visitor, identityFailed: false, retryIdentity: () => undefined });
  const screen = await renderPart(
    <div className="flex flex-col items-start gap-3 bg-maroon-900">
      <ViewerLinks location={{ page: 'complaint', about: null }} stacked />
    </div>,
  );
  const families = screen.getByRole('link', { name: 'Member Login' }).element().getBoundingClientRect();
  const bureau = screen.getByRole('button', { name: 'Admin Login' }).element().getBoundingClientRect();
  expect(bureau.width).toBeLessThan(families.width / 2);
  expect(bureau.top - families.bottom).toBeGreaterThan(30);
});
