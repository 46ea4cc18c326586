import { expect, test } from 'vitest';
import { adminKeys } from '@/features/admin/api/keys';
import { DemoLine, FirstSteps } from '@/features/admin/dashboard/first-steps';
import { renderPart } from '@/lib/render-part';

const nothing = { bureau: false, languages: false, stars: false, admins: false, verified: false };

test('a new bureau sees its first steps, the done ones without a link', async () => {
  localStorage.removeItem('first-steps-seen');
  const screen = await renderPart(<FirstSteps people={1} />, [[adminKeys.firstSteps(), { ...nothing, admins: true }]]);
  const list = screen.getByRole('region', { name: 'Six things to begin' });
  expect(list.getByRole('listitem').elements()).toHaveLength(6);
  await expect.element(list.getByRole('link', { name: /name, address/ })).toBeVisible();
  await expect.element(list.getByRole('link', { name: /second admin/ })).not.toBeInTheDocument();
  await expect.element(list.getByText(/Import people.*\(done\)/)).toBeVisible();
});

test('a look at what may be right as installed counts as done', async () => {
  localStorage.removeItem('first-steps-seen');
  const screen = await renderPart(<FirstSteps people={0} />, [[adminKeys.firstSteps(), nothing]]);
  await screen.getByRole('link', { name: /languages/ }).click();
  await expect.element(screen.getByRole('link', { name: /languages/ })).not.toBeInTheDocument();
  await screen.getByRole('link', { name: /name, address/ }).click();
  await expect.element(screen.getByRole('link', { name: /name, address/ })).toBeVisible();
});

test('nothing is shown once all is done, or in a register at work', async () => {
  const all = { bureau: true, languages: true, stars: true, admins: true, verified: true };
  const done = await renderPart(<FirstSteps people={1} />, [[adminKeys.firstSteps(), all]]);
  await expect.element(done.getByRole('region')).not.toBeInTheDocument();
  const atWork = await renderPart(<FirstSteps people={51} />, [[adminKeys.firstSteps(), nothing]]);
  await expect.element(atWork.getByRole('region')).not.toBeInTheDocument();
});

test('the demo is named, with who can empty the register', async () => {
  const screen = await renderPart(<DemoLine />, [[adminKeys.demo(), true]]);
  await expect.element(screen.getByText(/ask the person who set up this site/)).toBeVisible();
  const real = await renderPart(<DemoLine />, [[adminKeys.demo(), false]]);
  await expect.element(real.getByText(/Demo data/)).not.toBeInTheDocument();
});
