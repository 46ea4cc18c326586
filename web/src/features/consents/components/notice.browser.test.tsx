import { expect, onTestFinished, test } from 'vitest';
import { setBureau } from '@/bureau/bureau';
import { answerKeys } from '@/bureau/api/consents';
import { sharedKeys } from '@/bureau/api/keys';
import { sampleBureau } from '@/bureau/sample-bureau';
import { noticeIn, notTold } from '@/features/consents/api';
import { NoticeEditor } from '@/features/consents/components/notice-editor';
import { NotToldPage } from '@/features/consents/components/notice-not-told';
import { PrivacyPage } from '@/features/consents/components/privacy-page';
import { sampleNotice } from '@/features/consents/sample-notice';
import { builtInBureau } from '@/first-load/first-bureau';
import { renderPart } from '@/lib/render-part';

const notices = (['en', 'ta'] as const).map(
  (language) => [noticeIn(language).queryKey, sampleNotice(language)] as const,
);

test('the notice stands alone, in a chosen language, with the officer and the telephone', async () => {
  setBureau({ ...sampleBureau, grievance_officer: 'Meena Kumari', phone: '+91 424 555 0100' });
  const screen = await renderPart(<PrivacyPage edition={null} />, notices);
  const article = screen.getByRole('article');
  await expect.element(article).toHaveTextContent('Kept in en.');
  await expect.element(article).toHaveTextContent('Version 1, 27 November 2026');
  await expect.element(article.getByText('Grievance officer: Meena Kumari')).toBeVisible();
  await expect.element(article.getByRole('link', { name: '+91 424 555 0100' })).toBeVisible();
  await article.getByText('What you may agree to').first().click();
  await expect.element(article.getByText('We agree: members.').first()).toBeVisible();
  await screen.getByLabelText('Language of the notice').selectOptions('ta');
  await expect.element(article).toHaveTextContent('Kept in ta.');
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('உங்கள் தகவல் பற்றிய அறிவிப்பு');
  setBureau(builtInBureau);
});

test('where no officer is set, the notice names the bureau and its telephone', async () => {
  setBureau(sampleBureau);
  onTestFinished(() => setBureau(builtInBureau));
  const screen = await renderPart(<PrivacyPage edition={null} />, notices);
  const article = screen.getByRole('article');
  await expect.element(article.getByText(`Grievance officer: ${sampleBureau.bureau_name}`)).toBeVisible();
  await expect.element(article.getByRole('link', { name: sampleBureau.phone })).toBeVisible();
});

test('an address names language and version, and an unknown version leads to the newest', async () => {
  const old = [noticeIn('ta', 1).queryKey, sampleNotice('ta')] as const;
  const screen = await renderPart(<PrivacyPage edition="ta-1" />, [old]);
  await expect.element(screen.getByRole('article')).toHaveTextContent('Kept in ta.');
  await screen.rerender(<PrivacyPage key="other" edition="7" />);
  const none = await renderPart(<PrivacyPage edition="7" />, [[noticeIn('en', 7).queryKey, null]]);
  await expect.element(none.getByRole('link', { name: 'Read the newest notice' })).toBeVisible();
});

const family = { id: 1001, name: 'Kavitha', status: 'verified', language: 'ta' };
const template = (language: string) => ({ template: 'notice', language, body: `${language} {link}`, original: null });
const listed = [
  [notTold.of({}).queryKey, { count: 120, people: [family] }],
  [sharedKeys.messageTemplates(), [template('en'), template('ta')]],
  ...notices,
] as const;

test('a family of before is given the notice in its language, and the clerk notes how', async () => {
  const screen = await renderPart(<NotToldPage />, listed);
  await expect.element(screen.getByText('The first 1 of 120, oldest first.')).toBeVisible();
  const row = screen.getByRole('listitem');
  await expect
    .element(row.getByRole('link', { name: 'Print the notice for Kavitha' }))
    .toHaveAttribute('href', '/#privacy/ta');
  await row.getByRole('button', { name: 'Kavitha: notice given' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByRole('checkbox', { name: 'We agree: members.' })).not.toBeChecked();
  await expect.element(dialog.getByRole('checkbox', { name: 'We agree: notice.' })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByLabelText('Who answers')).toHaveAccessibleDescription('Choose who agrees.');
  await dialog.getByLabelText('Who answers').selectOptions('Father');
  await dialog.getByLabelText('How they answer').selectOptions('By telephone');
  await dialog.getByRole('button', { name: 'Save' }).click();
  // Nothing is lost without an answer of the server.
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The answer did not come.');
  await expect.element(dialog.getByLabelText('Who answers')).toHaveValue('Father');
});

test('a family that asked for no WhatsApp is not offered it', async () => {
  const screen = await renderPart(<NotToldPage />, [...listed, [answerKeys.offWhatsApp([1001]), [1001]]]);
  const row = screen.getByRole('listitem');
  await row.getByRole('button', { name: /^Call/ }).click();
  await expect.element(row.getByText('This family asked for no WhatsApp.')).toBeVisible();
});

test('an empty list says that every family has the notice, and a failed one offers another try', async () => {
  const screen = await renderPart(<NotToldPage />, [[notTold.of({}).queryKey, { count: 0, people: [] }]]);
  await expect.element(screen.getByText('Every family has been given the notice.')).toBeVisible();
  const failed = await renderPart(<NotToldPage />);
  await expect.element(failed.getByRole('button', { name: /Try again/ })).toBeVisible();
});

test('the owner publishes a new version, never an empty text, and may go to another language meanwhile', async () => {
  const screen = await renderPart(<NoticeEditor />, notices);
  await expect.element(screen.getByText(/^Version 1, published on 27 November 2026/)).toBeVisible();
  const board = screen.getByLabelText('The Board');
  await board.fill('');
  const language = screen.getByLabelText('Language of the notice');
  await language.selectOptions('ta');
  await screen.getByLabelText('Profile for members').fill('புதிது');
  await expect.element(screen.getByText('Changed: English, தமிழ்')).toBeVisible();
  await screen.getByRole('button', { name: 'Publish version 2' }).click();
  await expect.element(language).toHaveValue('en');
  await expect.element(board).toHaveAccessibleDescription('Write this part.');
  await board.fill('New words.');
  await screen.getByRole('button', { name: 'Publish version 2' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toHaveTextContent('cannot be changed or taken back');
  await dialog.getByRole('button', { name: 'Publish version 2' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The answer did not come.');
  await dialog.getByRole('button', { name: 'Close without a change' }).click();
  await expect.element(board).toHaveValue('New words.');
});
