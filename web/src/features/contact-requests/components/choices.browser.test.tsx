import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  type Choice,
  choices,
  myVisibilityQueryOptions,
  requestAllowanceQueryOptions,
} from '@/features/contact-requests/api';
import { YesAtTop } from '@/features/contact-requests/components/choice-of-profile';
import { ChoicesPage } from '@/features/contact-requests/components/choices-page';
import { Yes } from '@/features/contact-requests/components/yes';
import { setSession } from '@/lib/backend/session';
import { renderPart } from '@/lib/render-part';

const allowance = { requests_per_day: 3, open_requests: 5, requests_expire_after_days: 30, left_now: 2, next_at: null };
const next = 'The bureau asks them. If they agree too, both get the number.';
const kavitha: Choice = {
  id: 7,
  name: 'Test Kavitha',
  own_script_name: null,
  age: 27,
  location: 'Erode',
  picture: null,
  state: 'marked',
  since: '2026-11-20T06:00:00Z',
  marked: true,
  answered: false,
  request_id: null,
  note: null,
  decline_reason: null,
  may_answer: false,
  said_yes: false,
  given: false,
};
const shown = [myVisibilityQueryOptions(2).queryKey, { visible: true, status: 'Active' }] as const;

beforeEach(() => {
  setSession({
    viewer: { kind: 'member', username: 'bala', name: 'Bala', profileId: 2, gender: 'groom' },
    identityFailed: false,
    retryIdentity: () => undefined,
  });
});

/** Answers by name; another function answers nothing. */
function answer(answers: Readonly<Record<string, () => unknown>>) {
  const asked: string[] = [];
  const fetched = vi.spyOn(window, 'fetch').mockImplementation((request) => {
    const name = new URL(request instanceof Request ? request.url : String(request)).pathname.split('/').at(-1) ?? '';
    asked.push(name);
    return Promise.resolve(Response.json(answers[name]?.() ?? []));
  });
  onTestFinished(() => fetched.mockRestore());
  return asked;
}

const yes = (mayAnswer: boolean, hasAgreed = false) =>
  renderPart(
    <Yes choice={{ id: 7, may_answer: mayAnswer, said_yes: hasAgreed }} shownName="Test Kavitha" look="primary" />,
    [[requestAllowanceQueryOptions().queryKey, allowance], shown],
  );
const dialog = page.getByRole('dialog', { name: 'Are you interested in Test Kavitha?' });

test('a yes to somebody of the list is a request: the question has its limits and its end, and keeps the note', async () => {
  const screen = await yes(false);
  await screen.getByRole('button', { name: 'Interested in Test Kavitha' }).click();
  await expect.element(dialog).toHaveAccessibleDescription(next);
  await expect
    .element(dialog)
    .toHaveTextContent('You can ask for 3 profiles a day and have 5 open at once. 2 are left now.');
  await expect.element(dialog).toHaveTextContent('after 30 days without an answer it ends');
  const note = dialog.getByLabelText('A note to the bureau (optional)');
  await note.fill('x'.repeat(501));
  await dialog.getByRole('button', { name: 'Yes, we are interested' }).click();
  await expect.element(note).toHaveAccessibleDescription('Use at most 500 characters (now 501).');
  await note.fill('We met in Erode.');
  await dialog.getByRole('button', { name: 'Yes, we are interested' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The answer did not come.');
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Interested in Test Kavitha' }).click();
  await expect.element(note).toHaveValue('We met in Erode.');
});

test('a yes to a person that the bureau showed is an answer, without a limit', async () => {
  const asked = answer({ answer_match: () => null });
  const screen = await yes(true);
  await screen.getByRole('button', { name: 'Interested in Test Kavitha' }).click();
  await expect.element(dialog).toHaveTextContent(next);
  await expect.element(dialog).not.toHaveTextContent('a day');
  expect(dialog.getByRole('textbox').query()).toBeNull();
  await dialog.getByRole('button', { name: 'Yes, we are interested' }).click();
  await expect.poll(() => asked).toContain('answer_match');
  expect(asked).not.toContain('ask_for_contact');
});

test.each([true, false])('a family that has said yes first is not asked again: an answer %s', async (mayAnswer) => {
  const screen = await yes(mayAnswer, true);
  await screen.getByRole('button', { name: 'Interested in Test Kavitha' }).click();
  await expect.element(dialog).toHaveTextContent('They have said yes too. The bureau calls you both');
  await expect.element(dialog).not.toHaveTextContent('asks them');
  // Nothing was chosen before.
  await expect.element(dialog.getByRole('button', { name: 'Close', exact: true }).first()).toHaveTextContent('Close');
});

test('after a yes the bar of a profile says so, with the focus', async () => {
  let state: Choice['state'] = null;
  answer({
    ask_for_contact: () => {
      state = 'asked';
      return 31;
    },
    list_my_choices: () => [{ ...kavitha, state }],
  });
  const profile = { id: 7, name: 'Test Kavitha', own_script_name: null };
  const screen = await renderPart(<YesAtTop profile={profile} before={null} after={null} />, [
    [choices.of({ about: 7 }).queryKey, [{ ...kavitha, state }]],
    [requestAllowanceQueryOptions().queryKey, allowance],
    shown,
  ]);
  await screen.getByRole('button', { name: 'Interested in Test Kavitha' }).click();
  await dialog.getByRole('button', { name: 'Yes, we are interested' }).click();
  await expect.element(screen.getByRole('button', { name: 'Asked', exact: true })).toHaveFocus();
});

const list = (chosen: readonly Choice[]) =>
  renderPart(<ChoicesPage heart={({ shownName }) => <button type="button">{shownName}</button>} paper="Paper" />, [
    [choices.of({}).queryKey, chosen],
    [requestAllowanceQueryOptions().queryKey, allowance],
    shown,
  ]);

test('each choice has one line of its state, and the act that it leaves', async () => {
  const screen = await list([
    { ...kavitha, id: 1, state: 'shared', given: true },
    { ...kavitha, id: 2, state: 'asked', request_id: 5 },
    { ...kavitha, id: 3 },
    { ...kavitha, id: 4, state: 'declined', decline_reason: 'Age' },
    { ...kavitha, id: 5, state: 'gone', name: null, age: null },
  ]);
  const rows = [
    ['You have the contact details since 20 November 2026. They see your details too.', null],
    [`Asked on 20 November 2026. ${next}`, 'Take it back: Test Kavitha'],
    ['Marked. Nobody is told.', 'Interested in Test Kavitha'],
    ['It did not come about, 20 November 2026. The bureau writes: Age', 'Interested in Test Kavitha'],
    ['Not shown now.', null],
  ] as const;
  for (const [place, [line, act]] of rows.entries()) {
    const row = screen.getByRole('listitem').nth(place);
    await expect.element(row).toHaveTextContent(line);
    const acts = row.getByRole('button', { name: /^(Take|Interested)/ });
    expect(acts.elements().map((button) => button.getAttribute('aria-label'))).toEqual(act === null ? [] : [act]);
  }
  await expect.element(screen.getByRole('listitem').last()).toHaveTextContent('Profile 5');
});

test('what is taken back ends as request and as answer, and the list has the focus', async () => {
  let state: Choice['state'] = 'asked';
  const asked = answer({
    list_my_choices: () => [{ ...kavitha, state, request_id: state === 'asked' ? 5 : null }],
    answer_match: () => {
      state = 'withdrawn';
      return null;
    },
  });
  const screen = await list([{ ...kavitha, state, request_id: 5, answered: true }]);
  await screen.getByRole('button', { name: 'Take it back: Test Kavitha' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect.element(screen.getByRole('list')).toHaveFocus();
  await expect.element(screen.getByText('You took it back on 20 November 2026.')).toBeVisible();
  expect(asked.filter((name) => name !== 'list_my_choices').slice(0, 2)).toEqual(['withdraw_request', 'answer_match']);
});

test('the list is read again when its tab gets the focus', async () => {
  const asked = answer({ list_my_choices: () => [] });
  await list([kavitha]);
  expect(asked).not.toContain('list_my_choices');
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => asked).toContain('list_my_choices');
});
