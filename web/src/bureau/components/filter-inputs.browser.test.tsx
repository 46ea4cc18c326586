import { expect, test } from 'vitest';
import { sharedKeys } from '@/bureau/api/keys';
import { SuggestedField } from '@/bureau/components/filter-inputs';
import { renderPart } from '@/lib/render-part';

test('a caste is suggested by each of its names; an entry in place of one is no suggestion', async () => {
  const screen = await renderPart(<SuggestedField label="Caste" filter="caste" value="" onChange={() => undefined} />, [
    [
      sharedKeys.filterValues('caste'),
      [
        { value: 'Prefer not to say', people: 62, spellings: null, same: [] },
        { value: 'Iyer', people: 9, spellings: null, same: [] },
        { value: 'Kongu Vellala Gounder', people: 8, spellings: null, same: ['Kongu Vellalar', 'Vellala Gounder'] },
      ],
    ],
  ]);
  const offered = [...screen.container.querySelectorAll('option')].map(({ value, label }) => [value, label]);
  expect(offered).toEqual([
    ['Iyer', 'Iyer: 9'],
    ['Kongu Vellala Gounder', 'Kongu Vellala Gounder (Kongu Vellalar, Vellala Gounder): 8'],
  ]);
});
