import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { CommunityRelation } from '@/bureau/api/filter-values';
import { sharedKeys } from '@/bureau/api/keys';
import { CasteChoices } from '@/features/people/caste-choices';
import { renderPart } from '@/lib/render-part';

const value = (name: string) => ({ value: name, people: 3, spellings: null, same: [] });
const relations: CommunityRelation[] = [
  { name: 'Zz Gounder', wider: 'Gounder', relation: 'may be', of_product: false },
  { name: 'Vettuva Gounder', wider: 'Gounder', relation: 'part of', of_product: true },
  { name: 'Kongu', wider: 'Gounder', relation: 'none', of_product: false },
];

function Choices() {
  const [chosen, setChosen] = useState('');
  return <CasteChoices value={chosen} onChange={setChosen} />;
}

/** The opened list of castes, and what is sent from it. */
async function show() {
  const sent: unknown[] = [];
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (/relate_communities|treat_as_one/.test(request.url)) sent.push(await request.json());
    return new Response(null, { status: 204 });
  });
  onTestFinished(() => fetched.mockRestore());
  const screen = await renderPart(<Choices />, [
    [sharedKeys.filterValues('caste'), [value('Gounder'), value('Zz Gounder')]],
    [sharedKeys.communityRelations('Gounder'), relations],
    [sharedKeys.communityRelations('Zz Gounder'), []],
  ]);
  await screen.getByText('Choose from the castes of the register (2)').click();
  return { screen, sent };
}

test('of two ticked names the office says what one is to the other', async () => {
  const { screen, sent } = await show();
  await screen.getByRole('checkbox', { name: 'Zz Gounder: 3' }).click();
  expect(screen.getByRole('button', { name: /is part of/ }).query()).toBeNull();
  await screen.getByRole('checkbox', { name: /^Gounder: 3/ }).click();
  await expect.element(screen.getByRole('button', { name: 'Gounder may be Zz Gounder', exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Zz Gounder is part of Gounder' }).click();
  await expect.poll(() => sent).toEqual([{ name: 'Zz Gounder', wider: 'Gounder', relation: 'part of' }]);
});

test('of one ticked name its relations are listed, those of the product marked, and each can be removed', async () => {
  const { screen, sent } = await show();
  await screen.getByRole('checkbox', { name: /^Gounder: 3/ }).click();
  const own = screen.getByRole('listitem').filter({ hasText: 'Zz Gounder may be Gounder' });
  const ofProduct = screen.getByRole('listitem').filter({ hasText: 'Vettuva Gounder is part of Gounder' });
  await expect.element(own).not.toHaveTextContent('comes with the software');
  await expect.element(ofProduct).toHaveTextContent('comes with the software');
  await ofProduct.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => sent).toEqual([{ name: 'Vettuva Gounder', wider: 'Gounder', relation: 'none' }]);
  sent.length = 0;
  const parted = screen.getByRole('listitem').filter({ hasText: 'The bureau has taken Kongu and Gounder apart' });
  await parted.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => sent).toEqual([{ name: 'Kongu', wider: 'Gounder', relation: 'of product' }]);
});

test('names are joined after a question that says how many people a search then finds', async () => {
  const { screen, sent } = await show();
  await screen.getByRole('checkbox', { name: 'Zz Gounder: 3' }).click();
  await screen.getByRole('checkbox', { name: /^Gounder: 3/ }).click();
  await screen.getByRole('button', { name: 'Treat these 2 as one' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Treat Gounder, Zz Gounder as one?' });
  await expect.element(dialog).toHaveTextContent('finds all 6 people');
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: 'Treat these 2 as one' }).click();
  await expect.poll(() => sent).toEqual([{ filter: 'caste', words: ['Gounder', 'Zz Gounder'] }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the list is narrowed by typing, and keeps what is ticked', async () => {
  const { screen } = await show();
  await screen.getByRole('combobox').fill('zz');
  await expect.element(screen.getByRole('checkbox', { name: /^Gounder: 3/ })).not.toBeInTheDocument();
  await screen.getByRole('combobox').fill('Zz Gounder, x');
  await expect.element(screen.getByRole('checkbox', { name: 'Zz Gounder: 3' })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: /^Gounder: 3/ })).not.toBeInTheDocument();
  await screen.getByRole('combobox').fill('Zz Gounder, ');
  await expect.element(screen.getByRole('checkbox', { name: /^Gounder: 3/ })).toBeVisible();
});
