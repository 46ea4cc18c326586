import { expect, onTestFinished, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { renderPart } from '@/lib/render-part';
import { LongList } from '@/ui/long-list';

const people = Array.from({ length: 600 }, (_, index) => ({ id: index + 1, name: `Person ${index + 1}` }));

// A few screen heights.
const most = 100;

const show = async (items = people) => {
  onTestFinished(() => {
    sessionStorage.clear();
    window.scrollTo(0, 0);
  });
  const screen = await renderPart(
    <LongList
      name="people"
      items={items}
      partClass="grid grid-cols-2"
      textOf={({ name }) => name}
      draw={({ name }, position, size) => (
        <div role="listitem" aria-posinset={position} aria-setsize={size}>
          {/* Heights grow with the index, so every estimate is wrong. */}
          <button type="button" className={position > 300 ? 'h-60' : 'h-40'}>
            {name}
          </button>
        </div>
      )}
    />,
  );
  return {
    screen,
    button: (position: number) => screen.getByRole('button', { name: `Person ${position}`, exact: true }),
    countItems: () => screen.getByRole('listitem').elements().length,
  };
};

/** The positions of the items in sight. */
const positionsInSight = () =>
  [...document.querySelectorAll('[aria-posinset]')]
    .filter((item) => item.getBoundingClientRect().bottom > 0 && item.getBoundingClientRect().top < window.innerHeight)
    .map((item) => Number(item.ariaPosInSet));

/** Scrolls in steps, as a reader does, until an item is in the document. Each step waits until its items are drawn. */
async function scrollTo(button: (position: number) => Locator, position: number) {
  const isThere = () => button(position).query() !== null;
  await expect
    .poll(
      () => {
        const inSight = positionsInSight();
        if (!isThere() && inSight.length > 0) window.scrollBy(0, Math.min(...inSight) > position ? -600 : 1200);
        return isThere();
      },
      { interval: 30 },
    )
    .toBe(true);
}

test('only items near the viewport are in the document, with their position in the list', async () => {
  const { screen, button, countItems } = await show();
  expect(countItems()).toBeLessThan(most);
  await scrollTo(button, 400);
  await expect.poll(countItems).toBeLessThan(most);
  expect(button(1).query()).toBeNull();
  const item = screen.getByRole('listitem').first().element();
  expect(item.getAttribute('aria-setsize')).toBe('600');
  expect(item.textContent).toBe(`Person ${item.getAttribute('aria-posinset') ?? ''}`);
});

test('remounting restores the measured heights at once', async () => {
  const { button } = await show();
  await scrollTo(button, 420);
  const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);
  // The parts above are lower than estimated. Once they are measured, the item is further up: until it stays where it is put.
  let place = -1;
  let top = 0;
  await expect
    .poll(
      () => {
        const element = button(420).query();
        if (element === null) {
          window.scrollBy(0, -600);
          return false;
        }
        element.scrollIntoView({ block: 'center' });
        const isSettled = window.scrollY === place && topOf(element) === top;
        [place, top] = [window.scrollY, topOf(element)];
        return isSettled;
      },
      { interval: 100 },
    )
    .toBe(true);

  const again = await show();
  window.scrollTo(0, place);
  await expect.element(again.button(420)).toBeInViewport();
  expect(topOf(again.button(420).element())).toBe(top);
});

test('the focused item stays in the document, however far away', async () => {
  const { button, countItems } = await show();
  button(3).element().focus();
  await scrollTo(button, 200);
  await expect.element(button(3)).toHaveFocus();
  button(200).element().focus();
  await expect.poll(() => button(3).query()).toBeNull();
  expect(countItems()).toBeLessThan(most);
});

test("the browser's find-in-page finds a distant item and scrolls to it", async () => {
  const { screen, button } = await show();
  const far = [...screen.container.querySelectorAll('[hidden=until-found]')].find((text) =>
    text.textContent.includes('Person 500'),
  );
  far?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(button(500).query()).not.toBeNull();
  await expect.element(button(493)).toBeInViewport();
});

test('printing renders all items', async () => {
  const { countItems } = await show();
  window.dispatchEvent(new Event('beforeprint'));
  expect(countItems()).toBe(600);
  window.dispatchEvent(new Event('afterprint'));
  expect(countItems()).toBeLessThan(most);
});
