import { useQueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { useStarNames } from '@/app/pages';
import { nameOfStar } from '@/astrology/birth-stars';
import { sharedKeys } from '@/bureau/api/keys';
import { renderPart } from '@/lib/render-part';

const Star = () => nameOfStar('Magha');

function Page() {
  useStarNames(true);
  const client = useQueryClient();
  return (
    <button type="button" onClick={() => client.setQueryData(sharedKeys.starNames(), 'sanskrit')}>
      <Star />
    </button>
  );
}

test('a page shows stars by the chosen names, and again when others are chosen', async () => {
  const screen = await renderPart(<Page />, [[sharedKeys.starNames(), 'malayalam']]);
  await screen.getByText('Makam').click();
  await expect.element(screen.getByText('Magha')).toBeVisible();
});
