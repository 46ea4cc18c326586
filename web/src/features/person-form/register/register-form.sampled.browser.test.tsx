import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consentSettingsQueryOptions } from '@/bureau/api/office-settings';
import { formKeys } from '@/features/person-form/api';
import { DraftStore } from '@/features/person-form/draft-store';
import { readDraft } from '@/features/person-form/drafts';
import { RegisterForm } from '@/features/person-form/register/register-form';
import { renderPart } from '@/lib/render-part';
import { drawPicture } from '@/pictures/sample-pictures';
import { inDepth } from '../../../../test-depth';

const notAsked = [
  consentSettingsQueryOptions().queryKey,
  { consents_asked: false, candidate_says_yes: false },
] as const;
const renderForm = (...answers: Parameters<typeof renderPart>[1] & object) =>
  renderPart(<RegisterForm wishesPart={() => null} consentsPart={() => null} />, [notAsked, ...answers]);

const summary = page.getByRole('group', { name: 'There is a problem' });
const submit = page.getByRole('button', { name: 'Submit', exact: true });
const bride = page.getByRole('radio', { name: 'Bride' });
const nameField = page.getByLabelText('Name', { exact: true });
const pictures = page.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem');

/** Opens a folded part of the form. */
const openPart = (title: string) => page.getByRole('region', { name: title }).getByText(title, { exact: true }).click();

async function choosePicture(fileName: string): Promise<void> {
  await userEvent.upload(page.getByLabelText('Profile Image 1'), await drawPicture(fileName, 400, 500));
  await expect.element(page.getByAltText(fileName)).toBeVisible();
}

/** Width and height of the chart's small version. */
function readChart() {
  const image = page.getByAltText('chart.png').query();
  return image instanceof HTMLImageElement ? [image.naturalWidth, image.naturalHeight] : null;
}

describe('an attempt to send the form', () => {
  it('says what is wrong in the order of the screen, takes the focus there, and leads to each field', async () => {
    await renderForm();
    await page.getByLabelText('Phone').fill('12');
    await submit.click();
    await expect.element(summary).toHaveFocus();
    await expect
      .poll(() =>
        summary
          .getByRole('listitem')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual([
        'Name: Enter the name.',
        'Bride or groom: Say first: bride or groom. Without it nobody is verified or matched.',
        'Phone: Enter the number with its country code, for example +91 98430 12345.',
        'Profile Image 1: Choose at least one picture.',
      ]);

    await summary.getByRole('button', { name: /^Profile Image 1/ }).click();
    await expect.element(page.getByLabelText('Profile Image 1')).toHaveFocus();
    await choosePicture('asha.png');
    await summary.getByRole('button', { name: /^Phone/ }).click();
    await expect.element(page.getByLabelText('Phone')).toHaveFocus();
    await page.getByLabelText('Phone').fill('9843012345');
    await summary.getByRole('button', { name: /^Bride or groom/ }).click();
    await expect.element(bride).toHaveFocus();
    await expect.element(bride).toHaveAccessibleDescription(/^Say first: bride or groom/);
    await bride.click();
    await nameField.fill('Asha');
    await expect.element(page.getByLabelText('Phone')).toHaveValue('+91 98430 12345');
    await expect.element(summary).not.toBeInTheDocument();

    // Each attempt counts, also one with the same mistakes.
    await nameField.fill('');
    await submit.click();
    await expect.element(summary).toHaveFocus();
    await nameField.click();
    await submit.click();
    await expect.element(summary).toHaveFocus();
  });

  inDepth('takes somebody of the same household for another person, and links them', async () => {
    const phone = '+91 98430 12345';
    const question = { person_name: null, birth_date: null, phone, second_phone: null, except_id: null };
    const found = [{ id: 5, name: 'Chitra', reason: 'same telephone number' }];
    await renderForm([formKeys.possibleDuplicates(question), found]);
    await page.getByLabelText('Phone').fill(phone);
    await page.getByRole('checkbox', { name: 'Same household as Chitra, id 5: link them' }).click();
    const another = page.getByRole('checkbox', { name: 'This is another person' });
    await expect.element(another).toBeChecked();
    expect(readDraft('new')).toContain('"householdOf":5');
    await another.click();
    expect(readDraft('new')).toContain('"householdOf":null');
  });

  inDepth('says beside the household that nobody more can be in it', async () => {
    const phone = '+91 98430 12345';
    const found = [{ id: 5, name: 'Chitra', reason: 'same telephone number' }];
    const fetched = vi.spyOn(window, 'fetch').mockImplementation((input) => {
      const { url } = new Request(input);
      if (url.includes('reserve_registration')) return Promise.resolve(Response.json(7));
      if (!url.includes('register_person')) return Promise.resolve(Response.json({}));
      const refusal = { code: '22023', message: '', details: 'household_too_large', hint: 'household_of' };
      return Promise.resolve(Response.json(refusal, { status: 400 }));
    });
    onTestFinished(() => fetched.mockRestore());
    const question = { person_name: null, birth_date: null, phone, second_phone: null, except_id: null };
    const reserved = { ...question, except_id: 7 };
    await renderForm([formKeys.possibleDuplicates(question), found], [formKeys.possibleDuplicates(reserved), found]);
    await nameField.fill('Asha');
    await bride.click();
    await page.getByLabelText('Phone').fill(phone);
    await choosePicture('asha.png');
    const household = page.getByRole('checkbox', { name: 'Same household as Chitra, id 5: link them' });
    await household.click();
    await submit.click();
    await expect.element(household).toHaveAccessibleDescription('A household has at most 12 people.');
    await expect.element(page.getByText('Not registered yet.', { exact: false })).not.toBeInTheDocument();
    await household.click();
    await expect.element(page.getByText('A household has at most 12 people.')).not.toBeInTheDocument();
  });

  it('without a picture sends what was typed with its enquiry, and asks for all but the picture', async () => {
    const sent: unknown[] = [];
    const fetched = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
      const { url } = new Request(input);
      if (url.includes('reserve_registration')) return Response.json(7);
      if (url.includes('register_person')) sent.push(await new Response(init?.body).json());
      return Response.json(url.includes('register_person') ? 7 : {});
    });
    onTestFinished(() => fetched.mockRestore());
    new DraftStore('new').update({ enquiry: { id: 3, name: 'Asha' } });
    await renderForm();
    const withoutPicture = page.getByRole('button', { name: 'Save without a picture' });
    await nameField.fill('Asha');
    await withoutPicture.click();
    await expect.element(summary).toHaveTextContent('Bride or groom: Say first');
    await expect.element(summary).not.toHaveTextContent('Choose at least one picture.');
    await bride.click();
    // Submit asks for the picture, as before.
    await submit.click();
    await expect.element(summary).toHaveTextContent('Choose at least one picture.');
    await choosePicture('asha.png');
    await expect.element(withoutPicture).not.toBeInTheDocument();
    await page.getByRole('button', { name: /^Remove (the picture|picture 1)/ }).click();
    await withoutPicture.click();
    await expect.element(page.getByText(/^Asha is registered/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Matches' })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'To complete' })).toHaveTextContent(/picture/i);
    expect(sent).toMatchObject([{ person: { name: 'Asha', gender: 'bride' }, enquiry_id: 3, without_picture: true }]);
  });

  it('keeps everything when the server cannot be reached', async () => {
    await renderForm();
    await nameField.fill('Asha');
    await bride.click();
    await choosePicture('asha.png');
    await submit.click();
    const note = page.getByRole('alert').filter({ hasText: 'Not registered yet.' });
    await expect.element(note).toHaveTextContent('We could not reach the server.');
    await expect.element(nameField).toHaveValue('Asha');
    await expect.element(nameField).toBeEnabled();
    await expect.element(pictures).toBeVisible();
  });
});

inDepth('a draft survives with its pictures until it is discarded', async () => {
  const before = await renderForm();
  await nameField.fill('Asha');
  await page.getByLabelText('Religion').selectOptions('Jain');
  await choosePicture('asha.png');
  await choosePicture('garden.png');
  await page.getByRole('button', { name: /^Remove .*asha\.png|^Remove picture 1/ }).click();
  await expect.poll(() => pictures.elements().length).toBe(1);
  await openPart('Horoscope');
  await userEvent.upload(page.getByLabelText('Birth chart'), await drawPicture('chart.png', 480, 400));
  await page.getByRole('list', { name: 'Chosen picture', exact: true }).getByRole('button', { name: /^Crop/ }).click();
  await page.getByRole('button', { name: 'Turn right' }).click();
  await page.getByRole('button', { name: 'Use picture' }).click();
  await expect.poll(readChart).toEqual([333, 400]);
  await before.unmount();

  await renderForm();
  await expect.element(nameField).toHaveValue('Asha');
  await expect.element(page.getByLabelText('Religion')).toHaveValue('Jain');
  await expect.element(page.getByAltText('garden.png')).toBeVisible();
  expect(pictures.elements()).toHaveLength(1);
  await openPart('Horoscope');
  // As it was turned.
  await expect.poll(readChart).toEqual([333, 400]);

  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click();
  await expect.element(nameField).toHaveValue('');
  expect(pictures.elements()).toHaveLength(0);
});

it('begins with the name and a short entry, and has the others by part in the order of a paper biodata', async () => {
  await renderForm();
  await expect.element(nameField).toHaveFocus();
  const form = page.getByRole('form', { name: 'Registeration Form' });
  const labels = () => [...form.element().querySelectorAll('label')].map(({ textContent }) => textContent);
  const short = ['Name', 'Bride', 'Groom', 'Date of birth', 'Source', 'Religion', 'Location', 'Phone', 'Whose number'];
  expect(labels().slice(0, short.length)).toEqual(short);
  await expect.element(page.getByLabelText('Profile Image 1')).toBeInTheDocument();
  const titles = [...form.element().querySelectorAll('summary')].map(({ textContent }) => textContent);
  const wishes = 'What the family looks for';
  expect(titles).toEqual(['Basics', 'Horoscope', 'Background', 'Job, education', 'Family', 'Contact', 'Login', wishes]);
  // What a part holds stands beside its title.
  await openPart('Job, education');
  await page.getByLabelText('Job', { exact: true }).fill('Nurse');
  await openPart('Job, education');
  await expect.element(page.getByRole('region', { name: 'Job, education' })).toHaveTextContent('Nurse');
  await openPart('Family');
  const rare = page.getByText('Rarely needed', { exact: true });
  await expect.element(page.getByLabelText('Brothers', { exact: true })).toBeVisible();
  await expect.element(page.getByLabelText('Number of siblings')).not.toBeVisible();
  await rare.click();
  await expect.element(page.getByLabelText('Number of siblings')).toBeVisible();
  // The owner of a second number is asked for after the number.
  await openPart('Contact');
  const owner = page.getByLabelText('Whose second number');
  expect(owner.elements()).toEqual([]);
  await page.getByLabelText('Second number').fill('9843012345');
  await expect.element(owner).toBeVisible();
});

inDepth('keeps a date that cannot be read in the draft, and says beside it what is wrong', async () => {
  const before = await renderForm();
  await nameField.fill('Asha');
  await page.getByLabelText('Date of birth').fill('31/02/1999');
  await openPart('Horoscope');
  await page.getByLabelText('Time of birth').fill('half past six');
  await before.unmount();
  await renderForm();
  await expect.element(page.getByLabelText('Date of birth')).toHaveValue('31/02/1999');
  await submit.click();
  await expect.element(summary).toHaveTextContent('Date of birth: There is no 31 February.');
  await expect.element(summary).toHaveTextContent('Time of birth: Write the time as 6:05 am or 18:05.');
  await page.getByLabelText('Date of birth').fill('28/02/1999');
  await expect
    .element(page.getByLabelText('Date of birth'))
    .toHaveAccessibleDescription(/^28 February 1999, \d\d years$/);
  await expect.element(summary).not.toHaveTextContent('Date of birth');
});

inDepth('derives the age, and follows the name with a username', async () => {
  await renderForm();
  await nameField.fill('Maria D’Souza');
  await page.getByLabelText('Date of birth').fill('1990-02-28');
  await openPart('Basics');
  await expect.element(page.getByLabelText('Age', { exact: true })).toHaveAttribute('readonly');
  await openPart('Login');
  await page.getByLabelText('Give this person a login').click();
  await expect.element(page.getByLabelText('Username')).toHaveValue('maria.dsouza');
});

it('says that it was left only where somebody typed', async () => {
  const given = { name: 'Asha', phone_number: '+91 98430 12345' };
  new DraftStore('new').update({ enquiry: { id: 3, name: 'Asha' }, given, values: given });
  const left = page.getByText('You left this form unfinished', { exact: false });
  const first = await renderForm();
  await expect.element(nameField).toHaveValue('Asha');
  expect(left.elements()).toEqual([]);
  await page.getByLabelText('Location').fill('Salem');
  await first.unmount();
  await renderForm();
  await expect.element(left).toHaveTextContent('You left this form unfinished: Asha.');
  // The next family is typed over it.
  await nameField.fill('Meena');
  await expect.element(left).toHaveTextContent('You left this form unfinished: Asha.');
});

describe('a pasted biodata', () => {
  const biodata = `*Name* : Priya S
DOB 5/8/99
Height - 5.6
Job : Nurse
Birth place: Madurai
Star: Magam
Weight: 60 kg`;

  inDepth('of two people asks whose it is, and fills in nothing of the other', async () => {
    await renderForm();
    await page.getByRole('button', { name: 'Paste a biodata…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabelText('The biodata')
      .fill('Name: Meena R\nStar: Rohini\nCaste: Nadar\n\nName: Arun K\nStar: Swathi\nHeight: 5.10\nJob: Farmer');
    await dialog.getByRole('button', { name: 'Fill the form' }).click();
    await expect.element(dialog).toHaveAccessibleName('This text has 2 people');
    await dialog.getByRole('button', { name: 'Fill the form with Arun K' }).click();
    await expect.element(nameField).toHaveValue('Arun K');
    await expect.element(page.getByRole('region', { name: 'Job, education' })).toHaveTextContent('Farmer');
    await expect.element(page.getByRole('region', { name: 'Background' })).not.toHaveTextContent('Nadar');
  });

  inDepth('says that the form holds another person', async () => {
    await renderForm();
    await nameField.fill('Kavitha S');
    await page.getByRole('button', { name: 'Paste a biodata…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText('The biodata').fill('Name: Arun K\nStar: Swathi');
    await dialog.getByRole('button', { name: 'Fill the form' }).click();
    await expect.element(dialog).toHaveTextContent('The form holds another person: Kavitha S.');
  });

  it('fills the form in, and asks for what is doubtful or missing', async () => {
    await renderForm();
    await openPart('Job, education');
    await page.getByLabelText('Job', { exact: true }).fill('Teacher');
    await page.getByRole('button', { name: 'Paste a biodata…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Fill the form' }).click();
    await expect
      .element(dialog.getByLabelText('The biodata'))
      .toHaveAccessibleDescription('Nothing was understood. Paste the whole biodata, one fact in each line.');
    await dialog.getByLabelText('The biodata').fill(biodata);
    // Escape loses nothing.
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Paste a biodata…' }).click();
    await expect.element(dialog).toHaveTextContent('What you typed before is still here.');
    await expect.element(dialog.getByLabelText('The biodata')).toHaveValue(biodata);
    await dialog.getByRole('button', { name: 'Fill the form' }).click();

    // A filled field is not replaced without a tick.
    await expect.element(dialog).toHaveTextContent('Job: Nurse');
    await expect.element(dialog).toHaveTextContent('Now: Teacher');
    await dialog.getByRole('button', { name: 'Fill the form' }).click();
    await expect.element(nameField).toHaveValue('Priya S');
    await expect.element(page.getByLabelText('Job', { exact: true })).toHaveValue('Teacher');

    const height = page.getByLabelText('Height');
    await expect.element(height).toHaveAccessibleDescription('Check, it may mean something else: “Height - 5.6”');
    await expect
      .element(page.getByRole('status').filter({ hasText: 'filled in from the biodata' }))
      .toHaveTextContent('Nothing is saved yet.');
    // The star contradicts the birth.
    const star = page.getByLabelText('Birth star');
    await expect.element(star).toHaveAccessibleDescription('Check, the birth gives another: “Star: Magam”');
    await expect
      .element(page.getByRole('region', { name: 'Horoscope' }))
      .toHaveTextContent('on that day; the family said Magam');
    // The biodata has no gender: the form asks the clerk for it.
    const isAsked = page.getByText('The biodata does not say this. Please fill it in.');
    await expect.element(isAsked).toBeVisible();
    await page.getByRole('radio', { name: 'Bride' }).click();
    await expect.element(isAsked).not.toBeInTheDocument();
    await expect.element(page.getByRole('radio', { name: 'Bride' })).toBeChecked();
    // Nor a religion.
    await expect.element(page.getByLabelText('Religion')).toBeVisible();
    await page.getByRole('button', { name: 'It is right (Height)' }).click();
    await expect.element(height).not.toHaveAccessibleDescription();
    await expect.element(page.getByRole('region', { name: 'Not understood' })).toHaveTextContent('Weight: 60 kg');
    await page.getByRole('button', { name: 'Paste a biodata…' }).click();
    await expect.element(dialog.getByLabelText('The biodata')).toHaveValue('');
  });
});
