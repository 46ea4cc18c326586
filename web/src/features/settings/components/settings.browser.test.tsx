import { expect, test } from 'vitest';
import { SettingsForm } from '@/features/settings/components/settings-form';
import { TemplateForm } from '@/features/settings/components/templates-part';
import { changesOf, toTyped } from '@/features/settings/settings-schema';
import { builtInBureau } from '@/first-load/kept-bureau';
import { firstStarSettings } from '@/astrology/star-settings';
import { renderPart } from '@/lib/render-part';

const settings = {
  ...builtInBureau,
  whatsapp: null,
  site_address: null,
  grievance_officer: null,
  visitors_may_browse: true,
  visitors_see_pictures: true,
  star_names: 'tamil',
  ...firstStarSettings,
  profiles_per_day: 300,
  pictures_per_day: 2000,
  visitor_pictures_per_day: 2000,
  requests_per_day: 5,
  open_requests: 10,
  requests_expire_after_days: 30,
  member_session_days: 90,
  admin_session_days: 7,
};

test('shows an error at each invalid field, and keeps the input if saving fails', async () => {
  const screen = await renderPart(<SettingsForm settings={settings} />);
  const phone = screen.getByLabelText('Phone');
  await phone.fill('0424 555');
  await screen.getByLabelText('Requests a day').fill('101');
  await screen.getByRole('button', { name: 'Save the settings' }).click();
  await expect
    .element(phone)
    .toHaveAccessibleDescription('Enter the number with its country code, such as +91 422 555 0142.');
  await expect
    .element(screen.getByLabelText('Requests a day'))
    .toHaveAccessibleDescription('Enter a whole number from 0 to 100.');
  await expect.element(phone).toHaveFocus();
  await phone.fill('+91 424 555 0101');
  await screen.getByLabelText('Requests a day').fill('100');
  await screen.getByRole('button', { name: 'Save the settings' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The settings were not saved. We could not reach');
  await expect.element(phone).toHaveValue('+91 424 555 0101');
});

test('the address of the site is checked beside its field, and the saved one stays in sight', async () => {
  const screen = await renderPart(<SettingsForm settings={{ ...settings, site_address: 'https://www.bureau.in' }} />);
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
});

test('sends only the changed settings', () => {
  const typed = toTyped(settings);
  expect(changesOf(typed, settings)).toEqual({});
  expect(changesOf({ ...typed, requests_per_day: '7', visitors_may_browse: false }, settings)).toEqual({
    requests_per_day: 7,
    visitors_may_browse: false,
  });
});

test('previews a message, and refuses an unknown placeholder', async () => {
  const screen = await renderPart(
    <TemplateForm
      title="Account made"
      sample={{ message: 'account made', name: 'Meena', username: 'meena.s' }}
      body="Namaste {name}"
      original="Namaste {name}"
    />,
  );
  const body = screen.getByLabelText('Account made', { exact: true }).last();
  await body.fill('Vanakkam {name}, you are {username} at {site}');
  await expect
    .element(screen.getByRole('blockquote'))
    .toHaveTextContent(`Vanakkam Meena, you are meena.s at ${window.location.origin}`);
  await body.fill('Your password is {password}');
  await screen.getByRole('button', { name: /^Save/ }).click();
  await expect
    .element(body)
    .toHaveAccessibleDescription(
      '{password} is not known here. Known are: {bureau}, {site}, {phone}, {name}, {username}.',
    );
});

test('the original text is restored, after confirmation if input would be lost', async () => {
  const original = 'Namaste {name}, sign in at {site}.';
  const screen = await renderPart(
    <TemplateForm
      title="Account made"
      sample={{ message: 'account made', name: 'Meena', username: 'meena.s' }}
      body="Vanakkam {name}"
      original={original}
    />,
  );
  const body = screen.getByLabelText('Account made', { exact: true }).last();
  const putBack = screen.getByRole('button', { name: /^Put back the original text/ });
  await putBack.click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(body).toHaveValue(original);
  // The original text is already there: no input would be lost.
  await putBack.click();
  await expect.element(putBack).toHaveFocus();

  await body.fill('Hello {nobody}');
  await putBack.click();
  const dialog = screen.getByRole('dialog', { name: 'Put back the original text?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(body).toHaveValue('Hello {nobody}');
  await putBack.click();
  await dialog.getByRole('button', { name: 'Put it back' }).click();
  await expect.element(body).toHaveValue(original);
  await expect.element(screen.getByRole('button', { name: /^Save/ })).toBeEnabled();
});

test('offers the rules of the chosen school, each with its effect', async () => {
  const screen = await renderPart(<SettingsForm settings={settings} />);
  await expect.element(screen.getByRole('radio', { name: /^South: ten porutham/ })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: /^Listed counts/ })).toBeChecked();
  await expect
    .element(screen.getByRole('group', { name: 'Stree Deergha' }).getByRole('radio', { name: /^9 or more/ }))
    .toHaveAccessibleName("9 or more The count from the bride's star to the groom's is 9 or more.");
  await expect.element(screen.getByRole('group', { name: 'Rajju' }).getByRole('radio')).toHaveLength(3);
  await screen.getByRole('radio', { name: /^Kerala: ten porutham/ }).click();
  await expect.element(screen.getByRole('group', { name: 'Rajju' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('group', { name: 'Vedhai' })).toBeVisible();
  await screen.getByRole('radio', { name: /^Tamil: twelve porutham/ }).click();
  await expect.element(screen.getByRole('group', { name: 'Rajju' })).toBeVisible();
  await expect.element(screen.getByRole('group', { name: 'Nadi' })).not.toBeInTheDocument();
  await screen.getByRole('radio', { name: /^North: 36 guna/ }).click();
  await expect.element(screen.getByRole('group', { name: 'Nadi' })).toBeVisible();
  await expect.element(screen.getByRole('group', { name: 'Stree Deergha' })).not.toBeInTheDocument();
  await screen.getByRole('radio', { name: /^Except where the lords are friends/ }).click();
  await expect.element(screen.getByRole('radio', { name: /^Except where the lords are friends/ })).toBeChecked();
});

test('sends only the rule that was changed', () => {
  const typed = { ...toTyped(settings), north_bhakoot: 'lords are friends' };
  expect(changesOf(typed, settings)).toEqual({ north_bhakoot: 'lords are friends' });
});
