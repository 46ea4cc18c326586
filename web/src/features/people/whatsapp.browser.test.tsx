import { answerKeys } from '@/bureau/api/consents';
import { sharedKeys } from '@/bureau/api/keys';
import { WhatsAppDialog } from '@/features/people/whatsapp';
import { renderPart } from '@/lib/render-part';
import { expect, it, vi } from 'vitest';

const templates = [
  { template: 'account made', language: 'en', body: 'Your account is ready: {username}', original: null },
  { template: 'please call', language: 'en', body: 'Please call us, {name}', original: null },
  { template: 'please call', language: 'ta', body: 'அழையுங்கள் {name}', original: null },
  { template: 'photo missing', language: 'en', body: 'A photo, please', original: null },
  {
    template: 'profile shared',
    language: 'en',
    body: '{name} ({id}), {age} years\nStar: {star}\n{education}, {town}\n{link}',
    original: null,
  },
];
const account = { username: 'meena', active: true, must_change_password: true, notice_sent_at: null, language: null };
const person = { id: 12, name: 'Meena', gender: 'bride', first_img: null };
const other = {
  id: 34,
  name: 'Arun',
  age: null,
  location: 'Erode',
  profile_details: { birth_star: 'Magha', education: null },
};

const render = (given: Partial<Parameters<typeof WhatsAppDialog>[0]> = {}, language: string | null = null) =>
  renderPart(
    <WhatsAppDialog
      person={person}
      account={account}
      isReset={false}
      onCreateLogin={vi.fn()}
      onClose={vi.fn()}
      {...given}
    />,
    [
      [sharedKeys.messageTemplates(), templates],
      [sharedKeys.accountLanguage(12), language],
      [sharedKeys.sharedProfile(34), other],
      [sharedKeys.sharedProfile(35), null],
      [sharedKeys.sharedProfile(36), { ...other, id: 36 }],
      [sharedKeys.offLinks([34]), []],
      [sharedKeys.offLinks([36]), [36]],
    ],
  );

it('tells of a login only while its password is temporary', async () => {
  const screen = await render();
  await expect.element(screen.getByText('Your account is ready: meena')).toBeVisible();
  await screen.rerender(null);
  const active = await render({ account: { ...account, must_change_password: false } });
  await expect.element(active.getByText('Please call us, Meena')).toBeVisible();
  expect(active.getByLabelText('Your login is ready').elements()).toEqual([]);
});

it('sends a profile in some lines, without a line for an unknown fact', async () => {
  const screen = await render();
  await screen.getByLabelText('A profile for you').click();
  await screen.getByLabelText('User id of the profile to send').fill('35');
  await expect.element(screen.getByText('No verified profile has this user id.')).toBeVisible();
  const open = screen.getByRole('button', { name: 'Open the number' });
  await expect.element(open).not.toBeInTheDocument();
  await screen.getByLabelText('User id of the profile to send').fill('34');
  await expect.element(open).toBeVisible();
  const preview = screen.getByText(/^Arun \(34\)/);
  await expect.element(preview).toBeVisible();
  const lines = preview.element().textContent.split('\n');
  expect(lines.slice(0, 3)).toEqual(['Arun (34)', expect.stringMatching(/^Star: Mag/), 'Erode']);
  expect(lines.at(-1)).toMatch(/#profile\/34$/);
  // Nobody who is not to be shown by messages.
  await screen.getByLabelText('User id of the profile to send').fill('36');
  await expect.element(screen.getByText(/^Not to be shown to other families/)).toBeVisible();
  await expect.element(screen.getByText(/^Arun \(/)).not.toBeInTheDocument();
  await expect.element(open).not.toBeInTheDocument();
});

it('writes to a family without a login too, in the language that is kept with it', async () => {
  const onCreateLogin = vi.fn();
  const screen = await render({ account: null, onCreateLogin }, 'ta');
  await expect.element(screen.getByLabelText('Language of the family')).toHaveValue('ta');
  await expect.element(screen.getByText('அழையுங்கள் மீனா')).toBeVisible();
  await screen.getByLabelText('The photo is missing').click();
  await expect.element(screen.getByText('A photo, please')).toBeVisible();
  await screen.getByRole('button', { name: 'Create login' }).click();
  expect(onCreateLogin).toHaveBeenCalledOnce();
});

it('asks for no photo of a person who has one', async () => {
  const screen = await render({ person: { ...person, first_img: '12/a.webp' } });
  await expect.element(screen.getByLabelText('Please call us')).toBeVisible();
  expect(screen.getByLabelText('The photo is missing').elements()).toEqual([]);
});

it('offers no message to a family that asked for no WhatsApp, and says why', async () => {
  const screen = await renderPart(
    <WhatsAppDialog person={person} account={account} isReset={false} onCreateLogin={vi.fn()} onClose={vi.fn()} />,
    [
      [sharedKeys.messageTemplates(), templates],
      [answerKeys.offWhatsApp([12]), [12]],
    ],
  );
  await expect.element(screen.getByText('This family asked for no WhatsApp.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open the number' }).elements()).toEqual([]);
});
