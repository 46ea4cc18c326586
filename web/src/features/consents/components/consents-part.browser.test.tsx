import { page, userEvent } from 'vitest/browser';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerKeys, type Consent } from '@/bureau/api/consents';
import { sharedKeys } from '@/bureau/api/keys';
import { noticeIn } from '@/features/consents/api';
import { CandidateQuestion } from '@/features/consents/components/candidate-question';
import { ConsentsPart } from '@/features/consents/components/consents-part';
import { MyConsents } from '@/features/consents/components/my-consents';
import { ProofPage } from '@/features/consents/components/proof-page';
import { todayAtBureau } from '@/lib/bureau-days';
import { renderPart } from '@/lib/render-part';
import { consentPurposes } from '@/person/typed-consents';

const notice = (language: string, version = 1) => ({
  version,
  language,
  published_on: '2026-11-01',
  items: {
    data: 'd',
    recipients: 'r',
    withdraw: 'w',
    rights: 'g',
    bureau: 'b',
    board: 'o',
    purposes: Object.fromEntries(
      consentPurposes.map((purpose) => [purpose, `The ${purpose} sentence ${version} ${language}`]),
    ),
  },
});

const answer = (id: number, purpose: string, given: boolean, changes: Partial<Consent> = {}): Consent => ({
  id,
  purpose,
  given,
  notice_version: 1,
  notice_language: 'en',
  said_by: 'Father',
  said_by_name: null,
  channel: 'paper',
  said_on: '2026-11-10',
  recorded_at: '2026-11-11T06:00:00Z',
  recorded_by_name: 'Lakshmi',
  ...changes,
});

// Newest first.
const answers = [
  answer(6, 'pictures', false, { channel: 'telephone', said_by: 'Mother' }),
  answer(5, 'sharing', true, { said_by: 'Self', said_by_name: 'Asha', channel: 'link', recorded_by_name: null }),
  answer(4, 'kept', true, { said_by: null, channel: 'file' }),
  answer(3, 'members', true),
  answer(2, 'pictures', true),
  answer(1, 'notice', true, { notice_language: 'ta' }),
];

/** What the page sends to the database, which does not answer. */
function listSent() {
  const sent: unknown[] = [];
  const fetched = vi.spyOn(window, 'fetch').mockImplementation((...[, init]) => {
    if (typeof init?.body === 'string' && /said_by/.test(init.body)) sent.push(JSON.parse(init.body));
    return new Promise(() => undefined);
  });
  onTestFinished(() => {
    fetched.mockRestore();
  });
  return sent;
}

/** The answers with the source that most have are below its line. */
async function office() {
  const screen = await renderPart(<ConsentsPart profileId={7} isDeleted={false} arePicturesHidden />, [
    [answerKeys.ofPerson(7), answers],
    [sharedKeys.accountLanguage(7), 'ta'],
    [noticeIn('ta').queryKey, notice('ta')],
  ]);
  await screen.getByText('Given (2): Father · Signed on paper · 10 November 2026').click();
  return screen;
}

test('the office reads the last answer of each purpose, who gave it, how and when', async () => {
  const screen = await office();
  const rows = screen.getByRole('listitem');
  await expect.element(rows.first()).toBeVisible();
  expect(rows.elements()).toHaveLength(consentPurposes.length);
  const row = (name: string) => rows.filter({ hasText: name });
  await expect
    .element(row('Pictures for people without a login'))
    .toHaveTextContent('Withdrawn · Mother · By telephone · 10 November 2026');
  await expect
    .element(row('The candidate’s own yes'))
    .toHaveTextContent('Given · The person to be married (Asha) · By');
  await expect.element(row('Kept by the bureau')).toHaveTextContent('On paper, to be confirmed');
  await expect.element(row('Success story')).toHaveTextContent('Not asked: until a yes of both, no story is shown');
  await expect.element(screen.getByRole('checkbox', { name: 'Profile for members' })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'Kept by the bureau' })).not.toBeChecked();
});

test('the office withdraws in as many taps as it gives, and reads the effect before', async () => {
  const sent = listSent();
  const screen = await office();
  await screen.getByRole('checkbox', { name: 'Profile for members' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Profile for members' });
  await expect.element(dialog).toHaveTextContent('The members sentence 1 ta');
  await expect.element(dialog.getByRole('status')).toHaveTextContent('The profile is put on hold at once');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect.element(dialog.getByLabelText('Who answers')).toHaveAccessibleDescription('Choose who agrees.');
  expect(sent).toEqual([]);
  await dialog.getByLabelText('Who answers').selectOptions('Mother');
  await dialog.getByLabelText('How they answer').selectOptions('telephone');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      {
        profile_id: 7,
        answers: { members: false },
        said_by: 'Mother',
        said_by_name: '',
        channel: 'telephone',
        said_on: todayAtBureau(),
        notice_language: 'ta',
      },
    ]);
});

test('the next answer of a family begins with the same person and way, that of another family with none', async () => {
  const refused = () =>
    Promise.resolve(Response.json({ code: '22023', message: 'No', details: null, hint: null }, { status: 400 }));
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(refused);
  onTestFinished(() => {
    fetched.mockRestore();
  });
  const screen = await office();
  await screen.getByRole('checkbox', { name: 'Profile for members' }).click();
  await screen.getByLabelText('Who answers').selectOptions('Mother');
  await screen.getByLabelText('How they answer').selectOptions('telephone');
  await screen.getByRole('button', { name: 'Record' }).click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('checkbox', { name: 'Success story' }).click();
  await expect.element(screen.getByLabelText('Who answers')).toHaveValue('Mother');
  // What was typed is kept without a sending too.
  await screen.getByLabelText('Their name').fill('Lakshmi');
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('checkbox', { name: 'Success story' }).click();
  await expect.element(screen.getByLabelText('Their name')).toHaveValue('Lakshmi');
  await screen.unmount();
  const other = await office();
  await other.getByRole('checkbox', { name: 'Success story' }).click();
  await expect.element(other.getByLabelText('Who answers')).toHaveValue('');
});

test('one yes answers all that was not asked, but what a family answers by itself', async () => {
  const sent = listSent();
  const screen = await office();
  await screen.getByRole('button', { name: 'Everything is agreed' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Everything is agreed' });
  await expect.element(dialog).toHaveTextContent('The families sentence 1 ta');
  await dialog.getByLabelText('Who answers').selectOptions('Father');
  await dialog.getByLabelText('How they answer').selectOptions('telephone');
  await dialog.getByRole('button', { name: 'Record' }).click();
  const answered = ['kept', 'intent', 'truth', 'visitors', 'chart', 'families', 'whatsapp', 'relatives'];
  await expect
    .poll(() => sent)
    .toMatchObject([{ answers: Object.fromEntries(answered.map((purpose) => [purpose, true])), said_by: 'Father' }]);
});

test('the notice is handed over or not: it has no "no"', async () => {
  const screen = await office();
  await screen.getByRole('checkbox', { name: 'Notice received' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(screen.getByRole('radio').elements()).toEqual([]);
});

const mine = async (rows: readonly Consent[] = answers) => {
  // Wide enough that no group is folded.
  await page.viewport(1000, 800);
  return await renderPart(<MyConsents profileId={7} />, [
    [answerKeys.ofPerson(7), rows],
    [sharedKeys.visitorSettings(), { mayBrowse: true, seePictures: true }],
    [noticeIn('en').queryKey, notice('en')],
    [noticeIn('en', 0).queryKey, { ...notice('en', 0), published_on: '2025-03-02' }],
  ]);
};

test('a member says once who they are, and withdraws with one tap', async () => {
  const sent = listSent();
  const screen = await mine();
  const families = screen.getByRole('checkbox', { name: /^The families sentence/ });
  await families.click();
  const who = screen.getByLabelText('I am');
  await expect.element(who).toHaveAccessibleDescription('Choose first who you are.');
  await expect.element(who).toHaveFocus();
  expect(sent).toEqual([]);
  await who.selectOptions('Father');
  await families.click();
  await expect
    .poll(() => sent)
    .toEqual([{ purpose: 'families', given: true, said_by: 'Father', notice_language: 'en', notice_version: 1 }]);
  await screen.unmount();
  const again = await mine();
  await expect.element(again.getByLabelText('I am')).toHaveValue('Father');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

test('a member reads the source of most answers once, beside an answer another one, and the facts of that day', async () => {
  const screen = await mine([
    answer(6, 'truth', true),
    answer(5, 'intent', true, { said_by: 'Self', channel: 'site' }),
    answer(4, 'notice', true, { said_by: 'Mother' }),
    answer(3, 'members', true),
    answer(2, 'kept', true),
    answer(1, 'visitors', true, { notice_version: 0 }),
  ]);
  const source = 'Father · Signed on paper · 10 November 2026 · with the notice of';
  await expect.element(screen.getByText(`Your answers: ${source} 1 November 2026.`)).toBeVisible();
  for (const fact of [
    'The facts are true',
    /^Intends to marry · The person to be married · On this site/,
    /^Notice received · Mother · Signed on paper/,
  ])
    await expect.element(screen.getByText(fact, { exact: true })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /^The (truth|intent|notice) sentence/ }).elements()).toEqual([]);
  const described = (name: RegExp) => expect.element(screen.getByRole('checkbox', { name }));
  await described(/^The members/).toHaveAccessibleDescription('');
  await described(/^The visitors/).toHaveAccessibleDescription(`${source} 2 March 2025`);
});

test('on a phone the groups with several answers are folded, and name what was refused', async () => {
  await page.viewport(360, 640);
  const screen = await renderPart(<MyConsents profileId={7} />, [
    [answerKeys.ofPerson(7), [answer(2, 'kept', true), answer(1, 'relatives', true)]],
    [sharedKeys.visitorSettings(), { mayBrowse: true, seePictures: true }],
    [noticeIn('en').queryKey, notice('en')],
  ]);
  await expect.element(screen.getByText('What the bureau keeps Yes')).toBeVisible();
  await expect.element(screen.getByText('Who may see it 5 × no')).toBeVisible();
  // One tap from the page, as the others are from their group.
  await expect.element(screen.getByRole('checkbox', { name: /^The whatsapp/ })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /^The members/ }).elements()).toEqual([]);
  await screen.getByText('Who may see it').click();
  await expect.element(screen.getByRole('checkbox', { name: /^The members/ })).toBeVisible();
});

test('the own yes to a story takes one tap, where a parent has said yes already', async () => {
  localStorage.setItem('consent-who-7', 'Self');
  const sent = listSent();
  const screen = await mine([answer(1, 'story', true)]);
  const story = screen.getByRole('checkbox', { name: /^The story sentence/ });
  await expect.element(story).not.toBeChecked();
  await story.click();
  await expect.poll(() => sent).toMatchObject([{ purpose: 'story', given: true, said_by: 'Self' }]);
});

test('what was never asked is a yes or a no with one tap', async () => {
  localStorage.setItem('consent-who-7', 'Father');
  const sent = listSent();
  const screen = await mine();
  await screen.getByRole('button', { name: 'No: The visitors sentence 1 en' }).click();
  await expect.poll(() => sent).toMatchObject([{ purpose: 'visitors', given: false }]);
  expect(screen.getByRole('button', { name: /^No: The members/ }).elements()).toEqual([]);
});

test.each([
  ['members', 'Your profile is put on hold at once'],
  ['kept', 'the bureau is asked to delete it'],
  ['relatives', 'The names and jobs of father and mother are erased at once.'],
])('before %s is withdrawn, a member reads what that does', async (purpose, effect) => {
  localStorage.setItem('consent-who-7', 'Father');
  const sent = listSent();
  const screen = await mine([answer(1, purpose, true)]);
  await screen.getByRole('checkbox', { name: new RegExp(`^The ${purpose} sentence`) }).click();
  await expect.element(screen.getByRole('dialog')).toHaveTextContent(effect);
  expect(sent).toEqual([]);
  await screen.getByRole('button', { name: 'Withdraw my consent' }).click();
  await expect.poll(() => sent).toMatchObject([{ purpose, given: false }]);
});

test.each([
  [[], false],
  [[answer(1, 'sharing', false, { said_by: 'Self', channel: 'site' })], false],
  // Who took it back reads it.
  [[answer(1, 'sharing', false, { said_by: 'Father', channel: 'site' })], true],
])('only the candidate says yes to the sharing of contact details: %#', async (rows, isShown) => {
  const screen = await mine(rows);
  const sharing = screen.getByRole('checkbox', { name: /^The sharing sentence/ });
  await screen.getByLabelText('I am').selectOptions('Father');
  if (isShown) await expect.element(sharing).toBeVisible();
  else await expect.element(sharing).not.toBeInTheDocument();
  await screen.getByLabelText('I am').selectOptions('Self');
  await expect.element(sharing).toBeVisible();
});

/** What the candidate's page sends to the database, which accepts it. */
function listAccepted() {
  const sent: unknown[] = [];
  const fetched = vi.spyOn(window, 'fetch').mockImplementation((...[, init]) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  onTestFinished(() => {
    fetched.mockRestore();
  });
  return sent;
}

test.each([true, false])(
  'the candidate’s page names the answer until it is left, which was a yes: %s',
  async (given) => {
    const sent = listAccepted();
    const show = () =>
      renderPart(<CandidateQuestion token="abc" answered={[]} seen={[]} />, [[noticeIn('en').queryKey, notice('en')]]);
    const screen = await show();
    const question =
      /^May the bureau give your contact details \(phone number, e-mail, address and assets\) to a family/;
    await expect.element(screen.getByText(question)).toBeVisible();
    const before = screen.container.textContent;
    const name = given ? 'Yes, I agree' : 'Not now';
    await screen.getByRole('button', { name }).click();
    const done = `Thank you. Your answer is recorded: “${name}”. From now on it counts.`;
    await expect.element(screen.getByRole('heading', { name: done })).toHaveFocus();
    // In the place of the buttons.
    await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Change the answer' })).toBeVisible();
    expect(sent).toMatchObject([{ token: 'abc', purpose: 'sharing', given, notice_language: 'en' }]);
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await expect.poll(() => screen.container.textContent).toBe(before);
    await screen.unmount();
    const again = await show();
    await expect.element(again.getByText(question)).toBeVisible();
    expect(again.container.textContent).toBe(before);
  },
);

test('the candidate’s page has the notice with the recorded sentence, and takes back what was agreed for her', async () => {
  const sent = listAccepted();
  const byMother = { said_by: 'Mother', said_by_name: null, channel: 'telephone' };
  const answered = [answer(1, 'pictures', true, byMother), answer(2, 'kept', true, byMother)];
  const screen = await renderPart(<CandidateQuestion token="abc" answered={answered} seen={['visitors']} />, [
    [noticeIn('en').queryKey, notice('en')],
  ]);
  await expect.element(screen.getByText('“The sharing sentence 1 en”')).not.toBeInTheDocument();
  await screen.getByText('Notice: what is kept, and why').click();
  await expect.element(screen.getByText('“The sharing sentence 1 en”')).toBeVisible();
  await screen.getByText('Take back what was agreed for you').click();
  const rows = screen.getByRole('listitem').filter({ hasText: 'The pictures sentence 1 en' }).last();
  await expect.element(rows).toHaveTextContent('Said for you: Yes (Mother · By telephone · 10 November 2026).');
  await expect.element(screen.getByText('Nobody else has answered this for you.').first()).toBeVisible();
  // What is shown is shown without an answer too.
  await expect.element(screen.getByText('People without a login see your short profile now.')).toBeVisible();
  await expect.element(rows).toHaveTextContent('People without a login do not see your pictures now.');
  const kept = screen.getByRole('listitem').filter({ hasText: 'The kept sentence 1 en' }).last();
  await expect.element(kept).toHaveTextContent('Mother · By telephone');
  await expect.element(screen.getByRole('link', { name: 'write to the bureau' })).toBeVisible();
  await rows.getByRole('button', { name: 'No', exact: true }).click();
  await expect.element(rows.getByRole('heading', { name: /^Thank you. Your answer is recorded: “No”/ })).toBeVisible();
  // The answer of others is out of sight: it would look as if nothing was recorded.
  await expect.element(rows).not.toHaveTextContent('Said for you');
  expect(sent).toMatchObject([{ token: 'abc', purpose: 'pictures', given: false }]);
  for (const never of ['kept', 'members', 'relatives', 'story'])
    await expect
      .element(
        screen
          .getByRole('listitem')
          .filter({ hasText: `The ${never} sentence` })
          .getByRole('button'),
      )
      .not.toBeInTheDocument();
});

test('the proof has each answer with the sentence that was agreed to', async () => {
  const rows = [answer(2, 'members', false, { notice_version: 2 }), answer(1, 'members', true)];
  const screen = await renderPart(<ProofPage profileId={7} />, [
    [answerKeys.ofPerson(7), rows],
    [['consent-proof', 7], { id: 7, name: 'Asha', own_script_name: null }],
    [noticeIn('en', 1).queryKey, notice('en', 1)],
    [noticeIn('en', 2).queryKey, notice('en', 2)],
  ]);
  await expect.element(screen.getByRole('heading', { name: 'Consents of Asha (User id 7)' })).toBeVisible();
  const lines = screen.getByRole('listitem');
  await expect
    .element(lines.nth(0))
    .toHaveTextContent(
      'The members sentence 2 enNo Father · Signed on paper · 10 November 2026 Recorded by Lakshmi, 11 November 2026. Notice 2, English, 1 November 2026.',
    );
  await expect.element(lines.nth(1)).toHaveTextContent('The members sentence 1 enYes Father');
  await expect.element(screen.getByRole('button', { name: 'Print' })).toBeVisible();
});
