import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { z } from 'zod';
import { firstStarSettings } from '@/astrology/star-settings';
import { phoneNumberOpening } from '@/bureau/api/contact-details';
import { answerKeys } from '@/bureau/api/consents';
import { sharedKeys } from '@/bureau/api/keys';
import { gaps } from '@/bureau/api/gaps';
import { InterestLine, NotAskedNote } from '@/features/introductions/components/family-notes';
import {
  familyQueryOptions,
  introductionsQueryOptions,
  hiddenPicturesQueryOptions,
  linkHindrancesQueryOptions,
  linkMaking,
  linksQueryOptions,
  sharedProfilesQueryOptions,
} from '@/features/introductions/api/introductions';
import {
  type GivenAnswer,
  linkedFamilyQueryOptions,
  myMatches,
  type ShownPerson,
} from '@/features/introductions/api/shown-people';
import { FamilyPage } from '@/features/introductions/components/family-page';
import { IntroductionsPart } from '@/features/introductions/components/introductions-part';
import { PrivateLinkPart } from '@/features/introductions/components/private-link';
import { MyMatches } from '@/features/introductions/components/my-matches';
import { OtherPhone } from '@/features/introductions/components/other-phone';
import { SendToFamily } from '@/features/introductions/components/send-to-family';
import { SheetsPage } from '@/features/introductions/components/sheets-page';
import { ShowBar, ShowDialog } from '@/features/introductions/components/show-dialog';
import { ShownPeople } from '@/features/introductions/components/shown-people';
import { setSession, visitor, type Viewer } from '@/lib/backend/session';
import type { AppError } from '@/lib/errors';
import { currentLocation } from '@/lib/navigation/history';
import { renderPart } from '@/lib/render-part';
import { sampleCard, sampleDetails } from '@/person/sample';
import { loadRefusals } from '@/texts/refusals';

const kavitha: ShownPerson = {
  id: 7,
  name: 'Test Kavitha',
  own_script_name: null,
  gender: 'bride',
  age: 27,
  location: 'Madurai, Tamil Nadu',
  religion: 'Hindu',
  height: 160,
  birth_star: null,
  star_pada: null,
  rasi: null,
  education: 'B.Com',
  job: null,
  picture: null,
  shown_at: '2026-11-20T06:00:00Z',
  answer: null,
  asked: false,
  may_answer: true,
  both: false,
  told: true,
  ended: false,
  was_told: false,
  more: {
    caste: 'Nadar',
    gothram: null,
    kulam: null,
    native_place: null,
    work_place: null,
    children: null,
    children_live_with: null,
    brothers: null,
    married_brothers: null,
    sisters: null,
    married_sisters: null,
    mangal_dosha: 'No',
    other_dosha: null,
    mother_tongue: 'Tamil',
    marital_status: null,
    diet: null,
    "father's_name": 'Test Father',
    "father's_job": 'Teacher',
    "mother's_name": null,
    "mother's_job": null,
    number_of_siblings: 2,
  },
};

describe('somebody who is shown', () => {
  const newSend = () => vi.fn<(answer: GivenAnswer) => Promise<null>>(() => Promise.resolve(null));
  const show = async (changes: Partial<ShownPerson>, send = newSend()) =>
    await renderPart(
      <ShownPeople people={[{ ...kavitha, ...changes }]} family={null} send={send} opensProfiles={false} />,
    );

  test('is answered with one tap', async () => {
    const send = newSend();
    const screen = await show({}, send);
    const lines = screen.getByRole('listitem').getByRole('paragraph');
    await expect.element(lines.nth(0)).toHaveTextContent(/^27 years · /);
    await expect.element(lines.nth(1)).toHaveTextContent('Madurai, Tamil Nadu');
    await expect.element(lines.nth(2)).toHaveTextContent('B.Com');
    await expect.element(lines.nth(3)).toHaveTextContent('Nadar');
    await screen.getByRole('button', { name: 'Later' }).click();
    await expect.poll(() => send.mock.calls.map(([sent]) => sent)).toEqual([{ profile_id: 7, answer: 'later' }]);
  });

  test('has the count and the warning of the lists', async () => {
    const star = { birth_star: 'Ashwini', star_pada: null, rasi: null };
    const screen = await renderPart(
      <ShownPeople
        people={[{ ...kavitha, ...star }]}
        family={{ gender: 'groom', ...star }}
        send={newSend()}
        opensProfiles={false}
      />,
      [[sharedKeys.starSettings(), firstStarSettings]],
    );
    await screen.getByText('More about Test Kavitha').click();
    await expect.element(screen.getByText('Porutham 5 to 6 of 10, Rajju does not agree')).toBeVisible();
  });

  test('unfolds what the paper of the bureau says', async () => {
    const screen = await show({ job: 'Teacher' });
    await screen.getByText('More about Test Kavitha').click();
    await expect.element(screen.getByText('User Id 7')).toBeVisible();
    await expect.element(screen.getByText('B.Com')).toBeVisible();
    const facts = screen.getByRole('definition');
    await expect.element(facts.first()).toHaveTextContent('Hindu');
    expect(facts.all()).toHaveLength(6);
    await expect.element(screen.getByText('Test Father')).toBeVisible();
  });

  test('has a picture that opens large', async () => {
    const screen = await show({ picture: 'https://example.com/kavitha.jpg' });
    await screen
      .getByRole('button', { name: /Test Kavitha/ })
      .first()
      .click();
    await expect.element(screen.getByRole('dialog', { name: /Test Kavitha/ })).toBeVisible();
  });

  test('is seen with the facts and both buttons on a small phone with large letters', async () => {
    const { style } = document.documentElement;
    style.fontSize = '24px';
    onTestFinished(() => {
      style.fontSize = '';
    });
    await page.viewport(360, 640);
    const screen = await show({ picture: 'https://example.com/kavitha.jpg', job: 'Bank officer' });
    const no = screen.getByRole('button', { name: 'Not interested' });
    await expect.element(no).toBeVisible();
    // The head of the page and its first line are above it.
    expect(no.element().getBoundingClientRect().bottom).toBeLessThan(640 - 190);
    const yes = screen.getByRole('button', { name: 'Interested', exact: true });
    expect(yes.element().getBoundingClientRect().top).toBe(no.element().getBoundingClientRect().top);
  });

  test('is told an interest after one question', async () => {
    const send = newSend();
    const screen = await show({}, send);
    await screen.getByRole('button', { name: 'Interested', exact: true }).click();
    const dialog = screen.getByRole('dialog', { name: 'Are you interested in Test Kavitha?' });
    await expect.element(dialog).toHaveTextContent('The bureau asks them. If they agree too, both get the number.');
    await dialog.getByRole('button', { name: 'Close', exact: true }).first().click();
    expect(send).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Interested', exact: true }).click();
    await dialog.getByRole('button', { name: 'Yes, we are interested' }).click();
    await expect.poll(() => send.mock.calls.map(([sent]) => sent)).toEqual([{ profile_id: 7, answer: 'interested' }]);
  });

  test.each([
    [{ answer: 'interested', told: false }, 'In five minutes the bureau gets your answer.', 1],
    [
      { answer: 'interested' },
      'Your answer: Interested. The bureau asks them. If they agree too, both get the number.',
      1,
    ],
    [
      { answer: 'interested', asked: true, told: false },
      'They have said yes too. The bureau calls you both before it gives the numbers. For five minutes',
      1,
    ],
    [{ answer: 'interested', asked: true }, 'Your answer: Interested. Both families are interested.', 1],
    [{ asked: true }, 'This family is interested in you.', 4],
    [{ ended: true, may_answer: false }, 'The interest of this family has ended.', 0],
    [{ answer: 'not interested', was_told: true }, 'This family may know of your interest already.', 1],
    [{ asked: true, may_answer: false }, 'The bureau will call you about this profile.', 0],
    [{ answer: 'interested', both: true, may_answer: false }, 'Both families are interested.', 0],
    [{ answer: 'interested', may_answer: false }, 'Your answer: Interested.', 0],
  ])('%o', async (changes, words, buttons) => {
    const screen = await show(changes);
    await expect.element(screen.getByRole('listitem')).toHaveTextContent(words);
    expect(screen.getByRole('button').all()).toHaveLength(buttons);
  });
});

/** A tap as it comes, where Playwright waits for a button that takes it. */
function press(button: Locator): void {
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

describe('a list of several', () => {
  const rajeev = { ...kavitha, id: 8, name: 'Test Rajeev' };
  const newSend = () => vi.fn<(answer: GivenAnswer) => Promise<null>>(() => new Promise(() => null));
  const listOf = (people: readonly ShownPerson[], send = newSend()) => (
    <ShownPeople people={people} family={null} send={send} opensProfiles={false} />
  );
  const refused = { ...kavitha, answer: 'not interested' };

  test('keeps its order after an answer, which folds to one line', async () => {
    const screen = await renderPart(listOf([kavitha, rajeev]));
    await screen.rerender(listOf([rajeev, refused]));
    const first = screen.getByRole('listitem').first();
    await expect.element(first).toHaveTextContent('Your answer: Not interested.');
    expect(first.getByRole('group', { name: 'Your answer about Test Kavitha' }).all()).toEqual([]);
    const change = first.getByRole('button', { name: 'Change the answer about Test Kavitha' });
    await expect.element(change).toHaveAttribute('aria-disabled', 'false');
    await change.click();
    await expect.element(first.getByRole('button', { name: 'Not interested' })).toBeDisabled();
    await screen.rerender(listOf([rajeev, { ...kavitha, answer: 'later' }]));
    await expect.element(first).toHaveTextContent('Your answer: Later.');
    expect(first.getByRole('group', { name: 'Your answer about Test Kavitha' }).all()).toEqual([]);
  });

  test.each([
    ['Later', { answer: 'later' }],
    ['Not interested', { answer: 'not interested' }],
    ['Interested', { answer: 'interested', both: true, may_answer: false }],
  ])('does not move under the finger after %s', async (name, answer) => {
    const screen = await renderPart(listOf([kavitha, rajeev]));
    const [first, second] = [screen.getByRole('listitem').first(), screen.getByRole('listitem').nth(1)];
    const button = first.getByRole('button', { name, exact: true });
    await expect.element(button).toBeVisible();
    const before = second.element().getBoundingClientRect().top;
    press(button);
    if (name === 'Interested') await screen.getByRole('button', { name: 'Yes, we are interested' }).click();
    await screen.rerender(listOf([rajeev, { ...kavitha, ...answer }]));
    await expect.element(first).toHaveTextContent(/Your answer|Both families/);
    expect(second.element().getBoundingClientRect().top).toBe(before);
  });

  test('shows a changed answer in sight, without a blank screen, on a small phone with large letters', async () => {
    const { style } = document.documentElement;
    style.fontSize = '150%';
    await page.viewport(360, 480);
    onTestFinished(() => {
      style.fontSize = '';
    });
    const screen = await renderPart(listOf([{ ...kavitha, answer: 'later' }, rajeev]));
    const first = screen.getByRole('listitem').first();
    const folded = first.element().getBoundingClientRect().height;
    await first.getByRole('button', { name: 'Change the answer about Test Kavitha' }).click();
    const button = first.getByRole('button', { name: 'Not interested' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'false');
    screen.getByRole('listitem').nth(1).element().scrollIntoView({ block: 'start' });
    press(button);
    await screen.rerender(listOf([refused, rajeev]));
    const answer = first.getByText('Your answer: Not interested.');
    await expect.element(answer).toBeVisible();
    expect(answer.element().getBoundingClientRect().top).toBeGreaterThan(-1);
    expect(first.element().getBoundingClientRect().height).toBeLessThan(folded + 60);
  });

  test('shows at once which answer is on its way, and takes no other one', async () => {
    const send = newSend();
    const screen = await renderPart(listOf([kavitha], send));
    await screen.getByRole('button', { name: 'Later' }).click();
    await expect.element(screen.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-disabled', 'true');
    press(screen.getByRole('button', { name: 'Not interested' }));
    expect(send).toHaveBeenCalledOnce();
  });

  test('takes no tap until it has lain still for half a second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const send = newSend();
    const screen = await renderPart(listOf([kavitha, rajeev], send));
    await screen.rerender(listOf([refused, rajeev], send));
    const button = screen.getByRole('button', { name: 'Later' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    press(button);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    await expect.element(button).toHaveAttribute('aria-disabled', 'false');
    press(button);
    await expect.poll(() => send.mock.calls.map(([sent]) => sent)).toEqual([{ profile_id: 8, answer: 'later' }]);
  });
});

test('My Matches explains behind the people', async () => {
  const screen = await renderPart(<MyMatches own={null} />, [[myMatches.of({}).queryKey, [kavitha]]]);
  await expect
    .element(screen.getByText('Answer “Interested”, “Not interested”, “Later” or “Call me”.'))
    .not.toBeInTheDocument();
  await screen.getByText('How this works').click();
  await expect.element(screen.getByText('Answer “Interested”, “Not interested”, “Later” or “Call me”.')).toBeVisible();
  // A member has the profile for the rest.
  await expect.element(screen.getByText('More about Test Kavitha')).not.toBeInTheDocument();
});

test('a link without a token says what to do', async () => {
  const screen = await renderPart(<FamilyPage page="family" token={null} />);
  await expect.element(screen.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  await expect.element(screen.getByText('Please ask the bureau for a new one.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'sign in' })).toBeVisible();
  await screen.getByRole('button', { name: 'Ask for a new link' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByLabelText('Name in the profile')).toBeVisible();
});

describe('a private link', () => {
  const token = 'f'.repeat(64);
  const family = {
    id: 1,
    name: 'Arun Kumar',
    own_script_name: null,
    gender: 'groom',
    birth_star: null,
    star_pada: null,
    rasi: null,
  };
  const list = {
    family,
    expires_at: '2026-12-20T06:00:00Z',
    is_known: true,
    may_try: true,
    for_candidate: false,
    people: [kavitha],
    has_more: false,
    confirmed_today: false,
    answered_for_candidate: [],
    seen_by_visitors: [],
  };
  const open = (changes: Partial<typeof list>) =>
    renderPart(
      <FamilyPage
        page="family"
        token={token}
        Question={() => <p>Her question</p>}
        Statements={() => <p>What was done</p>}
      />,
      [[linkedFamilyQueryOptions(token).queryKey, { ...list, ...changes }]],
    );

  test('asks the candidate by her own link alone, and says by the family’s alone what was done, on a phone that it knows', async () => {
    for (const [for_candidate, is_known] of [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ] as const) {
      const screen = await open({ for_candidate, is_known });
      await expect.element(screen.getByRole('heading', { name: /Arun Kumar/ })).toBeVisible();
      expect(screen.getByText('Her question').elements()).toHaveLength(for_candidate && is_known ? 1 : 0);
      expect(screen.getByText('What was done').elements()).toHaveLength(!for_candidate && is_known ? 1 : 0);
      const digits = screen.getByText(/last four digits of your own phone number/);
      expect(digits.elements()).toHaveLength(for_candidate && !is_known ? 1 : 0);
      expect(screen.getByText('Only the candidate answers here.').elements()).toEqual([]);
    }
  });

  test.each([true, false])(
    'of the candidate tells the office at once that it cannot answer, on a known phone: %s',
    async (is_known) => {
      const view = (viewer: Viewer) => setSession({ viewer, identityFailed: false, retryIdentity: () => undefined });
      onTestFinished(() => view(visitor));
      view({ kind: 'admin', username: 'clerk', name: null, profileId: null, gender: null });
      const screen = await open({ for_candidate: true, is_known });
      await expect.element(screen.getByText('Only the candidate answers here.')).toBeVisible();
      await expect.element(screen.getByLabelText('Last four digits')).not.toBeInTheDocument();
      await expect.element(screen.getByText('Her question')).not.toBeInTheDocument();
    },
  );

  test('keeps its people when more of them do not come, and tries again', async () => {
    let isAway = true;
    const fetched = vi.spyOn(window, 'fetch').mockImplementation(() => {
      if (isAway) return Promise.resolve(Response.json({ code: '42501', message: 'Refused.' }, { status: 403 }));
      return Promise.resolve(
        Response.json({ ...list, people: [kavitha, { ...kavitha, id: 99, name: 'Meena Raman' }] }),
      );
    });
    onTestFinished(() => fetched.mockRestore());
    const screen = await open({ has_more: true });
    await screen.getByRole('button', { name: 'Show more' }).click();
    const again = screen.getByRole('button', { name: 'Try again' });
    await expect.element(again).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: kavitha.name })).toBeVisible();
    isAway = false;
    await again.click();
    await expect.element(screen.getByRole('heading', { name: 'Meena Raman' })).toBeVisible();
    await expect.element(again).not.toBeInTheDocument();
  });

  test('with many people shows more of them when it is asked', async () => {
    const other = { ...kavitha, id: 99, name: 'Meena Raman' };
    const sent: unknown[] = [];
    const fetched = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
      sent.push(await new Request(input, init).json());
      return Response.json({ ...list, people: [kavitha, other] });
    });
    onTestFinished(() => fetched.mockRestore());
    const screen = await open({ has_more: true });
    await screen.getByRole('button', { name: 'Show more' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Meena Raman' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: kavitha.name })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(sent).toEqual([expect.objectContaining({ token, at_most: 100 })]);
  });

  test('begins with the people, and folds who can read it, and to keep the message', async () => {
    const screen = await open({});
    await expect.element(screen.getByRole('listitem')).toBeVisible();
    expect(screen.container.textContent).not.toMatch(/Anyone who has this link|four digits|Keep the message/);
    await screen.getByText('How this works').click();
    await expect
      .element(screen.getByText('Anyone who has this link can see these profiles. On another phone,'))
      .toBeVisible();
    await expect.element(screen.getByText('Keep the message with the link')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('target', '_blank');
  });

  test.each([false, true])('leads to what a family may ask for, also the candidate: %s', async (for_candidate) => {
    const screen = await open({ for_candidate });
    await screen.getByText('My data and rights').click();
    for (const [words, about] of [
      ['See what is kept about me', 'access'],
      ['Take back my consent', 'consent'],
      ['Erase my details', 'erasure'],
    ] as const)
      await expect.element(screen.getByRole('link', { name: words })).toHaveAttribute('href', `/#complaint/${about}`);
  });

  test('that ends while it is open says so in front of the eyes, and that the answer was not saved', async () => {
    const gone = { code: 'PT404', message: 'Gone', details: 'link_gone', hint: null };
    const fetched = vi
      .spyOn(window, 'fetch')
      .mockImplementation(() => Promise.resolve(Response.json(gone, { status: 404 })));
    onTestFinished(() => {
      fetched.mockRestore();
    });
    const screen = await open({});
    await screen.getByRole('button', { name: 'Later' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Your answer was not saved.');
    const heading = screen.getByRole('heading', { name: 'This link does not work any more' });
    await expect.element(heading).toBeInViewport();
    expect(document.activeElement?.contains(heading.element())).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  test('without anybody on it says only that', async () => {
    const screen = await open({ people: [], is_known: false });
    await expect.element(screen.getByText('There are no profiles on this page now.')).toBeVisible();
    expect(screen.container.textContent).not.toMatch(/can see these profiles|will choose profiles|digits/);
  });

  test('asks another phone for the last digits when it answers, and takes no answer before', async () => {
    const screen = await open({ is_known: false, people: [{ ...kavitha, may_answer: false }] });
    expect(screen.getByRole('group', { name: 'Your answer about Test Kavitha' }).all()).toEqual([]);
    await expect.element(screen.getByLabelText('Last four digits')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Answer: Test Kavitha' }).click();
    await screen.getByLabelText('Last four digits').fill('12');
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expect.element(screen.getByLabelText('Last four digits')).toHaveAccessibleDescription('Enter four digits.');
  });

  test('says after wrong digits that they are wrong, and after five who helps', async () => {
    const prove = vi.fn(() => Promise.resolve());
    const screen = await renderPart(<OtherPhone token={token} mayTry prove={prove} />);
    await screen.getByLabelText('Last four digits').fill('௧२34');
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expect
      .element(screen.getByLabelText('Last four digits'))
      .toHaveAccessibleDescription('These are not the digits of your family’s number. Please check them.');
    expect(prove).toHaveBeenCalledWith({ token, digits: '1234' }, expect.anything());
    await screen.rerender(<OtherPhone token={token} mayTry={false} prove={prove} />);
    await expect.element(screen.getByText('Please call the bureau: it sends you a new link.')).toBeVisible();
    await expect.element(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    await expect.element(screen.getByRole('button', { name: 'Ask for a new link' })).toBeVisible();
  });
});

const templates = [
  { template: 'profile shared', language: 'en', body: 'A profile: {name}', original: null },
  { template: 'profile shared', language: 'ta', body: 'வரன்: {name}', original: null },
];
const introduction = {
  id: 3,
  family_id: 1,
  shown_id: 7,
  how: 'List',
  shown_by_name: 'Lakshmi',
  shown_at: '2026-11-20T06:00:00Z',
  asked_at: null,
  answer: null,
  reason: null,
  answered_by: null,
  answered_at: null,
  request_id: null,
  request: null,
  tell_after: null,
  told_at: null,
  ended_at: null,
  shown: {
    ...sampleCard,
    profile_details: sampleDetails,
    id: 7,
    name: 'Test Kavitha',
    visible: true,
    deleted_at: null,
    pictures_for_members: false,
    office_details: null,
    accounts: null,
    asked: [],
  },
};
const refused = {
  ...introduction,
  id: 4,
  answer: 'not interested',
  reason: 'Distance',
  answered_by: 'link',
  answered_at: '2026-11-21T06:00:00Z',
  shown: { ...introduction.shown, id: 8, name: 'Test Deepa' },
};

const family = {
  id: 1,
  name: 'Test Bala',
  own_script_name: null,
  gender: 'groom',
  birth_star: null,
  star_pada: null,
  rasi: null,
};
const link = {
  id: 1,
  created_by_name: 'Lakshmi',
  expires_at: '2999-01-01T00:00:00Z',
  revoked_at: null,
  first_opened_at: '2026-11-21T06:00:00Z',
  last_opened_at: '2026-11-22T06:00:00Z',
  other_phone_at: '2026-11-22T06:00:00Z',
};
const showPart = (
  rows: readonly object[],
  links: readonly object[],
  hasLogin = false,
  siteTells = true,
  hindrances: object = { family: hasLogin ? 'family_has_login' : null, candidate: null },
) =>
  renderPart(
    <>
      <IntroductionsPart profileId={1} share={(requestId) => <p>Sharing of request {requestId}</p>} />
      <PrivateLinkPart profileId={1} />
    </>,
    [
      [introductionsQueryOptions(1).queryKey, rows],
      [linksQueryOptions(1).queryKey, links],
      [linkHindrancesQueryOptions(1).queryKey, hindrances],
      [familyQueryOptions(1).queryKey, { ...family, hasLogin, siteTells }],
      [sharedKeys.accountLanguage(1), null],
      [sharedKeys.messageTemplates(), templates],
    ],
  );

test('the bureau reads who was shown, what was answered, and of a link on another phone', async () => {
  const screen = await showPart([introduction, refused], [link]);
  const first = screen.getByRole('listitem').first();
  const second = screen.getByRole('listitem').nth(1);
  await expect.element(first).toHaveTextContent('as a list, 20 November 2026');
  await expect.element(second).toHaveTextContent('Not interested, 21 November 2026 (by the private link)');
  await expect.element(second).toHaveTextContent('Reason: Distance');
  await expect
    .element(
      screen.getByText(
        'Opened on another phone too, or on the same one in another or a cleared browser, on 22 November 2026.',
      ),
    )
    .toBeVisible();
  await screen.getByRole('button', { name: 'Record answer: Test Kavitha' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save the answer' }).click();
  const answers = dialog.getByRole('group', { name: 'Answer' });
  await expect.element(answers).toHaveTextContent('Choose the answer.');
  await answers.getByText('Not interested').click();
  await expect.element(dialog.getByLabelText('Reason, for the bureau alone')).toBeVisible();
  // Who agreed, and how, is chosen each time.
  await answers.getByText('Interested, and agrees').click();
  await dialog.getByRole('button', { name: 'Save the answer' }).click();
  await expect
    .element(dialog.getByRole('group', { name: 'Who agreed' }))
    .toHaveTextContent('Choose who of the family agreed.');
  await expect.element(dialog.getByRole('group', { name: 'How' })).toHaveTextContent('Choose how they said so.');
  await answers.getByText('Later').click();
  await expect.element(dialog.getByRole('group', { name: 'Who agreed' })).not.toBeInTheDocument();
  // Escape loses nothing.
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Record answer: Test Kavitha' }).click();
  await expect.element(dialog.getByRole('radio', { name: 'Later' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Start again' }).click();
  await expect.element(dialog.getByRole('radio', { name: 'Later' })).not.toBeChecked();
});

test('an interest leads to the question to the other family, and that of both to the sharing', async () => {
  const sent: unknown[] = [];
  const question = { id: 9, asked_at: '2026-11-22T06:00:00Z', answer: null };
  let rows: object[] = [introduction];
  const answerTo = (url: string, init?: RequestInit): Response => {
    if (url.includes('/rpc/record_answer')) {
      sent.push(JSON.parse(z.string().parse(init?.body)));
      rows =
        sent.length === 1
          ? [{ ...introduction, answer: 'interested', shown: { ...introduction.shown, asked: [question] } }]
          : [{ ...introduction, id: 9, request_id: 5 }];
      return new Response(null, { status: 204 });
    }
    if (url.includes('/RegisteredUsers')) return Response.json([{ ...family, profile_details: null, accounts: null }]);
    return Response.json(url.includes('/introductions') ? rows : []);
  };
  const fetched = vi
    .spyOn(window, 'fetch')
    .mockImplementation((request, init) =>
      Promise.resolve(answerTo(request instanceof Request ? request.url : String(request), init)),
    );
  onTestFinished(() => fetched.mockRestore());
  const screen = await showPart([introduction], []);
  await screen.getByRole('button', { name: 'Record answer: Test Kavitha' }).click();
  const dialog = screen.getByRole('dialog');
  const agree = async (who: string) => {
    await dialog.getByText('Interested, and agrees').click();
    await dialog.getByRole('radio', { name: who }).click();
    await dialog.getByRole('radio', { name: 'Telephone' }).click();
    await dialog.getByRole('button', { name: 'Save the answer' }).click();
  };
  await agree('Father');
  await expect.element(dialog).toHaveTextContent('Saved. Next: ask the family of Test Kavitha.');
  for (const radio of dialog.getByRole('radio').all()) await expect.element(radio).not.toBeChecked();
  await agree('Mother');
  await expect.element(screen.getByText('Sharing of request 5')).toBeVisible();
  const agreed = { answer: 'interested', agreed_channel: 'Telephone' };
  expect(sent).toMatchObject([
    { ...agreed, introduction_id: 3, agreed_person: 'Father' },
    { ...agreed, introduction_id: 9, agreed_person: 'Mother' },
  ]);
});

test('the bureau reads whether the link was opened since, and since when an interest has ended', async () => {
  const byLink = { ...introduction, how: 'Private link' };
  const screen = await showPart(
    [
      byLink,
      { ...byLink, id: 5, shown_at: '2026-11-21T12:00:00Z' },
      { ...byLink, id: 6, shown_at: '2026-11-23T06:00:00Z' },
      { ...refused, ended_at: '2026-11-24T06:00:00Z' },
    ],
    [link],
  );
  const rows = screen.getByRole('listitem');
  await expect.element(rows.nth(0)).toHaveTextContent('The link was opened on 21 November 2026.');
  await expect.element(rows.nth(1)).toHaveTextContent('The link was opened on 22 November 2026.');
  await expect.element(rows.nth(2)).toHaveTextContent('The family has not opened the link yet.');
  await expect.element(rows.nth(3)).toHaveTextContent('Their interest ended on 24 November 2026.');
  expect(rows.nth(3).element().textContent).not.toContain('opened');
});

const waiting = [{ id: 5, asked_at: '2026-11-21T06:05:00Z', answer: null }];
test.each([
  [{ tell_after: '2026-11-21T06:05:00Z' }, { accounts: { active: true } }, true, 'Not told to the other family yet.'],
  [
    { told_at: '2026-11-22T06:00:00Z' },
    { accounts: { active: true } },
    true,
    "Shown at the other family's login since 22 Nov",
  ],
  [{ told_at: '2026-11-22T06:00:00Z', asked: waiting }, { accounts: null }, true, 'ask them by telephone'],
  [{ told_at: '2026-11-22T06:00:00Z', asked: waiting }, { accounts: { active: true } }, false, 'ask them by telephone'],
  [{ tell_after: '2026-11-21T06:05:00Z' }, { accounts: { active: false } }, true, 'ask them by telephone'],
  // After the yes of both nobody is asked, and the interest of the other family stays.
  [
    { tell_after: '2026-11-21T06:05:00Z', asked_at: '2026-11-20T06:00:00Z' },
    { accounts: null },
    true,
    'Both families are interested.',
  ],
  [{ told_at: '2026-11-22T06:00:00Z' }, { accounts: null }, true, null],
  [
    { answer: 'not interested', told_at: '2026-11-22T06:00:00Z' },
    { accounts: { active: true } },
    true,
    "The other family's login had shown the interest since 22 November 2026.",
  ],
])('the bureau reads who knows of an interest: %o %o, by the site: %s', async (changes, login, siteTells, words) => {
  const { asked = [], ...rest } = { asked: undefined, ...changes };
  const shown = { ...refused.shown, ...login, asked };
  const interested = { ...refused, answer: 'interested', reason: null, ...rest, shown };
  const screen = await showPart([interested], [], false, siteTells);
  const row = screen.getByRole('listitem');
  await expect.element(row).toHaveTextContent('21 November 2026');
  if (words === null) await expect.element(row).not.toHaveTextContent(/told|login/i);
  else await expect.element(row).toHaveTextContent(words);
  if (asked.length === 0) return;
  // The other family is called from here, and its answer is recorded here.
  await row.getByRole('button', { name: /^Record the answer of/ }).click();
  await expect.element(screen.getByRole('dialog')).toHaveAccessibleName(/about Test Bala \(\d+\)\?$/);
});

test('the bureau reads in one line who is interested in a family, and who was never asked about other families', async () => {
  const interest = { ...introduction, how: 'Interest' };
  const rows = [
    interest,
    {
      ...introduction,
      id: 7,
      asked_at: '2026-11-22T06:00:00Z',
      answer: 'later',
      shown: { ...introduction.shown, id: 9 },
    },
    { ...interest, id: 8, ended_at: '2026-11-22T06:00:00Z' },
    { ...interest, id: 9, answer: 'not interested' },
    introduction,
    { ...introduction, id: 10, answer: 'interested', asked_at: '2026-11-22T06:00:00Z' },
  ];
  const notes = (
    <>
      <InterestLine profileId={1} />
      <NotAskedNote ids={[1, 4]} />
    </>
  );
  const screen = await renderPart(notes, [
    [introductionsQueryOptions(1).queryKey, rows],
    [gaps.of({ profile_ids: [1, 4] }).queryKey, { no_number: [], not_asked: [4] }],
  ]);
  await expect.element(screen.getByText('Interested in this family:')).toBeVisible();
  expect(screen.getByRole('link').all()).toHaveLength(3);
  await expect.element(screen.getByText('Both families are interested.')).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('may see the profile: user id 4.');
});

test('the bureau is asked before a link is ended, in words for the candidate’s too', async () => {
  const screen = await showPart([], [{ ...link, for_candidate: true }]);
  await screen.getByRole('button', { name: 'End this link' }).click();
  const dialog = screen.getByRole('dialog', { name: 'End this private link of Test Bala?' });
  await expect.element(dialog).toHaveTextContent('It cannot be opened any more.');
  await expect.element(dialog).not.toHaveTextContent(/family|list/);
  await dialog.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByText('The link was not ended.')).not.toBeInTheDocument();
});

test('the bureau sends a new link to a family without a login; another one needs none', async () => {
  const screen = await showPart([introduction], []);
  await screen.getByRole('button', { name: 'Send a new link' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Send a new link: Test Bala' });
  // Nothing is preset.
  const open = dialog.getByRole('button', { name: 'Make the link and open the number' });
  for (const radio of dialog.getByRole('radio').all()) await expect.element(radio).not.toBeChecked();
  await expect.element(open).not.toBeInTheDocument();
  await dialog.getByRole('radio', { name: /^The family/ }).click();
  await expect.element(open).toBeVisible();
  await dialog.getByRole('radio', { name: /^The candidate/ }).click();
  await expect.element(dialog.getByText(/Send it to the candidate’s own phone/)).toBeVisible();
  // The candidate gets one beside the family's login.
  const member = await showPart([], [], true);
  await expect.element(member.getByText(/^This family has a login.*for the candidate alone/)).toBeVisible();
  await member.getByRole('button', { name: 'Send a new link' }).click();
  await expect.element(member.getByText(/Send it to the candidate’s own phone/)).toBeVisible();
  expect(member.getByRole('radio').elements()).toEqual([]);
  await member.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(member.getByRole('dialog')).not.toBeInTheDocument();
});

test('the bureau reads what hinders a private link before it makes one', async () => {
  await loadRefusals();
  const noNumber = /^No telephone number is marked as that of the person to be married/;
  const screen = await showPart([], [], false, true, { family: null, candidate: 'no_own_number' });
  await screen.getByRole('button', { name: 'Send a new link' }).click();
  const dialog = screen.getByRole('dialog');
  const open = dialog.getByRole('button', { name: /open the number/i });
  await dialog.getByRole('radio', { name: /^The family/ }).click();
  await expect.element(dialog.getByText(/^Nobody is on this family’s list yet/)).toBeVisible();
  expect(open.query()).toBeNull();
  await dialog.getByRole('radio', { name: /^The candidate/ }).click();
  await expect.element(dialog.getByText(noNumber)).toBeVisible();
  expect(open.query()).toBeNull();
  const member = await showPart([], [], true, true, { family: 'family_has_login', candidate: 'no_own_number' });
  await expect.element(member.getByText(noNumber)).toBeVisible();
  const hidden = { family: 'family_not_visible', candidate: 'family_not_visible' };
  const unverified = await showPart([], [], false, true, hidden);
  await expect.element(unverified.getByText(/must be verified and active first/)).toBeVisible();
  expect(unverified.getByRole('button', { name: 'Send a new link' }).query()).toBeNull();
});

const sharedKavitha = [
  sharedProfilesQueryOptions([7]).queryKey,
  [{ id: 7, name: 'Test Kavitha', age: 27, location: null, profile_details: null }],
] as const;

function Sending(props: Omit<ComponentProps<typeof SendToFamily>, 'opening' | 'linking'>) {
  return <SendToFamily {...props} opening={useMutation(phoneNumberOpening())} linking={useMutation(linkMaking())} />;
}

test.each([false, true])(
  'the message is in the language that the bureau chooses, with a login: %s',
  async (hasLogin) => {
    const saveLanguage = vi.fn(() => Promise.resolve(null));
    const screen = await renderPart(
      <Sending family={{ ...family, hasLogin }} ids={[7]} saveLanguage={saveLanguage} />,
      [
        [sharedKeys.accountLanguage(1), hasLogin ? 'hi' : null],
        [sharedKeys.messageTemplates(), templates],
        sharedKavitha,
      ],
    );
    const select = screen.getByLabelText('Language of the message');
    await expect.element(select).toHaveValue(hasLogin ? 'hi' : 'en');
    await expect.element(screen.getByText('A profile: Test Kavitha')).toBeVisible();
    await select.selectOptions('ta');
    await expect.element(screen.getByText('வரன்: Test Kavitha')).toBeVisible();
    await expect.element(select).toHaveValue('ta');
    expect(saveLanguage).toHaveBeenCalledExactlyOnceWith('ta', expect.anything());
  },
);

test('on paper are those who are not answered, can be seen and may be on paper', async () => {
  const off = {
    ...introduction,
    id: 6,
    shown: { ...introduction.shown, id: 10, name: 'Test Off', office_details: { off_links: true } },
  };
  const hidden = {
    ...introduction,
    id: 5,
    shown: { ...introduction.shown, id: 9, name: 'Test Hidden', visible: false },
  };
  const show = async (rows: readonly object[], ids: readonly number[] | null = null) =>
    await renderPart(<SheetsPage profileId={1} ids={ids} />, [
      [introductionsQueryOptions(1).queryKey, rows],
      [familyQueryOptions(1).queryKey, { ...family, hasLogin: false }],
    ]);
  const details = { ...introduction.shown.profile_details, caste: 'Nadar' };
  const screen = await show([
    { ...introduction, shown: { ...introduction.shown, profile_details: details } },
    refused,
    hidden,
    off,
  ]);
  const heading = 'Shown to the family of Test Bala, not answered yet';
  await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getByRole('listitem').all()).toHaveLength(1);
  await expect.element(screen.getByRole('listitem')).toHaveTextContent(/Test Kavitha.*Nadar/);
  await expect.element(screen.getByText('1 person is left out: not on private links or paper.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  await screen.unmount();
  // After a showing, those alone who were ticked.
  const earlier = { ...introduction, id: 8, shown: { ...introduction.shown, id: 12, name: 'Test Earlier' } };
  const ticked = await show([introduction, earlier], [12]);
  expect(ticked.getByRole('listitem').all()).toHaveLength(1);
  await expect.element(ticked.getByRole('listitem')).toHaveTextContent('Test Earlier');
  await ticked.unmount();
  // With nobody left there is nothing to print.
  const empty = await show([off, { ...off, id: 7, shown: { ...off.shown, id: 11 } }]);
  await expect.element(empty.getByText('2 people are left out: not on private links or paper.')).toBeVisible();
  expect(empty.getByRole('button', { name: 'Print' }).elements()).toEqual([]);
});

const showDialog = (offLinks: number[], offWhatsApp: number[]) =>
  renderPart(<ShowDialog familyId={1} people={[{ id: 7, name: 'Test Kavitha' }]} onClose={vi.fn()} />, [
    [familyQueryOptions(1).queryKey, { ...family, hasLogin: false }],
    [sharedKeys.offLinks([7]), offLinks],
    [answerKeys.offWhatsApp([1]), offWhatsApp],
    [sharedKeys.accountLanguage(1), null],
    [sharedKeys.messageTemplates(), templates],
  ]);

test('the bureau reads before it records who is to be shown on the telephone only', async () => {
  const screen = await showDialog([7], []);
  const note = screen.getByText(/^Not to be shown to other families .* user id 7/);
  await expect.element(note).toBeVisible();
  await screen.getByLabelText(/elephone/).click();
  await expect.element(note).not.toBeInTheDocument();
});

test('the bureau reads whose picture is not on the private link, why, and where the answer is recorded', async () => {
  const show = (hasLogin: boolean, seePictures: boolean) =>
    renderPart(<ShowDialog familyId={1} people={[{ id: 7, name: 'Test Kavitha' }]} onClose={vi.fn()} />, [
      [familyQueryOptions(1).queryKey, { ...family, hasLogin }],
      [hiddenPicturesQueryOptions([7]).queryKey, [7]],
      [sharedKeys.visitorSettings(), { mayBrowse: true, seePictures, seeFacts: false }],
      [answerKeys.offWhatsApp([1]), []],
      [sharedKeys.messageTemplates(), templates],
    ]);
  const screen = await show(false, true);
  const note = screen.getByText(/^Test Kavitha: their picture is not on the link: not agreed/);
  await expect.element(note).toHaveTextContent('“Pictures for people without a login”');
  const link = note.getByRole('link', { name: 'Ask, and record the answer' });
  await expect.element(link).toHaveAttribute('href', '/#profile/7');
  await screen.getByLabelText(/elephone/).click();
  await expect.element(note).not.toBeInTheDocument();
  await screen.unmount();
  const closed = await show(false, false);
  await expect.element(closed.getByText(/^No picture is on the link: the setting/)).toBeVisible();
  await closed.unmount();
  // A login sees the pictures.
  const member = await show(true, true);
  await expect.element(member.getByRole('radio', { name: /My Matches/ })).toBeChecked();
  await expect.element(member.getByText(/picture is not on the link/)).not.toBeInTheDocument();
});

test('to a family that asked for no WhatsApp nobody is recorded as shown by it', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => undefined));
  onTestFinished(() => {
    fetched.mockRestore();
  });
  const screen = await showDialog([], [1]);
  await expect.element(screen.getByText('This family asked for no WhatsApp.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /WhatsApp/ }).elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Record and continue' }).click();
  await expect
    .poll(() => fetched.mock.calls.map(([, init]) => init?.body))
    .toContain('{"profile_id":1,"shown_ids":[7],"how":"List"}');
  // Other families are written to by WhatsApp first.
  const other = await showDialog([], []);
  await expect.element(other.getByRole('radio', { name: /private link/ })).toBeChecked();
});

test('who is read out on the telephone is still named when that is recorded', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json(1)));
  onTestFinished(() => {
    fetched.mockRestore();
  });
  const screen = await showDialog([], []);
  await screen.getByLabelText(/elephone/).click();
  await screen.getByRole('button', { name: 'Record and continue' }).click();
  await expect.element(screen.getByText('1 person is recorded as shown.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Test Kavitha (#7)' })).toBeVisible();
});

test.each([
  [/^On paper, as a list/, false],
  [/^On paper, one sheet each/, true],
])('the page to print opens with the layout chosen: %s', async (way, isEach) => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json(1)));
  onTestFinished(() => {
    fetched.mockRestore();
  });
  const screen = await showDialog([], []);
  await screen.getByRole('radio', { name: way }).click();
  await screen.getByRole('button', { name: 'Record and continue' }).click();
  await expect.poll(currentLocation).toEqual({ page: 'sheets', profileId: 1, ids: [7], tab: isEach ? 'each' : null });
  const paper = await renderPart(<SheetsPage profileId={1} tab={isEach ? 'each' : null} />, [
    [introductionsQueryOptions(1).queryKey, [introduction]],
    [familyQueryOptions(1).queryKey, { ...family, hasLogin: false }],
  ]);
  await expect.element(paper.getByRole('radio').nth(isEach ? 1 : 0)).toBeChecked();
});

test.each([
  ['asked for no WhatsApp', '+91 98430 12345', [1]],
  ['has a landline', '+91 422 255 0142', []],
])('the opened number of a family that %s is there to be called', async (_, phone, offWhatsApp) => {
  const screen = await renderPart(<Opened phone={phone} />, [
    [sharedKeys.accountLanguage(1), null],
    [sharedKeys.messageTemplates(), templates],
    sharedKavitha,
    [answerKeys.offWhatsApp([1]), offWhatsApp],
    [sharedKeys.accountLanguage(1), null],
    [sharedKeys.messageTemplates(), templates],
  ]);
  await screen.getByRole('button', { name: 'Open the number' }).click();
  await expect.element(screen.getByRole('link', { name: `Call ${phone}` })).toHaveFocus();
  expect(screen.getByRole('link', { name: /WhatsApp/ }).elements()).toEqual([]);
  await expect.element(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
});

/** With a number that opens at once. */
function Opened({ phone }: { phone: string }) {
  const opening = useMutation<string | null, AppError, number>({ mutationFn: () => Promise.resolve(phone) });
  return (
    <SendToFamily
      family={{ ...family, hasLogin: false }}
      ids={[7]}
      opening={opening}
      linking={useMutation(linkMaking())}
    />
  );
}

test('the bar of the ticked people is not seen behind their dialog', async () => {
  const people = [{ id: 7, name: 'Test Kavitha' }];
  const screen = await renderPart(<ShowBar familyId={1} people={people} onClear={vi.fn()} />);
  await screen.getByRole('button', { name: 'Show them…' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expect.element(screen.getByText('1 person ticked')).not.toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByRole('button', { name: 'Show them…' })).toHaveFocus();
});
