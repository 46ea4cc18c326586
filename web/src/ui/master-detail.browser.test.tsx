import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppError } from '@/lib/errors';
import { wantHeadingFocus } from '@/lib/navigation/focus';
import { replaceLocation, useLocation } from '@/lib/navigation/history';
import { renderPart } from '@/lib/render-part';
import { Button } from '@/ui/button';
import { CountedTabs, PickList, TabPanel } from '@/ui/lists';
import { DetailHeading, MasterDetail, NothingChosen } from '@/ui/master-detail';
import { QueryView } from '@/ui/loaded';

interface Person {
  id: number;
  name: string;
}

const people: Person[] = [
  { id: 7, name: 'Asha' },
  { id: 8, name: 'Bala' },
  { id: 9, name: 'Chitra' },
];

const refetch = vi.fn();
const more = { hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: false, fetchNextPage: vi.fn() };

function select(profileId: number | null): void {
  if (profileId !== null) wantHeadingFocus();
  replaceLocation({ page: 'review', profileId });
}

/** A review queue: a decision removes the person from the list and shows the next one. */
function Desk({ start, error = null }: { start: Person[] | undefined; error?: AppError | null }) {
  const [waiting, setWaiting] = useState(start);
  const [tab, setTab] = useState<'waiting' | 'done'>('waiting');
  const location = useLocation();
  const selectedId = location.page === 'review' ? location.profileId : null;
  const first = waiting?.[0]?.id;
  return (
    <CountedTabs
      label="Desk"
      tabs={[
        { name: 'waiting', label: 'Waiting', count: waiting?.length },
        { name: 'done', label: 'Done', count: 0 },
      ]}
      chosen={tab}
      onChoose={setTab}
    >
      <MasterDetail
        className="mt-2"
        listLocation={{ page: 'review' }}
        listName="The queue"
        list={
          <>
            <TabPanel name="waiting">
              <QueryView
                query={{ data: error === null ? waiting : undefined, error, refetch }}
                loading="Loading the queue"
                skeleton={<p>…</p>}
                failure="The queue could not be loaded."
              >
                {(rows) => (
                  <PickList rows={rows} empty="Nobody waits." more={more} selectedId={selectedId} onSelect={select}>
                    {({ name }) => name}
                  </PickList>
                )}
              </QueryView>
            </TabPanel>
            <TabPanel name="done">
              <PickList rows={[]} empty="Nobody is done." selectedId={selectedId} onSelect={select}>
                {() => null}
              </PickList>
            </TabPanel>
          </>
        }
        selectedId={selectedId}
        detail={(id) => (
          <Detail
            key={id}
            name={people.find((person) => person.id === id)?.name ?? ''}
            onDecided={() => {
              const left = (waiting ?? []).filter((person) => person.id !== id);
              setWaiting(left);
              select(left[0]?.id ?? null);
            }}
          />
        )}
        nothingChosen={
          <NothingChosen
            onStart={
              first === undefined
                ? null
                : () => {
                    select(first);
                  }
            }
          >
            Choose someone on the left.
          </NothingChosen>
        }
      />
    </CountedTabs>
  );
}

function Detail({ name, onDecided }: { name: string; onDecided: () => void }) {
  const [isChecked, setIsChecked] = useState(false);
  return (
    <article aria-label={name}>
      <DetailHeading id="detail" shown={isChecked}>
        {name}
      </DetailHeading>
      {!isChecked && <Button onClick={() => setIsChecked(true)}>Check</Button>}
      <div className="h-[200vh]" />
      <Button onClick={onDecided}>Decide</Button>
    </article>
  );
}

async function open(desk = <Desk start={people} />) {
  replaceLocation({ page: 'review' });
  const screen = await renderPart(<main>{desk}</main>);
  return {
    screen,
    row: (name: string) => screen.getByRole('listitem').getByRole('button', { name }),
    heading: (name: string) => screen.getByRole('heading', { name }),
    list: screen.getByRole('list', { includeHidden: true }),
  };
}

/** Wide enough for list and detail side by side. */
async function widen() {
  await page.viewport(1024, 700);
}

test('the list has a loading, a failed and an empty state', async () => {
  const { screen } = await open(<Desk start={undefined} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading the queue');
  await expect.element(screen.getByRole('tab', { name: 'Waiting' })).toHaveTextContent('…');

  const error = new AppError('network', 'Failed to fetch');
  await screen.rerender(
    <main>
      <Desk start={undefined} error={error} />
    </main>,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The queue could not be loaded.');
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(refetch).toHaveBeenCalledOnce();

  const empty = await open(<Desk start={[]} />);
  await expect.element(empty.screen.getByText('Nobody waits.')).toBeVisible();
  await expect.element(empty.screen.getByRole('tab', { name: 'Waiting' })).toHaveTextContent('0');
  await widen();
  await expect.element(empty.screen.getByText('Choose someone on the left.')).toBeVisible();
  await expect.element(empty.screen.getByRole('button', { name: 'Start with the first' })).not.toBeInTheDocument();
});

test('on a phone the detail replaces the list; going back restores the list and the focus', async () => {
  const { screen, row, heading, list } = await open();
  await expect.element(screen.getByText('Choose someone on the left.')).not.toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(row('Bala')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Bala')).toHaveFocus();
  await expect.element(list).not.toBeVisible();
  const back = screen.getByRole('link', { name: 'The queue' });
  await userEvent.tab({ shift: true });
  await expect.element(back).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(list).toBeVisible();
  await expect.element(heading('Bala')).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(list.element())).toBe(true);
});

test('a wide screen shows both, and marks the selected row', async () => {
  await widen();
  const { screen, row, heading, list } = await open();
  await screen.getByRole('button', { name: 'Start with the first' }).click();
  await expect.element(heading('Asha')).toHaveFocus();
  await expect.element(list).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'The queue', includeHidden: true })).not.toBeVisible();
  await row('Chitra').click();
  await expect.element(heading('Chitra')).toHaveFocus();
  await expect.element(row('Chitra')).toHaveAttribute('aria-current', 'true');
  await expect.element(row('Asha')).not.toHaveAttribute('aria-current');
  await screen.getByRole('button', { name: 'Show more' }).click();
  expect(more.fetchNextPage).toHaveBeenCalledOnce();
});

test('a decision removes the row, and the next detail starts at its top', async () => {
  await widen();
  const { screen, row, heading, list } = await open();
  const decide = screen.getByRole('button', { name: 'Decide' });
  await row('Asha').click();
  await decide.click();
  await expect.element(heading('Bala')).toHaveFocus();
  expect(heading('Bala').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  await expect.element(row('Asha')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('tab', { name: 'Waiting' })).toHaveTextContent('2');
  await decide.click();
  await expect.element(heading('Chitra')).toHaveFocus();
  await decide.click();
  await expect.element(screen.getByText('Nobody waits.')).toBeVisible();
  await expect.element(list).not.toBeInTheDocument();
  // Only the empty list is left to take the focus.
  expect(document.activeElement?.textContent).toBe('Nobody waits.');
});

test('when a focused control of the detail unmounts, its heading takes the focus', async () => {
  const { screen, row, heading } = await open();
  await row('Asha').click();
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(heading('Asha')).toHaveFocus();
});

test('the arrow keys change the tab, and the selection stays', async () => {
  await widen();
  const { screen, row, heading } = await open();
  await row('Asha').click();
  await screen.getByRole('tab', { name: 'Waiting' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('tab', { name: 'Done' })).toHaveFocus();
  await expect.element(screen.getByRole('tabpanel', { name: 'Done' })).toHaveTextContent('Nobody is done.');
  await expect.element(heading('Asha')).toBeVisible();
});
