import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sharedKeys } from '@/bureau/api/keys';
import { settingsQueryOptions } from '@/features/settings/api';
import { SettingsForm } from '@/features/settings/settings-form';
import { SettingsPage } from '@/features/settings/components/settings-page';
import { changesOf, toTyped, settingsSchema } from '@/features/settings/settings-schema';
import { sampleBureau } from '@/bureau/sample-bureau';
import { firstStarSettings } from '@/astrology/star-settings';
import type { Settings } from '@/bureau/settings';
import type { SettingsTab } from '@/features/settings/tabs';
import { isBlocked } from '@/lib/navigation/blocker';
import { renderPart } from '@/lib/render-part';
import { makeLogo } from '@/pictures/make-logo';
import { drawPicture } from '@/pictures/sample-pictures';

const settings = {
  ...sampleBureau,
  whatsapp: null,
  main_language: null,
  site_address: null,
  grievance_officer: null,
  officer_phone: null,
  officer_email: null,
  grievance_proof: null,
  registration_number: null,
  server_country: null,
  identity_papers: null,
  founded_year: null,
  logo: null,
  visitors_may_browse: true,
  visitors_see_pictures: true,
  visitors_see_facts: false,
  second_person_decides: false,
  consents_asked: true,
  fees_on: false,
  gst_number: null,
  gst_rate: 18,
  upi_id: null,
  books_closed_until: null,
  candidate_says_yes: false,
  asked_families: 'may answer',
  star_names: 'tamil',
  ...firstStarSettings,
  profiles_per_day: 300,
  searches_per_day: 150,
  pictures_per_day: 2000,
  visitor_pictures_per_day: 2000,
  requests_per_day: 5,
  open_requests: 10,
  requests_expire_after_days: 30,
  follow_up_days: 7,
  second_follow_up_days: 21,
  waiting_days: 30,
  grievance_days: 30,
  settled_days: 180,
  silent_days: 365,
  confirm_days: 90,
  confirm_grace_days: 0,
  log_months: 12,
  keeps_sealed: false,
  member_session_days: 90,
  admin_session_days: 7,
  temporary_password_days: 14,
};

const original = 'Namaste {name}, sign in at {site}.';
const templates = [
  { template: 'account made', language: 'en', body: 'Vanakkam {name}', original },
  { template: 'password reset', language: 'en', body: 'A new password.', original: 'A new password.' },
  { template: 'request approved', language: 'en', body: 'Approved.', original: 'Approved.' },
  { template: 'details sent', language: 'en', body: 'Here they are.', original: 'Here they are.' },
  { template: 'request declined', language: 'en', body: 'Declined.', original: 'Declined.' },
  { template: 'consent question', language: 'en', body: 'May we?', original: 'May we?' },
  { template: 'both ways question', language: 'en', body: 'May we too?', original: 'May we too?' },
  { template: 'profile shared', language: 'en', body: 'A profile.', original: 'A profile.' },
  { template: 'please call', language: 'en', body: 'Please call.', original: 'Please call.' },
  { template: 'profiles chosen', language: 'en', body: 'See {link}', original: 'See {link}' },
  { template: 'photo missing', language: 'en', body: 'A photo?', original: 'A photo?' },
  { template: 'breach', language: 'en', body: 'A breach', original: 'A breach' },
  { template: 'registered', language: 'en', body: 'Your number: {id}', original: 'Your number: {id}' },
  { template: 'grievance received', language: 'en', body: 'It is here.', original: 'It is here.' },
  { template: 'grievance answer', language: 'en', body: '{answer}', original: '{answer}' },
  { template: 'notice', language: 'en', body: 'Read {link}', original: 'Read {link}' },
];

function Form({ start, saved = settings }: { start: SettingsTab; saved?: Settings }) {
  const [tab, setTab] = useState(start);
  return (
    <SettingsForm
      settings={saved}
      templates={templates}
      tab={tab}
      onTab={setTab}
      noticePart={null}
      feesPart={(upiId) => <p>Try {upiId}</p>}
    />
  );
}

test('a part that is opened by its address is named by the heading', async () => {
  const screen = await renderPart(<SettingsPage tab="fees" noticePart={null} feesPart={() => null} />, [
    [settingsQueryOptions().queryKey, settings],
    [sharedKeys.messageTemplates(), templates],
  ]);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Settings: Fees$/);
  expect(document.title).toMatch(/^Settings: Fees/);
});

test('an error opens its tab and gets the focus; the input stays if saving fails', async () => {
  const screen = await renderPart(<Form start="bureau" />);
  const save = screen.getByRole('button', { name: 'Save the settings' });
  const phone = screen.getByLabelText('Phone', { exact: true });
  await expect.element(save).toBeDisabled();
  await expect.element(screen.getByText('Everything is saved.')).toBeVisible();
  await phone.fill('0424 555');
  await screen.getByRole('tab', { name: 'Members' }).click();
  await expect.element(phone).not.toBeVisible();
  await screen.getByLabelText('Contact requests a day').fill('101');
  await expect.element(screen.getByText('Not saved yet: Phone, Contact requests a day.')).toBeVisible();
  expect(isBlocked()).toBe(true);
  await save.click();
  await expect.element(phone).toHaveAccessibleDescription(/^Enter ten digits/);
  await expect.element(phone).toHaveFocus();
  // The bar at the lower edge does not hide it.
  const bar = save.element().closest<HTMLElement>('.sticky');
  expect(document.documentElement.style.getPropertyValue('--action-bar')).toBe(`${bar?.offsetHeight ?? 0}px`);
  await phone.fill('+91 424 555 0101');
  await save.click();
  const perDay = screen.getByLabelText('Contact requests a day');
  await expect.element(perDay).toHaveAccessibleDescription('Enter a whole number from 0 to 100.');
  await expect.element(perDay).toHaveFocus();
  await perDay.fill('100');
  // A part that was folded again opens by itself.
  const seldom = screen.getByRole('region', { name: 'Signed in' }).getByText('Seldom changed');
  await seldom.click();
  const signedIn = screen.getByLabelText('Days until an admin signs in again');
  await signedIn.fill('0');
  await seldom.click();
  await expect.element(signedIn).not.toBeVisible();
  await save.click();
  await expect.element(signedIn).toHaveFocus();
  await signedIn.fill('8');
  await save.click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The answer did not come.');
  await expect.element(phone).toHaveValue('+91 424 555 0101');
  await perDay.fill('5');
  await signedIn.fill('7');
  await screen.getByRole('tab', { name: 'Bureau' }).click();
  await phone.fill(settings.phone);
  await expect.element(screen.getByText('Everything is saved.')).toBeVisible();
  expect(isBlocked()).toBe(false);
});

test('the address of the site is checked beside its field, and the saved one stays in sight', async () => {
  const screen = await renderPart(
    <Form start="bureau" saved={{ ...settings, site_address: 'https://www.bureau.in' }} />,
  );
  const field = screen.getByLabelText('Address of this site');
  await expect.element(field).not.toHaveAccessibleDescription(/Until you save/);
  for (const wrong of [
    'https://www.bureau.in@other.example',
    'https://me:secret@other.example',
    'https://bureau.in:x',
  ]) {
    await field.fill(wrong);
    await screen.getByRole('button', { name: 'Save the settings' }).click();
    await expect.element(field).toHaveAccessibleDescription(/Enter the address as the browser shows it/);
  }
  await field.fill('https://bureau.example:8443');
  await expect
    .element(field)
    .toHaveAccessibleDescription(/ Until you save, messages lead to https:\/\/www\.bureau\.in\.$/);
  await screen.getByLabelText("Year of the bureau's beginning").fill('1998');
  // What is not saved has the names of the fields.
  const names = /Year of the bureau's beginning.+Address of this site|Address of this site.+bureau's beginning/;
  await expect.element(screen.getByText(names).first()).toBeVisible();
});

test('an address that families cannot open is marked', async () => {
  for (const [site_address, isMarked] of [
    [null, true],
    ['http://192.168.1.20:5173', true],
    ['https://www.bureau.in', false],
  ] as const) {
    const screen = await renderPart(<Form start="bureau" saved={{ ...settings, site_address }} />);
    const field = expect.element(screen.getByLabelText('Address of this site'));
    await (isMarked ? field : field.not).toHaveAccessibleDescription(/^Please note: messages to families carry/);
  }
});

test('what a new bureau needs stands first, with the school that the tab Astrology has too', async () => {
  const screen = await renderPart(<Form start="bureau" />);
  const first = screen.getByRole('region').first();
  await expect.element(first).toHaveAccessibleName('First of all');
  for (const name of ['Name', 'Phone', 'Address of this site'])
    await expect.element(first.getByRole('textbox', { name, exact: true })).toBeVisible();
  await first.getByLabelText('School of matching').selectOptions('Kerala: ten porutham');
  await screen.getByRole('tab', { name: 'Astrology' }).click();
  await expect.element(screen.getByRole('radio', { name: /^Kerala/ })).toBeChecked();
});

test('sends only the changed settings', () => {
  const typed = toTyped(settings);
  expect(changesOf(typed, typed)).toEqual({});
  expect(changesOf({ ...typed, requests_per_day: '7', visitors_may_browse: false }, typed)).toEqual({
    requests_per_day: 7,
    visitors_may_browse: false,
  });
});

test('sends only the changed texts in other languages', () => {
  const typed = toTyped({ ...settings, in_languages: { ta: { tagline: 'மையம்', address: 'கோவை' } } });
  expect(typed).toMatchObject({ tagline_ta: 'மையம்', address_ta: 'கோவை', tagline_hi: '' });
  expect(changesOf({ ...typed, tagline_ta: '', address_hi: 'पता' }, typed)).toEqual({
    in_languages: { ta: { tagline: '' }, hi: { address: 'पता' } },
  });
});

test('a text of the bureau has a field for each other language that it offers', async () => {
  const stored = { ...settings, languages: 'en ta', in_languages: { ta: { bureau_name: 'மங்களம்' } } };
  const screen = await renderPart(<Form start="bureau" saved={stored} />);
  const field = screen.getByLabelText('Name (தமிழ்)');
  await expect.element(field).not.toBeInTheDocument();
  await screen.getByText('In other languages').first().click();
  await expect.element(field).toHaveValue('மங்களம்');
  await expect.element(field).toHaveAttribute('lang', 'ta');
  await expect.element(screen.getByLabelText('Name (हिन्दी)')).not.toBeInTheDocument();
  await field.fill('x'.repeat(61));
  await expect.element(screen.getByText('Not saved yet: Name (தமிழ்).')).toBeVisible();
  await screen.getByRole('button', { name: 'Save the settings' }).click();
  await expect.element(field).toHaveAccessibleDescription(/at most 60/);
  await expect.element(field).toHaveFocus();
});

test('one message at a time has its preview; an unknown placeholder brings it back', async () => {
  const screen = await renderPart(<Form start="messages" />);
  const body = screen.getByRole('textbox', { name: 'Account made' });
  await body.fill('Vanakkam {name}, you are {username} at {site}');
  await expect
    .element(screen.getByRole('blockquote'))
    .toHaveTextContent(`Vanakkam Meena, you are meena.s at ${window.location.origin}`);
  await body.fill('Your password is {password}');
  await screen.getByLabelText('Message', { exact: true }).selectOptions('Contact request approved');
  await expect.element(screen.getByRole('textbox', { name: 'Contact request approved' })).toHaveValue('Approved.');
  await expect.element(body).not.toBeInTheDocument();
  await expect.element(screen.getByText('Not saved yet: Account made.')).toBeVisible();
  await screen.getByRole('tab', { name: 'Astrology' }).click();
  await screen.getByRole('button', { name: 'Save the settings' }).click();
  await expect
    .element(body)
    .toHaveAccessibleDescription(
      '{password} is not known here. Known are: {bureau}, {site}, {phone}, {name}, {username}.',
    );
  await expect.element(body).toHaveFocus();
});

test('the original text is restored, after confirmation if input would be lost', async () => {
  const screen = await renderPart(<Form start="messages" />);
  const body = screen.getByRole('textbox', { name: 'Account made' });
  const putBack = screen.getByRole('button', { name: 'Put back the original text' });
  await putBack.click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(body).toHaveValue(original);
  // The original text is already there: no input would be lost.
  await putBack.click();
  await expect.element(putBack).toHaveFocus();

  await body.fill('Hello {nobody}');
  await putBack.click();
  const dialog = screen.getByRole('dialog', { name: 'Put back the original text?' });
  await dialog.getByRole('button', { name: 'Close without a change' }).click();
  await expect.element(body).toHaveValue('Hello {nobody}');
  await putBack.click();
  await dialog.getByRole('button', { name: 'Put it back' }).click();
  await expect.element(body).toHaveValue(original);
  await expect.element(screen.getByRole('button', { name: 'Save the settings' })).toBeEnabled();
});

test('a message is written in each language; nothing typed is lost, and an empty one is the English one', async () => {
  const screen = await renderPart(<Form start="messages" />);
  const language = screen.getByLabelText('Language of the message');
  await language.selectOptions('தமிழ்');
  const body = screen.getByRole('textbox', { name: 'Account made (தமிழ்)' });
  const preview = screen.getByRole('blockquote');
  await expect.element(body).toHaveValue('');
  await expect
    .element(screen.getByText('There is no message in தமிழ். These families get the English one.'))
    .toBeVisible();
  await expect.element(preview).toHaveTextContent('Vanakkam Meena');
  await expect.element(screen.getByRole('button', { name: 'Put back the original text' })).not.toBeInTheDocument();
  await body.fill('வணக்கம் {name} {nobody}');
  await expect.element(preview).toHaveTextContent('வணக்கம் Meena');
  await language.selectOptions('English');
  await expect.element(screen.getByRole('textbox', { name: 'Account made' })).toHaveValue('Vanakkam {name}');
  await expect.element(screen.getByText('Not saved yet: Account made (தமிழ்).')).toBeVisible();
  // A fault in another language is shown with its language.
  await screen.getByRole('button', { name: 'Save the settings' }).click();
  await expect.element(body).toHaveFocus();
  await expect.element(body).toHaveValue('வணக்கம் {name} {nobody}');
  await expect.element(language).toHaveValue('ta');
});

test('the bureau chooses the languages of the site; English stays', async () => {
  const screen = await renderPart(<Form start="bureau" />);
  const languages = screen.getByRole('region', { name: 'Languages of the site' });
  const box = (name: RegExp) => languages.getByRole('checkbox', { name });
  await expect.element(box(/^English/)).toBeDisabled();
  await expect.element(box(/^English/)).toBeChecked();
  await expect
    .element(box(/Kannada/))
    .toHaveAccessibleDescription(/Not read yet by a person who grew up with this language\./);
  await box(/Kannada/).click();
  await expect.element(screen.getByText('Not saved yet: Languages of the site.')).toBeVisible();
  await screen.getByRole('tab', { name: 'Messages' }).click();
  await expect.element(screen.getByLabelText('Language of the message')).not.toHaveTextContent('ಕನ್ನಡ');
  await screen.getByRole('tab', { name: 'Bureau' }).click();
  await box(/Kannada/).click();
  await expect.element(screen.getByText('Everything is saved.')).toBeVisible();
});

test('the school comes first; its rules are folded, each with the effect of what is chosen', async () => {
  const screen = await renderPart(<Form start="astrology" />);
  await expect.element(screen.getByRole('radio', { name: /^South: ten porutham/ })).toBeChecked();
  const rule = (name: string) => screen.getByRole('combobox', { name, exact: true });
  await expect.element(rule('Dinam')).not.toBeInTheDocument();
  await screen.getByText('For the astrologer').first().click();
  await expect.element(rule('Dinam')).toHaveDisplayValue('Listed counts');
  await rule('Sthree Deergham').selectOptions('9 or more');
  await expect
    .element(rule('Sthree Deergham'))
    .toHaveAccessibleDescription("The count from the bride's star to the groom's is 9 or more.");
  await expect.element(rule('Rajju').getByRole('option')).toHaveLength(3);
  await screen.getByRole('radio', { name: /^Kerala: ten porutham/ }).click();
  await expect.element(rule('Rajju')).not.toBeInTheDocument();
  await expect.element(rule('Vedhai')).toBeVisible();
  await screen.getByRole('radio', { name: /^Tamil: twelve porutham/ }).click();
  await expect.element(rule('Rajju')).toBeVisible();
  await expect.element(rule('Nadi')).not.toBeInTheDocument();
  await screen.getByRole('radio', { name: /^North: 36 guna/ }).click();
  await expect.element(rule('Nadi')).toBeVisible();
  await expect.element(rule('Sthree Deergham')).not.toBeInTheDocument();
  // Who reads the houses of Mars is no matter of the astrologer.
  await expect.element(rule('Who reads the houses of Mars')).toBeVisible();
  await expect.element(rule('Exceptions for Mars')).not.toBeInTheDocument();
  await screen.getByRole('region', { name: 'Mangal dosha' }).getByText('For the astrologer', { exact: true }).click();
  await expect.element(rule('Exceptions for Mars')).toHaveDisplayValue('No exceptions');
  await expect.element(screen.getByText('Not saved yet: School of matching, Sthree Deergham (South).')).toBeVisible();
});

test('sends only the rule that was changed', () => {
  const saved = toTyped(settings);
  expect(changesOf({ ...saved, north_bhakoot: 'lords are friends' }, saved)).toEqual({
    north_bhakoot: 'lords are friends',
  });
});

test('a logo is chosen, seen, replaced and removed; a file that is no picture is refused beside the field', async () => {
  const screen = await renderPart(<Form start="bureau" />);
  const field = screen.getByLabelText(/^Logo/);
  const seen = screen.getByRole('img', { name: 'The logo as it is printed' });
  await userEvent.upload(field, await drawPicture('logo.png', 600, 300));
  await expect.element(seen).toBeVisible();
  const image = seen.element();
  await expect
    .poll(() => image instanceof HTMLImageElement && [image.naturalWidth, image.naturalHeight])
    .toEqual([256, 128]);
  await expect.element(screen.getByText('Not saved yet: Logo.')).toBeVisible();
  await userEvent.upload(field, new File(['not a picture'], 'logo.txt', { type: 'image/png' }));
  await expect.element(field).toHaveAccessibleDescription(/logo\.txt is not a JPEG, PNG, WebP or HEIC picture\.$/);
  await expect.element(seen).toBeVisible();
  await screen.getByRole('button', { name: 'Remove the logo' }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).not.toHaveAccessibleDescription(/is not a/);
  await expect.element(screen.getByText('Everything is saved.')).toBeVisible();
});

test('a logo is made small enough to be saved, however much it shows', async () => {
  const canvas = new OffscreenCanvas(256, 256);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas.');
  const noise = context.createImageData(256, 256);
  crypto.getRandomValues(noise.data.subarray(0, 65_536));
  for (let n = 65_536; n < noise.data.length; n += 65_536) crypto.getRandomValues(noise.data.subarray(n, n + 65_536));
  context.putImageData(noise, 0, 0);
  const file = new File([await canvas.convertToBlob({ type: 'image/png' })], 'noise.png', { type: 'image/png' });
  expect(file.size).toBeGreaterThan(200_000);
  expect(await makeLogo(file, 20_000)).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/]{1000,19900}={0,2}$/);
});

test('a GST number is checked and stands in capitals, and an address for UPI is one', async () => {
  const screen = await renderPart(<Form start="bureau" saved={{ ...settings, gst_number: null, upi_id: null }} />);
  await screen.getByRole('tab', { name: 'Fees' }).click();
  const gst = screen.getByLabelText('GST number');
  const upi = screen.getByLabelText('UPI address');
  const save = screen.getByRole('button', { name: 'Save the settings' });
  await gst.fill('33abc');
  await upi.fill('office@mangalam.example');
  await save.click();
  await expect.element(gst).toHaveValue('33ABC');
  await expect.element(gst).toHaveAccessibleDescription(/A character of this GST number is wrong/);
  await expect.element(upi).toHaveAccessibleDescription(/Enter the UPI address as name@bank/);
  await gst.fill('27aapfu0939f1zv');
  await upi.fill('mangalam@okbank');
  await expect.element(gst).toHaveValue('27AAPFU0939F1ZV');
  await expect.element(gst).not.toHaveAccessibleDescription(/15 characters/);
  await expect.element(upi).not.toHaveAccessibleDescription(/such as bureau@okbank/);
  await expect.element(screen.getByText('Try mangalam@okbank')).toBeVisible();
});

const { bureau_name, phone, site_address, tagline, email, address, opening_hours, founded_year } = settingsSchema.shape;
const errorOf = (field: typeof phone, text: string) => field.safeParse(text).error?.issues[0]?.message;

test('a new bureau saves its name and telephone number alone', () => {
  for (const field of [site_address, tagline, email, address, opening_hours])
    expect(errorOf(field, '')).toBeUndefined();
  expect(errorOf(bureau_name, ' ')).toBe('Enter the bureau’s name.');
  expect(errorOf(phone, '')).toMatch(/^Enter ten digits/);
});

test('ten digits are a number in India, other numbers stay as typed', () => {
  expect(phone.parse(' 98430 11122')).toBe('+91 98430 11122');
  expect(phone.parse('0422 2555142')).toBe('+91 422 2555142');
  expect(phone.parse('+91 422 555 0142')).toBe('+91 422 555 0142');
  expect(errorOf(phone, '98430 1112')).toMatch(/^Enter ten digits/);
});

test('the address of the site needs no https://', () => {
  expect(site_address.parse('kongumaiyam.in')).toBe('https://kongumaiyam.in');
  expect(site_address.parse('http://192.168.1.5:8080')).toBe('http://192.168.1.5:8080');
  for (const address of ['our site', 'https://kongumaiyam', 'http://kongumaiyam.'])
    expect(errorOf(site_address, address)).toMatch(/^Enter the address/);
});

test('the year of the beginning has four digits', () => {
  for (const year of ['98', '198', 'year']) expect(errorOf(founded_year, year)).toMatch(/four digits, such as 1998/);
  for (const year of ['', '1998', '2026']) expect(errorOf(founded_year, year)).toBeUndefined();
});
