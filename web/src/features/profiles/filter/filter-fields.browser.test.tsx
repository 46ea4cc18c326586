import { expect, test, vi } from 'vitest';
import { FilterDialog } from '@/features/profiles/filter/filter-dialog';
import { FilterFields } from '@/features/profiles/filter/filter-fields';
import { readFilters } from '@/features/profiles/filters';
import { sharedKeys } from '@/bureau/api/keys';
import { renderPart } from '@/lib/render-part';
import { firstStarSettings } from '@/astrology/star-settings';

test('heights are offered as they are displayed', async () => {
  const onChange = vi.fn<(name: string, value: string) => void>();
  const { getByLabelText, getByRole, getByText } = await renderPart(
    <FilterFields
      viewer={{ kind: 'admin', username: 'admin', name: null, profileId: null, gender: null }}
      // An older saved search: the centimetre nearest to an inch.
      draft={readFilters({ height_from: 175 })}
      errors={{}}
      onChange={onChange}
    />,
    [[sharedKeys.starSettings(), firstStarSettings]],
  );
  const from = getByLabelText('Height from');
  await expect.element(from).toHaveDisplayValue(`5'\u00A09" (175 cm)`);
  await expect.element(from.getByRole('option', { name: `5'\u00A010" (178 cm)` })).toBeInTheDocument();
  await getByRole('combobox', { name: 'Height to' }).selectOptions(`5'\u00A09" (175 cm)`);
  expect(onChange).toHaveBeenCalledWith('height_to', '176');
  // An income is wished from a band up. Phones have this part folded.
  await getByText('Place, education and more').click();
  await getByRole('combobox', { name: 'Own income' }).selectOptions('₹30 lakhs a year or more');
  expect(onChange).toHaveBeenCalledWith('income', '30 to 50, 50 and above');
});

test('an open end of degrees is said, and taken off on request', async () => {
  const onChange = vi.fn<(name: string, value: string) => void>();
  // A group with a value is open.
  const { getByRole, getByText } = await renderPart(
    <FilterFields
      viewer={{ kind: 'admin', username: 'admin', name: null, profileId: null, gender: null }}
      draft={readFilters({ education: 'B.E or above' })}
      errors={{}}
      onChange={onChange}
    />,
    [[sharedKeys.starSettings(), firstStarSettings]],
  );
  await expect.element(getByText('“Or above” finds nobody.', { exact: false })).toBeInTheDocument();
  await getByRole('button', { name: 'Take “B.E” alone' }).click();
  expect(onChange).toHaveBeenCalledWith('education', 'B.E');
});

test('a cleared filter of a member keeps the side', async () => {
  const onApply = vi.fn<(filters: object) => void>();
  const screen = await renderPart(
    <FilterDialog
      viewer={{ kind: 'member', username: 'asha', name: null, profileId: 1, gender: 'bride' }}
      filters={{ looking_for: 'groom', diet: 'Jain' }}
      onApply={onApply}
      onSavedSearches={vi.fn()}
      onClose={vi.fn()}
    />,
    [
      [sharedKeys.starSettings(), firstStarSettings],
      [['saved-searches'], []],
    ],
  );
  await screen.getByRole('button', { name: 'Clear' }).click();
  await screen.getByRole('button', { name: /^Show/ }).click();
  expect(onApply).toHaveBeenCalledExactlyOnceWith({ looking_for: 'groom' });
});
