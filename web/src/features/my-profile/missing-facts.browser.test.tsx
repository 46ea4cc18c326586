import { expect, test } from 'vitest';
import type { MyCard } from '@/features/my-profile/api';
import { MissingFacts } from '@/features/my-profile/head';
import type { Json } from '@/lib/database.types';
import { sampleBureau } from '@/bureau/sample-bureau';
import { setBureau } from '@/bureau/bureau';
import { renderPart } from '@/lib/render-part';
import { sampleDetails } from '@/person/sample';

const whole: MyCard = {
  id: 7,
  name: 'Asha',
  own_script_name: null,
  gender: 'bride',
  age: 28,
  religion: 'Hindu',
  location: 'Erode',
  first_img: '7/a.webp',
  birth_chart: '7/c.webp',
  status: 'verified',
  status_reason: null,
  verified_at: '2026-01-01T00:00:00Z',
  own_statuses: null,
  profile_details: sampleDetails,
};
const others = { whose_phone: null, second_phone_number: null, whose_second_phone: null };
const reachable = { phone_number: '+91 58430 77002', ...others, email: null, address: 'Erode' };
const show = (card: Partial<MyCard> = {}, proposed: Json = {}, contact: typeof reachable | null = reachable) =>
  renderPart(<MissingFacts card={{ ...whole, ...card }} proposed={proposed} contact={contact} />);

test('a complete profile shows nothing', async () => {
  const { container } = await show();
  expect(container.textContent).toBe('');
});

test('lists facts for the member to add, with a link, and facts for the bureau, with its phone number', async () => {
  setBureau(sampleBureau);
  const screen = await show({ first_img: null, profile_details: { ...sampleDetails, height: null } }, {}, null);
  await screen.getByText('What would complete your profile').click();
  await expect.element(screen.getByText('You can add: Picture, Height.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Add to my profile' })).toBeVisible();
  await expect.element(screen.getByText('The bureau adds for you: Phone, Address. Please tell them.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: sampleBureau.phone })).toBeVisible();
});

test('proposed facts are not listed as missing', async () => {
  const proposed = { height: 163, first_img: '7/b.webp' };
  const card = { first_img: null, profile_details: { ...sampleDetails, height: null } };
  expect((await show(card, proposed)).container.textContent).toBe('');
});

test('a profile with a name alone has a short list', async () => {
  const screen = await show({ gender: null, age: null, religion: null, location: null, profile_details: null });
  await screen.getByText('What would complete your profile').click();
  await expect
    .element(screen.getByRole('region', { name: 'What would complete your profile' }))
    .toHaveTextContent(/Date of birth, Religion, Height, .* and \d+ more\./);
});
