import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '@/lib/render-part';
import { CountedTabs } from '@/ui/lists';

const tabs = [
  { name: 'open', label: 'Open', count: 12 },
  { name: 'decided', label: 'Decided', count: null },
  { name: 'reports', label: 'Reports', count: 3 },
];

test('the tabs take a second line when the letters are twice as large', async () => {
  await page.viewport(360, 780);
  const root = document.documentElement;
  root.style.fontSize = '200%';
  try {
    const screen = await renderPart(
      <CountedTabs label="Requests" tabs={tabs} chosen="open" onChoose={() => undefined}>
        {null}
      </CountedTabs>,
    );
    for (const { label } of tabs) {
      await expect.element(screen.getByRole('tab', { name: label })).toBeVisible();
      const { right } = screen.getByRole('tab', { name: label }).element().getBoundingClientRect();
      expect(right).toBeLessThanOrEqual(360);
    }
  } finally {
    root.style.fontSize = '';
  }
});
