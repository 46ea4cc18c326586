import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '@/lib/render-part';
import { useFocusPlace } from '@/ui/use-focus-place';

interface SampleProps {
  watches: 'always' | 'when asked';
  rows: string[];
}

function Sample({ watches, rows }: SampleProps) {
  const { place, focusPlace, watchNextChange } = useFocusPlace<HTMLHeadingElement>(rows, watches);
  return (
    <>
      <h2 ref={place} tabIndex={-1}>
        Rows
      </h2>
      {rows.map((row) => (
        <button key={row} onClick={watchNextChange}>
          {row}
        </button>
      ))}
      <button
        onClick={() => {
          focusPlace();
        }}
      >
        Go to the rows
      </button>
    </>
  );
}

test('takes the focus only if a change of content lost it', async () => {
  const screen = await renderPart(<Sample watches="always" rows={['One', 'Two']} />);
  await screen.getByRole('button', { name: 'One' }).click();
  await screen.rerender(<Sample watches="always" rows={['One', 'Three']} />);
  await expect.element(screen.getByRole('button', { name: 'One' })).toHaveFocus();
  await screen.rerender(<Sample watches="always" rows={['Three']} />);
  await expect.element(screen.getByRole('heading')).toHaveFocus();
});

test('with "when asked", ignores changes before watchNextChange()', async () => {
  const screen = await renderPart(<Sample watches="when asked" rows={['One', 'Two', 'Three']} />);
  await screen.rerender(<Sample watches="when asked" rows={['One', 'Two']} />);
  expect(document.activeElement).toBe(document.body);
  await screen.getByRole('button', { name: 'One' }).click();
  await screen.rerender(<Sample watches="when asked" rows={['Two']} />);
  await expect.element(screen.getByRole('heading')).toHaveFocus();
});

test('takes the focus on focusPlace()', async () => {
  const screen = await renderPart(<Sample watches="always" rows={[]} />);
  await screen.getByRole('button', { name: 'Go to the rows' }).click();
  await expect.element(screen.getByRole('heading')).toHaveFocus();
});

function Renaming() {
  const [isRenaming, setIsRenaming] = useState(false);
  const { place, focusPlace } = useFocusPlace<HTMLDivElement>();
  return (
    <div ref={place}>
      {isRenaming ? (
        <input aria-label="New name" />
      ) : (
        <button
          onClick={() => {
            setIsRenaming(true);
            focusPlace();
          }}
        >
          Rename
        </button>
      )}
    </div>
  );
}

test('focuses the first control if the place itself is not focusable', async () => {
  const screen = await renderPart(<Renaming />);
  await screen.getByRole('button', { name: 'Rename' }).click();
  await expect.element(screen.getByLabelText('New name')).toHaveFocus();
});
