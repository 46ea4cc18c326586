import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '@/lib/render-part';
import { ActionBar } from '@/ui/action-bar';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/fields';

const names = ['Call', 'WhatsApp', 'Their consent', 'Approve', 'Next'];

const longPage = (
  <main className="px-4">
    {Array.from({ length: 40 }, (_, place) => (
      <p key={place} className="h-12">
        <button type="button">Row {place + 1}</button>
      </p>
    ))}
    <ActionBar label="What to do" note="Nothing is missing.">
      {names.map((name) => (
        <Button key={name} size="small">
          {name}
        </Button>
      ))}
    </ActionBar>
  </main>
);

const bar = () => page.getByRole('group', { name: 'What to do' });
const boxOf = (element: Element) => element.getBoundingClientRect();

test('stays at the lower edge of the window, and a focused control is never behind it', async () => {
  await page.viewport(390, 700);
  await renderPart(longPage);
  await expect.poll(() => Math.round(boxOf(bar().element()).bottom)).toBe(window.innerHeight);
  await expect.poll(() => document.documentElement.style.getPropertyValue('--action-bar')).not.toBe('');
  page.getByRole('button', { name: 'Row 1', exact: true }).element().focus();
  for (let row = 2; row <= 30; row++) {
    await userEvent.keyboard('{Tab}');
    const focused = page.getByRole('button', { name: `Row ${row}`, exact: true }).element();
    expect(document.activeElement).toBe(focused);
    expect(boxOf(focused).bottom).toBeLessThanOrEqual(boxOf(bar().element()).top + 1);
  }
});

test('a wrong field is scrolled up with the error below it', async () => {
  await page.viewport(360, 640);
  await renderPart(
    <main className="px-4">
      <div className="h-[45rem]" />
      <TextField label="Name" error="Enter the name of the person who is to be married, with two letters at least." />
      <div className="h-[45rem]" />
      <ActionBar label="What to do">
        <Button>Send</Button>
      </ActionBar>
    </main>,
  );
  await expect.poll(() => document.documentElement.style.getPropertyValue('--action-bar')).not.toBe('');
  const field = page.getByLabelText('Name');
  // Its lower edge touches the bar: the browser sees no need to scroll for the field alone.
  window.scrollTo(0, boxOf(field.element()).bottom - boxOf(bar().element()).top);
  field.element().focus();
  const error = page.getByText('Enter the name', { exact: false });
  expect(boxOf(error.element()).bottom).toBeLessThanOrEqual(boxOf(bar().element()).top);
});

test('the focus of one of its buttons leaves the page where it is', async () => {
  await page.viewport(390, 700);
  await renderPart(longPage);
  await expect.poll(() => document.documentElement.style.getPropertyValue('--action-bar')).not.toBe('');
  for (const name of names) {
    window.scrollTo(0, 300);
    const button = page.getByRole('button', { name, exact: true }).element();
    button.focus();
    expect(document.activeElement).toBe(button);
    expect(window.scrollY).toBe(300);
    button.scrollIntoView({ block: 'nearest' });
    expect(window.scrollY).toBe(300);
  }
});

test('wraps when the letters are half as large again, and twice as large', async () => {
  await page.viewport(360, 780);
  await renderPart(longPage);
  const root = document.documentElement;
  for (const size of ['150%', '200%']) {
    root.style.fontSize = size;
    try {
      for (const name of names) {
        const button = page.getByRole('button', { name, exact: true }).element();
        button.focus();
        const { left, right, top, bottom } = boxOf(button);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(360);
        // The bar itself scrolls when it would take too much of the window.
        expect(top).toBeGreaterThanOrEqual(boxOf(bar().element()).top);
        expect(bottom).toBeLessThanOrEqual(780);
      }
      expect(boxOf(bar().element()).height).toBeLessThanOrEqual(780 * 0.45 + 1);
      expect(root.scrollWidth).toBeLessThanOrEqual(360);
    } finally {
      root.style.fontSize = '';
    }
  }
});

test('keeps no room once it is gone', async () => {
  await renderPart(longPage);
  await expect.poll(() => document.documentElement.style.getPropertyValue('--action-bar')).not.toBe('');
  await renderPart(<p>Another page</p>);
  expect(document.documentElement.style.getPropertyValue('--action-bar')).toBe('');
});
