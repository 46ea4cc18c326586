import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { adminKeys } from '@/features/admin/api/keys';
import { ProfileActions } from '@/features/admin/profile/profile-actions';
import { ProfileBar } from '@/features/admin/profile/profile-bar';
import { sharedKeys } from '@/bureau/api/keys';
import { renderPart } from '@/lib/render-part';
import { sampleCard, sampleDetails } from '@/person/sample';

const profile = {
  ...sampleCard,
  id: 7,
  name: 'Asha',
  status: 'verified',
  visible: true,
  verified_at: '2026-01-15T09:00:00Z',
  verified_by: 'Lakshmi',
  profile_details: { caste: null },
};
const account = { username: 'asha', active: true, must_change_password: true, notice_sent_at: null, language: null };
const answers = (login: object | null) =>
  [
    [adminKeys.account(7), login],
    [sharedKeys.deletionRequest(7), null],
    [sharedKeys.offLinks([7]), []],
  ] as const;

const others = { whose_phone: null, second_phone_number: null, whose_second_phone: null };
const details = { phone_number: '+91 55500 00123', ...others, email: null, address: null };

/** The page's two parts, which share one opening. */
function Parts({ profile: shown = profile }: { profile?: ComponentProps<typeof ProfileActions>['profile'] }) {
  const opening = useMutation({ mutationFn: (_id: number) => Promise.resolve({ details, note: '' }) });
  return (
    <>
      <ProfileActions
        profile={shown}
        opening={opening}
        contact={<p>{opening.data?.details.phone_number} is here</p>}
        share={<button type="button">Share</button>}
      />
      <ProfileBar profile={shown} opening={opening} />
    </>
  );
}

const itemsOf = (screen: Awaited<ReturnType<typeof renderPart>>) =>
  screen
    .getByRole('menuitem')
    .elements()
    .map((item) => item.textContent);

test('has the contact details first, one group of buttons, and the rest in a menu', async () => {
  const screen = await renderPart(<Parts />, answers(account));
  const region = screen.getByRole('region', { name: 'For the admin' });
  await expect.element(region).toHaveTextContent('Only the admin sees this box.');
  await expect.element(region).toHaveTextContent('Login asha, temporary password');
  const names = region.getByRole('button').elements();
  expect(names.map((each) => each.textContent)).toEqual([
    'Show contact details',
    'Edit Profile',
    'Find Matches',
    'Share',
    'More',
    // Apart, at the end.
    'Delete Profile',
  ]);
  await screen.getByRole('button', { name: 'More about Asha' }).click();
  expect(itemsOf(screen)).toEqual([
    'Change status…',
    'Reset password…',
    'Switch login off…',
    'WhatsApp…',
    'Show the pictures to members only',
    'Keep off private links and paper',
    'Biodata',
    'Star match',
    'History',
  ]);
  await screen.getByRole('menuitem', { name: 'Change status…' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Status of Asha' })).toBeVisible();
});

test('names what is to be completed; what the contact details lack once they are opened', async () => {
  const complete = {
    ...profile,
    first_img: '7/a.webp',
    birth_chart: '7/b.webp',
    profile_details: { ...sampleDetails, height: null },
  };
  const screen = await renderPart(<Parts profile={complete} />, answers(account));
  const region = screen.getByRole('region', { name: 'For the admin' });
  await expect.element(region.getByText(/^To complete:/)).toHaveTextContent('To complete: Height.');
  await region.getByRole('button', { name: 'Show contact details' }).click();
  await expect.element(region.getByText(/^To complete:/)).toHaveTextContent('To complete: Height, Address.');
});

test('offers to create a missing login', async () => {
  const screen = await renderPart(<Parts />, answers(null));
  await expect.element(screen.getByText('No login', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'More about Asha' }).click();
  expect(itemsOf(screen)).not.toContain('Reset password…');
  await screen.getByRole('menuitem', { name: 'Create login…' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('the bar at the foot opens the contact details once, for the box at the top too', async () => {
  const screen = await renderPart(<Parts />, answers(account));
  const bar = screen.getByRole('group', { name: 'Next step' });
  await expect.element(bar.getByRole('link')).not.toBeInTheDocument();
  await bar.getByRole('button', { name: 'Call Asha' }).click();
  await expect
    .element(bar.getByRole('link', { name: 'Call +91 55500 00123' }))
    .toHaveAttribute('href', 'tel:+915550000123');
  await expect.element(bar.getByRole('link', { name: /^Call/ })).toHaveFocus();
  await expect.element(bar.getByRole('link', { name: /^WhatsApp/ })).toBeVisible();
  await expect.element(screen.getByText('+91 55500 00123 is here')).toBeVisible();
  await expect.element(bar.getByRole('button', { name: 'Verify…' })).not.toBeInTheDocument();
});

test('the bar leads to the verification of a profile that waits for it', async () => {
  const screen = await renderPart(<Parts profile={{ ...profile, status: 'submitted' }} />, answers(account));
  const bar = screen.getByRole('group', { name: 'Next step' });
  await bar.getByRole('button', { name: 'Verify…' }).click();
  expect(window.history.state).toMatchObject({ location: { page: 'review', profileId: 7 } });
});
