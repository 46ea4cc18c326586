import { expect, test } from 'vitest';
import { renderPart } from '@/lib/render-part';
import { LongName } from '@/ui/long-name';

test('a long name breaks between syllables, and its text stays the same', async () => {
  const name = 'S. Venkatasubramanian Thiruvananthapuram';
  const screen = await renderPart(
    <h2 style={{ width: '7em' }} className="text-lg [overflow-wrap:anywhere]">
      <LongName>{name}</LongName>
    </h2>,
  );
  const heading = screen.getByRole('heading').element();
  expect(heading.textContent).toBe(name);
  const parts = [...heading.querySelectorAll('span span')];
  expect(parts.map(({ textContent }) => textContent).join(' ')).toBe(
    'Ven ka ta su bra ma nian Thi ru va nan tha puram',
  );
  const lines = new Set(parts.map((part) => Math.round(part.getBoundingClientRect().bottom)));
  expect(lines.size).toBeGreaterThan(2);
  // No syllable group breaks inside.
  for (const part of parts) {
    const letters = document.createRange();
    letters.selectNodeContents(part);
    expect(letters.getClientRects().length, part.textContent).toBe(1);
  }
});

test('a word that fits on its own line does not break', async () => {
  const screen = await renderPart(
    <h2 style={{ width: '10em' }} className="text-lg [overflow-wrap:anywhere]">
      <LongName>Asha Sundari Ramachandran</LongName>
    </h2>,
  );
  const parts = [...screen.container.querySelectorAll('span span')].map((part) => part.getBoundingClientRect().bottom);
  expect(parts.length).toBeGreaterThan(1);
  expect(new Set(parts).size).toBe(1);
});

test('a short name is left alone', async () => {
  const screen = await renderPart(
    <h2>
      <LongName>Gayathri Menon</LongName>
    </h2>,
  );
  await expect.element(screen.getByRole('heading')).toHaveAccessibleName('Gayathri Menon');
  expect(screen.container.querySelector('span')).toBeNull();
});
