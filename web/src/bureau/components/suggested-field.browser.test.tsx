import { expect, test } from 'vitest';
import { sharedKeys } from '@/bureau/api/keys';
import { SuggestedField } from '@/bureau/components/suggested-field';
import { renderPart } from '@/lib/render-part';

test('an entry in place of a caste is no suggestion', async () => {
  const screen = await renderPart(<SuggestedField label="Caste" filter="caste" value="" onChange={() => undefined} />, [
    [
      sharedKeys.filterValues('caste'),
      [
        { value: 'Prefer not to say', people: 62, spellings: null },
        { value: 'Iyer', people: 9, spellings: null },
      ],
    ],
  ]);
  const values = [...screen.container.querySelectorAll('option')].map((option) => option.value);
  expect(values).toEqual(['Iyer']);
});
