import { expect, test } from 'vitest';
import { demoQueryOptions, firstStepsQueryOptions, registeredUsersCountQueryOptions } from '@/features/people/api';
import { DemoLine, FirstSteps } from '@/features/people/first-steps';
import { renderPart } from '@/lib/render-part';

const nothing = { bureau: false, languages: false, stars: false, admins: false, verified: false };

test('a new bureau sees its first steps, the done ones without a link', async () => {
  localStorage.removeItem('first-steps-seen');
  const screen = await renderPart(<FirstSteps />, [
    [registeredUsersCountQueryOptions().queryKey, 1],
    [firstStepsQueryOptions().queryKey, { ...nothing, admins: true }],
  ]);
  const list = screen.getByRole('region', { name: 'First steps' });
  expect(list.getByRole('listitem').elements()).toHaveLength(7);
  await expect.element(list.getByRole('link', { name: /name and telephone/ })).toBeVisible();
  await expect.element(list.getByRole('link', { name: /second owner/ })).not.toBeInTheDocument();
  await expect.element(list.getByText(/Import people.*\(done\)/)).toBeVisible();
});

test('a look at what may be right as installed counts as done', async () => {
  localStorage.removeItem('first-steps-seen');
  const screen = await renderPart(<FirstSteps />, [
    [registeredUsersCountQueryOptions().queryKey, 0],
    [firstStepsQueryOptions().queryKey, nothing],
  ]);
  for (const name of [/languages/, /notice/]) {
    await screen.getByRole('link', { name }).click();
    await expect.element(screen.getByRole('link', { name })).not.toBeInTheDocument();
  }
  await screen.getByRole('link', { name: /name and telephone/ }).click();
  await expect.element(screen.getByRole('link', { name: /name and telephone/ })).toBeVisible();
});

test('once all is done the site is ready, until that is closed; nothing in a register at work', async () => {
  localStorage.setItem('first-steps-seen', 'notice');
  const all = { bureau: true, languages: true, stars: true, admins: true, verified: true };
  const done = await renderPart(<FirstSteps />, [
    [registeredUsersCountQueryOptions().queryKey, 1],
    [firstStepsQueryOptions().queryKey, all],
  ]);
  await expect.element(done.getByRole('status')).toHaveTextContent('The site is ready');
  await expect.element(done.getByRole('region')).not.toBeInTheDocument();
  await done.getByRole('button', { name: 'Close' }).click();
  await expect.element(done.getByRole('status')).not.toBeInTheDocument();
  expect(localStorage.getItem('first-steps-seen')).toBe('notice ready');
  const atWork = await renderPart(<FirstSteps />, [
    [registeredUsersCountQueryOptions().queryKey, 51],
    [firstStepsQueryOptions().queryKey, nothing],
  ]);
  await expect.element(atWork.getByRole('region')).not.toBeInTheDocument();
});

test('the demo is named, with who can empty the register', async () => {
  const screen = await renderPart(<DemoLine />, [[demoQueryOptions().queryKey, true]]);
  await expect.element(screen.getByText(/ask the person who set up this site/)).toBeVisible();
  const real = await renderPart(<DemoLine />, [[demoQueryOptions().queryKey, false]]);
  await expect.element(real.getByText(/Demo data/)).not.toBeInTheDocument();
});
