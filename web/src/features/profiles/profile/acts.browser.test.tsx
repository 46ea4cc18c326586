import { expect, test, vi } from 'vitest';
import { TalkToBureau, ShareProfile } from '@/features/profiles/profile/acts';
import { sampleBureau } from '@/bureau/sample-bureau';
import { setBureau } from '@/bureau/bureau';
import { renderPart } from '@/lib/render-part';
import { OfficeShareDialog } from '@/features/profiles/profile/office';
import { sharedKeys } from '@/bureau/api/keys';

const textOf = (link: Element, name: string) => new URL(link.getAttribute('href') ?? '').searchParams.get(name);

test('a visitor reaches the bureau about a profile, of which the links carry the id alone', async () => {
  setBureau({ ...sampleBureau, whatsapp: '+91 98430 55501' });
  const screen = await renderPart(<TalkToBureau id={999} />);
  await screen.getByRole('button', { name: 'Interested? Talk to the bureau' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Talk to the bureau' });
  await expect.element(dialog.getByText('Please say: ID 999')).toBeVisible();
  const call = dialog.getByRole('link', { name: 'Call +91 422 555 0142' });
  await expect.element(call).toHaveAttribute('href', 'tel:+914225550142');
  const message = 'I am asking about ID 999';
  expect(textOf(dialog.getByRole('link', { name: /^WhatsApp/ }).element(), 'text')).toBe(message);
  expect(textOf(dialog.getByRole('link', { name: 'E-mail' }).element(), 'subject')).toBe(message);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await screen.getByRole('button', { name: 'Register my daughter / son' }).click();
  const register = screen.getByRole('dialog', { name: 'Register my daughter / son' });
  await expect.element(register).toBeVisible();
  expect(textOf(register.getByRole('link', { name: /^WhatsApp/ }).element(), 'text')).toBe(
    'I would like to register my daughter / son',
  );
  await expect.element(register).not.toHaveTextContent('999');
});

test('without a WhatsApp number of the bureau there are the telephone and the e-mail', async () => {
  setBureau(sampleBureau);
  const screen = await renderPart(<TalkToBureau id={999} />);
  await screen.getByRole('button', { name: 'Interested? Talk to the bureau' }).click();
  await expect.element(screen.getByRole('link', { name: /^Call/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^WhatsApp/ }).elements()).toEqual([]);
});

test('a shared profile is a plain link, without the name or other facts of the person', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await renderPart(<ShareProfile id={12} />);
  // Nothing on the page reads as if it wrote to the family.
  expect(screen.getByRole('link').elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'Share' });
  const whatsApp = dialog.getByRole('link', { name: /^WhatsApp/ });
  await expect.element(whatsApp).toBeVisible();
  const href = new URL(whatsApp.element().getAttribute('href') ?? '');
  expect(href.origin + href.pathname).toBe('https://wa.me/');
  const address = `${window.location.origin}/#profile/12`;
  expect(href.searchParams.get('text')).toBe(`A profile at Mangalam Matrimony, ID 12: ${address}`);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  expect(copied).toHaveBeenCalledExactlyOnceWith(address);
  await expect.element(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
});

test('the office shares the facts that its message names, in the language of the family', async () => {
  const profile = {
    id: 12,
    name: 'Asha',
    own_script_name: null,
    age: 27,
    location: 'Erode',
    first_img: '12/secret.webp',
    profile_details: { birth_star: 'Magha', height: null, caste: null, education: 'B.E', job: null },
  };
  const bodies = [
    {
      template: 'profile shared',
      language: 'en',
      body: '{id}, {age} years\n{star}, {education}, {town}',
      original: null,
    },
    { template: 'profile shared', language: 'ta', body: 'வயது {age}, {star}', original: null },
  ];
  const screen = await renderPart(<OfficeShareDialog profile={profile} onClose={vi.fn()} />, [
    [sharedKeys.messageTemplates(), bodies],
    [sharedKeys.offLinks([12]), []],
  ]);
  const dialog = screen.getByRole('dialog', { name: 'Share' });
  const textOf = () =>
    new URL(
      dialog
        .getByRole('link', { name: /^WhatsApp/ })
        .element()
        .getAttribute('href') ?? '',
    ).searchParams.get('text');
  await expect.element(dialog.getByRole('link', { name: /^WhatsApp/ })).toBeVisible();
  expect(textOf()).toMatch(/^12, 27 years\nMag\w+, B\.E, Erode$/);
  await dialog.getByLabelText('Language of the message').selectOptions('ta');
  await expect.element(dialog.getByText('வயது 27, மகம்')).toBeVisible();
  expect(textOf()).toBe('வயது 27, மகம்');
});

test('the office does not share somebody who is kept off links, messages and paper', async () => {
  const profile = { id: 12, name: 'Asha', own_script_name: null, age: 27, location: 'Erode', profile_details: null };
  const screen = await renderPart(<OfficeShareDialog profile={profile} onClose={vi.fn()} />, [
    [sharedKeys.messageTemplates(), [{ template: 'profile shared', language: 'en', body: '{id}', original: null }]],
    [sharedKeys.offLinks([12]), [12]],
  ]);
  const dialog = screen.getByRole('dialog', { name: 'Share' });
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Not to be shown to other families');
  expect(dialog.getByRole('link').elements()).toEqual([]);
  expect(dialog.getByRole('button', { name: /Copy/ }).elements()).toEqual([]);
});
