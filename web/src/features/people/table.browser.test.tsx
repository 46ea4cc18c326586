import { expect, test, vi } from 'vitest';
import { FilterChipsOfTable, FilterPeopleDialog } from '@/features/people/filters';
import { UnderstoodWords } from '@/features/people/found';
import { SelectPage } from '@/features/people/selection';
import { Pager } from '@/features/people/table';
import { defaultTableView, noFilters } from '@/features/people/table-view';
import { renderPart } from '@/lib/render-part';

test('filters are applied together and cleared together', async () => {
  const onApply = vi.fn();
  const screen = await renderPart(
    <FilterPeopleDialog table={{ ...defaultTableView, status: 'married' }} onApply={onApply} onClose={vi.fn()} />,
  );
  await screen.getByLabelText('Bride or groom').selectOptions('Grooms');
  await screen.getByLabelText('Religion').selectOptions('Jain');
  await screen.getByLabelText('Location').fill('Kerala');
  await screen.getByLabelText('Age from').selectOptions('30 years');
  await screen.getByLabelText('Age to').selectOptions('25 years');
  await screen.getByLabelText('Caste').fill('Nair');
  await screen.getByLabelText('Education').fill('B.E.');
  await screen.getByLabelText('Job').fill('teacher');
  await screen.getByLabelText('Birth star').selectOptions('Rohini');
  await screen.getByLabelText('Mother tongue').selectOptions('Tamil');
  await screen.getByRole('button', { name: 'Or another' }).last().click();
  await screen.getByLabelText('Mother tongue, or').selectOptions('Telugu');
  await screen.getByLabelText('Marital status').selectOptions('Widowed');
  await screen.getByLabelText('Source').selectOptions('Temple');
  await screen.getByRole('combobox', { name: 'Registered' }).selectOptions('In the last 7 days');
  await screen.getByLabelText('Without picture').click();
  await screen.getByRole('checkbox', { name: /^Not told yet/ }).click();
  await screen.getByRole('button', { name: 'Show registered users' }).click();
  await expect
    .element(screen.getByLabelText('Age to'))
    .toHaveAccessibleDescription('Choose an age that is not below the first.');
  expect(onApply).not.toHaveBeenCalled();
  await screen.getByLabelText('Age from').selectOptions('24 years');
  await screen.getByRole('combobox', { name: 'Own income' }).selectOptions('₹50 lakhs a year or more');
  await screen.getByLabelText('Place of work').fill('Salem');
  await screen.getByRole('button', { name: 'Show registered users' }).click();
  expect(onApply).toHaveBeenLastCalledWith({
    status: 'married',
    login: null,
    side: 'groom',
    religion: 'Jain',
    place: 'Kerala',
    ageFrom: '24',
    ageTo: '25',
    caste: 'Nair',
    education: 'B.E.',
    job: 'teacher',
    birth_star: 'Rohini',
    rasi: '',
    mother_tongue: 'Tamil, Telugu',
    marital_status: 'Widowed',
    source: 'Temple',
    income: '50 and above',
    work_place: 'Salem',
    native_place: '',
    registered: 'week',
    withoutPicture: true,
    notTold: true,
    handledBy: null,
    sort: 'newest',
  });
  await screen.getByRole('button', { name: 'Clear' }).click();
  await screen.getByRole('button', { name: 'Show registered users' }).click();
  expect(onApply).toHaveBeenLastCalledWith({ ...noFilters, sort: 'newest' });
});

test('a chip removes its filter, and the focus moves to a neighbour', async () => {
  const onChange = vi.fn();
  const filters = { ...noFilters, religion: 'Jain', place: ' Kochi ', withoutPicture: true } as const;
  const screen = await renderPart(<FilterChipsOfTable filters={filters} onChange={onChange} />);
  await screen.getByRole('button', { name: 'Remove filter Location: Kochi' }).click();
  expect(onChange).toHaveBeenLastCalledWith({ place: '' });
  await expect.element(screen.getByRole('group', { name: 'Active filters' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Clear all' }).click();
  expect(onChange).toHaveBeenLastCalledWith(noFilters);
});

test('a search says what it means, and a part is taken out of it', async () => {
  const onSearch = vi.fn();
  const words = [
    { filter: 'caste', value: 'Chettiar', typed: 'chettiyar' },
    { filter: 'side', value: 'bride', typed: 'girl' },
    { filter: 'age', value: '27', typed: '27' },
  ] as const;
  const screen = await renderPart(<UnderstoodWords words={words} onSearch={onSearch} />);
  await expect.element(screen.getByRole('group', { name: 'What the search means' })).toBeVisible();
  await screen.getByRole('button', { name: 'Remove filter Bride or groom: Bride' }).click();
  expect(onSearch).toHaveBeenLastCalledWith('chettiyar 27');
});

test('pages have numbers, and a total above the maximum count is marked', async () => {
  const onPage = vi.fn();
  const props = { pageSize: 20, rowCount: 20, maxCount: 10_000, waiting: false, onPage };
  const screen = await renderPart(<Pager {...props} page={9} total={10_001} />);
  await expect.element(screen.getByText('181 to 200 of more than 10,000')).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Page 10', exact: true }))
    .toHaveAttribute('aria-current', 'page');
  const names = screen.getByRole('button', { name: /^Page/ });
  expect(names.elements().map((each) => each.textContent)).toEqual(['1', '9', '10', '11', '500']);
  await screen.getByRole('button', { name: 'Page 500' }).click();
  expect(onPage).toHaveBeenLastCalledWith(499);
});

test('after selecting the page, all matches of the filters can be selected', async () => {
  const people = [1, 2, 3].map((id) => ({
    id,
    name: `Person ${id}`,
    status: 'verified',
    verified_at: null,
    updated_at: '2026-01-15T09:00:00Z',
  }));
  const setMany = vi.fn();
  const selection = { people: people.slice(0, 2), has: () => true, toggle: vi.fn(), setMany, clear: vi.fn() };
  const screen = await renderPart(
    <SelectPage
      rows={people.slice(0, 2)}
      total={3}
      selection={selection}
      findAllPeople={() => Promise.resolve(people)}
    />,
  );
  await screen.getByRole('button', { name: 'Select all 3' }).click();
  await expect.poll(() => setMany.mock.calls).toEqual([[people, true]]);
});
