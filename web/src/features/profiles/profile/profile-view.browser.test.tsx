import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sharedKeys } from '@/bureau/api/keys';
import { profileKeys } from '@/features/profiles/api/profiles';
import { ProfileView } from '@/features/profiles/profile/profile-view';
import { sampleProfile } from '@/features/profiles/profile/sample-profile';
import { AppError } from '@/lib/errors';
import { renderPart } from '@/lib/render-part';

test.each([
  ['member', true],
  ['visitor', false],
] as const)('what the birth gives is for who sees the details of birth: %s', async (kind, seesThem) => {
  const screen = await renderPart(
    <ProfileView profile={sampleProfile} viewer={{ kind }} contact={null} fromBirth={<p>From the birth</p>} />,
  );
  await expect.element(screen.getByText('ID 0, 28 years, Hindu, Coimbatore, Tamil Nadu')).toBeVisible();
  const computed = screen.getByText('From the birth');
  expect(computed.elements()).toHaveLength(seesThem ? 1 : 0);
  if (seesThem) expect(computed.element().closest('section')).toHaveAccessibleName('Horoscope');
  // A visitor gets one sentence about the members' view, in place of all groups.
  expect(screen.getByText(/^Members see /).elements()).toHaveLength(seesThem ? 0 : 1);
  expect(screen.getByRole('link', { name: 'Member Login' }).elements()).toHaveLength(seesThem ? 0 : 1);
});

test('on a phone the chart of the family is a part of the horoscope, on a wide screen it stands below the pictures', async () => {
  const profile = { ...sampleProfile, birth_chart: '7/chart.svg' };
  for (const [width, group] of [
    [390, 'Horoscope'],
    [1440, null],
  ] as const) {
    await page.viewport(width, 900);
    const screen = await renderPart(<ProfileView profile={profile} viewer={{ kind: 'member' }} contact={null} />);
    const chart = screen.getByRole('region', { name: 'Birth Chart' });
    await expect.element(chart).toBeVisible();
    expect(chart.elements()).toHaveLength(1);
    const around = chart.element().parentElement?.closest('section');
    if (group === null) expect(around).toBeNull();
    else expect(around).toHaveAccessibleName(group);
    await screen.unmount();
  }
});

test('a member who has opened as many profiles as a day allows reads that in place of the details', async () => {
  const words = 'You have opened as many profiles as a day allows: 300. Come back tomorrow, or call the bureau.';
  const detailsRefused = new AppError('invalid', '', { refusal: 'too_many_profiles_today', values: { most: 300 } });
  const profile = { ...sampleProfile, profile_details: null, detailsRefused };
  const screen = await renderPart(
    <ProfileView profile={profile} viewer={{ kind: 'member' }} contact={null} fromBirth={<p>From the birth</p>} />,
  );
  for (const name of ['Personal Details', 'Family Details', 'Horoscope']) {
    const group = screen.getByRole('region', { name });
    await expect.element(group).toHaveTextContent(words);
    await expect.element(group).not.toHaveTextContent('Not provided');
  }
  expect(screen.getByText('From the birth').elements()).toHaveLength(0);
});

test.each(['visitor', 'member'] as const)('the user id stands under the name, for a %s too', async (kind) => {
  const screen = await renderPart(
    <ProfileView profile={{ ...sampleProfile, id: 12 }} viewer={{ kind }} contact={null} />,
  );
  await expect.element(screen.getByText(/^ID 12, /)).toBeVisible();
  expect(screen.getByText(/\b12\b/).elements()).toHaveLength(1);
});

test('the sample profile has no user id', async () => {
  const screen = await renderPart(<ProfileView profile={sampleProfile} viewer={null} contact={null} />);
  expect(screen.getByText(/\bID\b/).elements()).toHaveLength(0);
});

const seen = (seeFacts: boolean) =>
  [sharedKeys.visitorSettings(), { mayBrowse: true, seePictures: true, seeFacts }] as const;
const read = { height: 172, education: 'M.Sc.', job: null };

test.each([
  ['shows them', true, `5' 8" (172 cm)`],
  ['does not show them', false, null],
])('a visitor reads height, education and job where the bureau %s', async (_what, seeFacts, height) => {
  const profile = { ...sampleProfile, id: 12, profile_details: null };
  const screen = await renderPart(<ProfileView profile={profile} viewer={{ kind: 'visitor' }} contact={null} />, [
    seen(seeFacts),
    [profileKeys.visitorFacts(12), read],
  ]);
  await expect.element(screen.getByText(/^Members see /)).toBeVisible();
  const list = screen.getByLabelText('Key facts');
  if (height === null) expect(list.elements()).toHaveLength(0);
  else {
    await expect.element(list).toHaveTextContent(`Height${height}EducationM.Sc.`);
    await expect.element(screen.getByText('Not provided: Job')).toBeVisible();
  }
});

test('members see on their own profile the three facts that a visitor reads, and no others', async () => {
  const screen = await renderPart(<ProfileView profile={sampleProfile} viewer={{ kind: 'visitor' }} contact={null} />, [
    seen(true),
  ]);
  const terms = screen.container.querySelectorAll('dt');
  await expect.element(screen.getByText('School teacher')).toBeVisible();
  expect([...terms].map(({ textContent }) => textContent)).toEqual(['Height', 'Education', 'Job']);
});

test('facts that do not come are named, and can be asked for again', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  onTestFinished(() => fetched.mockRestore());
  const profile = { ...sampleProfile, id: 12, profile_details: null };
  const screen = await renderPart(<ProfileView profile={profile} viewer={{ kind: 'visitor' }} contact={null} />, [
    seen(true),
  ]);
  const failure = screen.getByRole('alert');
  await expect.element(failure).toHaveTextContent("Couldn't load Height, Education, Job.");
  fetched.mockImplementation(() => Promise.resolve(Response.json([read])));
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('M.Sc.')).toBeVisible();
});
