import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OfficeProfile } from '@/app/office-profile';
import { answerKeys } from '@/bureau/api/consents';
import { sharedKeys } from '@/bureau/api/keys';
import { household as householdOf, profileLogQueryOptions } from '@/features/log/api';
import { accountQueryOptions, colleaguesQueryOptions, officeFactsQueryOptions } from '@/features/people/api';
import {
  familyQueryOptions,
  introductionsQueryOptions,
  linksQueryOptions,
} from '@/features/introductions/api/introductions';
import { profileKeys } from '@/features/profiles/api/profiles';
import { currentLocation, navigate, useLocation } from '@/lib/navigation/history';
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
  profile_details: { ...sampleDetails, caste: 'Chettiar', height: 157, rasi: 'Simha' },
  contact_details: null,
};
const account = { username: 'asha', active: true, must_change_password: true, notice_sent_at: null, language: null };
const entry = {
  id: 1,
  kind: 'Telephone',
  entry: 'They will think it over',
  by: 'Lakshmi',
  at: '2026-03-10T09:00:00Z',
  request_id: null,
  call_again_on: '2026-04-02',
  done_at: null,
  of: null,
  for_household: false,
};
const household = {
  people: [{ id: 9, name: 'Bala' }],
  proposed: [{ id: 10, name: 'Chitra', reasons: ['same telephone number', 'same parents'] }],
};
const introduction = {
  id: 3,
  family_id: 7,
  how: 'List',
  shown_at: '2026-03-20T06:00:00Z',
  shown_by_name: 'Lakshmi',
  answer: 'interested',
  answered_at: '2026-03-21T06:00:00Z',
  answered_by: 'bureau',
  asked_at: null,
  ask_again_on: null,
  ended_at: null,
  reason: null,
  request_id: null,
  seen_at: null,
  tell_after: null,
  told_at: null,
  request: null,
  shown: {
    ...sampleCard,
    id: 8,
    name: 'Nagaraj',
    visible: true,
    deleted_at: null,
    profile_details: null,
    accounts: null,
    asked: [],
  },
};

/** The page at the tab that the location names. */
function AtLocation({ shown }: { shown: typeof profile }) {
  const location = useLocation();
  return (
    <div className="wrap">
      <OfficeProfile profile={shown} isCard={false} tab={location.page === 'profile' ? location.tab : null} />
    </div>
  );
}

async function open(tab: string | null, shown = profile, login: object | null = account) {
  navigate({ page: 'profile', profileId: 7, tab });
  return await renderPart(<AtLocation shown={shown} />, [
    [introductionsQueryOptions(7).queryKey, [introduction]],
    [linksQueryOptions(7).queryKey, []],
    [familyQueryOptions(7).queryKey, { id: 7, name: 'Asha', hasLogin: true, siteTells: true }],
    [profileLogQueryOptions(7).queryKey, [entry]],
    [householdOf.of({ profile_id: 7 }).queryKey, household],
    [
      officeFactsQueryOptions(7).queryKey,
      { old_number: 'G-103', handled_by: 'office', source: 'Temple', source_name: null, share_agreed: null },
    ],
    [colleaguesQueryOptions().queryKey, [{ username: 'office', display_name: 'Lakshmi', is_me: true }]],
    [accountQueryOptions(7).queryKey, login],
    [sharedKeys.deletionRequest(7), null],
    [answerKeys.ofPerson(7), []],
    [sharedKeys.accountLanguage(7), null],
    [profileKeys.wishes(7), { must: {}, hoped: {}, othersSeeFit: false }],
  ]);
}

test('the menu of a married person leads to the success story', async () => {
  const screen = await open(null, { ...profile, status: 'married' });
  await screen.getByRole('button', { name: 'More about Asha' }).click();
  await screen.getByRole('menuitem', { name: 'Success story' }).click();
  expect(currentLocation()).toMatchObject({ page: 'profile', profileId: 7, tab: 'login' });
  const other = await open(null);
  await other.getByRole('button', { name: 'More about Asha' }).click();
  await expect.element(other.getByRole('menuitem', { name: /Biodata|biodata/ })).toBeVisible();
  expect(other.getByRole('menuitem', { name: 'Success story' }).elements()).toEqual([]);
});

const namesOf = (buttons: { elements: () => Element[] }) => buttons.elements().map((each) => each.textContent);

test('the head says what a caller asks first, and what was done and is next', async () => {
  const screen = await open(null);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Asha' })).toBeVisible();
  const brief = screen.getByRole('list', { name: 'Key facts' });
  expect(namesOf(brief.getByRole('listitem'))).toEqual([
    'ID 7',
    'Old number: G-103',
    'Bride',
    '28 years',
    `5'\u00A02" (157 cm)`,
    'Hindu, Chettiar',
    'Bharani, pada 2, Simmam',
    'M.Sc. Mathematics, School teacher',
    'Coimbatore, Tamil Nadu',
    'Looked after by Lakshmi',
  ]);
  const done = screen.getByRole('list', { name: 'What was done, and what is next' });
  expect(namesOf(done.getByRole('listitem'))).toEqual([
    'Last shown 20 March 2026 (1 person, 1 interested)',
    'Last call 10 March 2026',
    'Next: call again, 2 April 2026',
  ]);
  await screen.getByRole('button', { name: 'More about Asha' }).click();
  expect(namesOf(screen.getByRole('menuitem'))).toEqual([
    'Change status…',
    'WhatsApp…',
    'History',
    'Share',
    'Biodata',
    'Star match',
  ]);
  await screen.getByRole('menuitem', { name: 'Change status…' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Status of Asha' })).toBeVisible();
});

test('the open tab is in the location, and arrow keys choose it; an unknown one is the first', async () => {
  const screen = await open('elsewhere');
  const list = screen.getByRole('tablist', { name: 'About this person' });
  expect(namesOf(list.getByRole('tab'))).toEqual(['Matches1', 'Facts', 'Contact and log1', 'Consents and login']);
  const matches = list.getByRole('tab', { name: /^Matches/ });
  await expect.element(matches).toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByRole('region', { name: 'Introductions' })).toBeVisible();
  await matches.click();
  await userEvent.keyboard('{ArrowRight}');
  // The focus moves after the key: another key before that starts from the same tab.
  await expect.element(list.getByRole('tab', { name: 'Facts' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(list.getByRole('tab', { name: /^Contact and log/ })).toHaveFocus();
  expect(currentLocation()).toEqual({ page: 'profile', profileId: 7, tab: 'contact' });
  await userEvent.keyboard('{End}');
  // On a phone the list scrolls to it.
  const chosen = list.getByRole('tab', { name: 'Consents and login' });
  await expect.element(chosen).toBeInViewport({ ratio: 1 });
  expect(chosen.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(document.documentElement.scrollWidth).toBe(390);
});

const topOf = (element: { element: () => Element }) => element.element().getBoundingClientRect().top;

test('on a phone acts and tabs stay at the top, on a wide screen the whole head', async () => {
  for (const [width, stays] of [
    [390, false],
    [1440, true],
  ] as const) {
    await page.viewport(width, 900);
    const screen = await open('facts');
    const facts = screen.getByRole('tab', { name: 'Facts' });
    await expect.element(facts).toBeVisible();
    // The panel is drawn again when its facts come.
    const scrolled = () => {
      const content = screen.getByRole('tabpanel').element();
      if (content instanceof HTMLElement) content.style.minHeight = '4000px';
      window.scrollTo({ top: 1500, behavior: 'instant' });
      return window.scrollY;
    };
    await expect.poll(scrolled).toBe(1500);
    await expect.poll(() => topOf(facts)).toBeGreaterThanOrEqual(0);
    expect(topOf(screen.getByRole('button', { name: 'Call Asha' }))).toBeGreaterThanOrEqual(0);
    expect(topOf(screen.getByRole('heading', { level: 1 })) >= 0).toBe(stays);
    // The content of another tab begins below the head.
    await facts.click();
    await userEvent.keyboard('{ArrowRight}');
    const { bottom } = facts.element().getBoundingClientRect();
    await expect.poll(() => topOf(screen.getByRole('tabpanel'))).toBeGreaterThanOrEqual(bottom);
    await screen.unmount();
  }
});

test('the first screen of a desk holds the head, the tabs and the first facts', async () => {
  await page.viewport(1440, 900);
  const screen = await open('facts');
  const job = screen.getByText('School teacher', { exact: true });
  await expect.element(job).toBeVisible();
  // What the desk has above the head takes at most 140 px.
  const first = ['Personal Details', 'Family Details', 'Contact Details'].map((name) =>
    screen.getByRole('heading', { name }),
  );
  for (const element of [...first, job]) expect(topOf(element)).toBeLessThan(900 - 140);
});

test('the facts have the acts of the specification, and name what is to be completed', async () => {
  const screen = await open('facts', { ...profile, first_img: '7/a.webp', birth_chart: '7/b.webp' });
  const panel = screen.getByRole('tabpanel', { name: 'Facts' });
  await expect.element(panel.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await panel.getByRole('button', { name: 'Delete Profile' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Delete Asha?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel.getByRole('button', { name: 'Show contact details: Asha' })).toBeVisible();
  // A deleted profile has the two other acts, on every tab.
  const deleted = await open('facts', { ...profile, visible: false, deleted_at: new Date().toISOString() });
  await expect.element(deleted.getByRole('button', { name: 'Restore' })).toBeVisible();
  expect(deleted.getByRole('button', { name: 'Edit Profile' }).elements()).toEqual([]);
  await deleted.unmount();
  // One that is due for erasure is not restored.
  const due = await open('facts', { ...profile, visible: false, deleted_at: '2026-03-01T09:00:00Z' });
  await expect.element(due.getByText(/Deleted\. The next daily run/)).toBeVisible();
  expect(due.getByRole('button', { name: 'Restore' }).elements()).toEqual([]);
});

test('a login is created, or reset and switched off, on its own tab', async () => {
  const screen = await open('login');
  const login = screen.getByRole('region', { name: 'Login', exact: true });
  await expect.element(login).toHaveTextContent('Login asha, temporary password');
  expect(namesOf(login.getByRole('button'))).toEqual(['Reset password…', 'Switch login off…']);
  await expect.element(screen.getByRole('region', { name: 'Consents' }).getByRole('checkbox').first()).toBeVisible();
  const none = await open('login', profile, null);
  await none.getByRole('button', { name: 'Create login…' }).click();
  await expect.element(none.getByRole('dialog')).toBeVisible();
});

test('an entry that is being written stays while another tab is open', async () => {
  const screen = await open('contact');
  await screen.getByText('Add to the log').click();
  await screen.getByRole('textbox', { name: 'What was said or done' }).fill('They will');
  await screen.getByRole('tab', { name: 'Facts' }).click();
  await screen.getByRole('tab', { name: /^Contact and log/ }).click();
  await expect.element(screen.getByRole('textbox', { name: 'What was said or done' })).toHaveValue('They will');
});

test('a profile that waits for verification leads there; nobody seeks matches for a married person', async () => {
  const screen = await open(null, { ...profile, status: 'submitted', visible: false });
  await screen.getByRole('button', { name: 'Verify…' }).click();
  expect(currentLocation()).toMatchObject({ page: 'review', profileId: 7 });
  const married = await open(null, { ...profile, status: 'married', visible: false });
  await expect.element(married.getByRole('button', { name: 'Call Asha' })).toBeVisible();
  expect(married.getByRole('button', { name: 'Find Matches' }).elements()).toEqual([]);
});

test('the household has who is linked, who may be and why, and a search for others', async () => {
  const screen = await open('contact');
  const part = screen.getByRole('region', { name: 'Same household' });
  await expect.element(part.getByRole('link', { name: 'Bala (9)' })).toBeVisible();
  await expect.element(part.getByRole('button', { name: 'Take Bala out of the household' })).toBeVisible();
  await expect.element(part.getByText("Perhaps: same phone number, same parents' names")).toBeVisible();
  await expect.element(part.getByRole('button', { name: 'Same household: Chitra' })).toBeVisible();
  await part.getByText('Same household: add').click();
  await expect.element(part.getByLabelText('User Id or name')).toBeVisible();
  await expect.element(screen.getByText('Temple')).toBeVisible();
});
