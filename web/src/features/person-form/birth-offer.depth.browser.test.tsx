import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DraftStore } from '@/features/person-form/draft-store';
import { RegisterForm } from '@/features/person-form/register/register-form';
import { renderPart } from '@/lib/render-part';

const field = (label: string) => page.getByLabelText(label, { exact: true });
const offer = page.getByRole('region', { name: 'What the birth gives' });
const fill = page.getByRole('button', { name: 'Fill in what the birth gives' });

async function renderForm(): Promise<void> {
  await renderPart(<RegisterForm wishesPart={() => null} consentsPart={() => null} />);
  await page.getByText('Horoscope', { exact: true }).click();
}

/** Opens the form with a birth in its draft: typing it in each test would take most of its time. */
async function openWithBirth(place: string, time = '06:05'): Promise<void> {
  new DraftStore('new').update({
    values: { date_of_birth: '1990-05-15', time_of_birth: time, birth_time_certainty: 'Exact', place_of_birth: place },
  });
  await renderForm();
  await expect.element(field('Place of birth')).toHaveValue(place);
}

it('fills in what the birth gives where nothing is typed', async () => {
  await renderForm();
  await field('Date of birth').fill('1990-05-15');
  await field('Time of birth').fill('06:05');
  await page.getByText('Rarely needed', { exact: true }).click();
  await field('Birth time certainty').selectOptions('Exact');
  await field('Place of birth').fill('Chennai, Tamil Nadu');
  const birth =
    'At 6:05 am on 15 May 1990 in Chennai, Tamil Nadu (13.08° N, 80.27° E), by the time of India (UTC+5:30).';
  await expect.element(offer.getByText(birth)).toBeVisible();
  await fill.click();
  await expect.element(field('Birth star')).toHaveValue('Uttara Ashadha');
  await expect.element(field('Pada')).toHaveValue('1');
  await expect.element(field('Rasi (Moon sign)')).toHaveValue('Dhanu');
  await expect.element(field('Lagnam')).toHaveValue('Vrishabha');
  await expect
    .element(offer.getByRole('status'))
    .toHaveTextContent('Filled in: Birth star, Pada, Rasi (Moon sign), Lagnam.');
  await expect.element(fill).not.toBeInTheDocument();
  expect(offer.getByText('Filled in from the birth.').elements()).toHaveLength(4);
  await expect.element(offer.getByText('As the family said.')).not.toBeInTheDocument();
});

it('says which of the values the family said, and which were filled in here', async () => {
  await openWithBirth('Chennai, Tamil Nadu');
  await field('Rasi (Moon sign)').selectOptions('Dhanu');
  await expect.element(offer.getByText('As the family said.')).toBeVisible();
  await fill.click();
  expect(offer.getByText('As the family said.').elements()).toHaveLength(1);
  expect(offer.getByText('Filled in from the birth.').elements()).toHaveLength(3);
  await field('Lagnam').selectOptions('Mesha');
  await expect.element(offer.getByText('by the time given; the family said Mesham.')).toBeVisible();
  await field('Lagnam').selectOptions('Vrishabha');
  expect(offer.getByText('Filled in from the birth.').elements()).toHaveLength(3);
});

it('changes nothing that is typed, and says where it differs', async () => {
  await openWithBirth('Chennai, Tamil Nadu');
  await field('Birth star').selectOptions('Uttara Ashadha');
  await field('Pada').selectOptions('3');
  await expect.element(offer.getByText('by the time given; the family said 3.')).toBeVisible();
  await fill.click();
  await expect.element(offer.getByRole('status')).toHaveTextContent('Filled in: Lagnam.');
  await expect.element(field('Pada')).toHaveValue('3');
  await expect.element(field('Rasi (Moon sign)')).toHaveValue('');
  await expect.element(field('Lagnam')).toHaveValue('Vrishabha');
});

it('says beside the rasi that the star cannot have it', async () => {
  await openWithBirth('Chennai, Tamil Nadu');
  await field('Birth star').selectOptions('Revati');
  await field('Rasi (Moon sign)').selectOptions('Mithuna');
  await expect.element(page.getByText('Revathi is always Meenam, never Mithunam.')).toBeVisible();
  await field('Rasi (Moon sign)').selectOptions('Meena');
  await expect.element(page.getByText(/is always Meenam/)).not.toBeInTheDocument();
});

it('fills in nothing of the Moon beside a chart by a Vakya almanac, and says so', async () => {
  await openWithBirth('Chennai, Tamil Nadu');
  await field('Birth star').selectOptions('Purva Ashadha');
  await expect.element(offer.getByText('A chart by a Vakya almanac may say this.')).toBeVisible();
  await field('Almanac of the chart').selectOptions('Vakya');
  const note = "The family's chart is by a Vakya almanac";
  await expect.element(offer.getByText(`${note}, which may say this.`)).toBeVisible();
  await expect.element(offer.getByText(`${note}: star, pada and rasi are not filled in.`)).toBeVisible();
  await expect.element(offer.getByText(/^Thirukanitha \(Drik\), Lahiri; computed by this site\./)).toBeVisible();
  await fill.click();
  await expect.element(offer.getByRole('status')).toHaveTextContent('Filled in: Lagnam.');
  await expect.element(field('Pada')).toHaveValue('');
});

it('asks for the place that it does not know, and takes its coordinates and time zone', async () => {
  await openWithBirth('Penang');
  const hint = page.getByText(/can be computed when the place is known/);
  await expect.element(hint).toBeVisible();
  await field('Time zone of birth').selectOptions('Malaysia');
  await expect.element(offer.getByText('At 6:05 am on 15 May 1990, by the time of Malaysia (UTC+8:00).')).toBeVisible();
  await expect.element(offer.getByText('It is not known where the place of birth lies.')).toBeVisible();
  await field('Coordinates of birth').fill('5.4164° N, 100.3327° E');
  await field('Place of birth').click();
  await expect.element(field('Coordinates of birth')).toHaveValue('5.42, 100.33');
  await expect.element(offer.getByText(/ at 5\.42° N, 100\.33° E, by the time of Malaysia/)).toBeVisible();
  await expect.element(hint).not.toBeInTheDocument();
});

it('stands before the fields that it fills, and fills them by one key', async () => {
  await openWithBirth('Chennai, Tamil Nadu');
  await expect.element(fill).toBeVisible();
  const order = field('Birth star').element().compareDocumentPosition(offer.element());
  expect(order).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  field('Place of birth').element().focus();
  await userEvent.keyboard('{F2}');
  await expect.element(field('Birth star')).toHaveValue('Uttara Ashadha');
  await expect.element(field('Place of birth')).toHaveFocus();
});

it('asks where a place lies only when it is not recognised', async () => {
  await openWithBirth('Chennai, Tamil Nadu');
  await expect.element(offer).toBeVisible();
  const zone = field('Time zone of birth');
  const opener = page.getByText('Place not found?');
  await expect.element(zone).not.toBeVisible();
  await opener.click();
  await expect.element(zone).toBeVisible();
  await opener.click();
  await expect.element(zone).not.toBeVisible();
});

it('opens where a place lies by itself, and keeps it open while it holds a value', async () => {
  await openWithBirth('Penang');
  await expect.element(field('Coordinates of birth')).toBeVisible();
  await field('Time zone of birth').selectOptions('Malaysia');
  await field('Place of birth').fill('Madurai, Tamil Nadu');
  await expect.element(offer.getByText(/by the time of Malaysia/)).toBeVisible();
  await expect.element(field('Time zone of birth')).toBeVisible();
});

it('takes no place abroad for India, whatever its short name', async () => {
  await openWithBirth('London, UK');
  await expect.element(page.getByText(/can be computed when the place is known/)).toBeVisible();
  await expect.element(offer).not.toBeInTheDocument();
});

it('says what it takes for a part of a city, and what a village lacks', async () => {
  await openWithBirth('Anna Nagar, Chennai');
  await expect.element(offer.getByText(/ in a part of Chennai, Tamil Nadu \(13\.08° N, 80\.27° E\)/)).toBeVisible();
  await field('Place of birth').fill('Melur, Madurai');
  await expect.element(offer.getByText(/The lagnam needs the coordinates of the place too\.$/)).toBeVisible();
});

it('refuses coordinates that are turned round, beside the field', async () => {
  await openWithBirth('Melur, Madurai');
  await field('Coordinates of birth').fill('78.34, 10.03');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect
    .element(field('Coordinates of birth'))
    .toHaveAccessibleDescription(/Latitude comes first: 10\.03, 78\.34\./);
});

it('offers only what holds half an hour before and after an approximate time', async () => {
  await openWithBirth('Chennai', '04:20');
  await field('Birth time certainty').selectOptions('Approximate');
  await expect.element(offer.getByText(/^Within 30 minutes of 4:20 am on 15 May 1990 in Chennai/)).toBeVisible();
  await expect.element(offer.getByText('Pooradam 4 or Uthiradam 1')).toBeVisible();
  await fill.click();
  await expect.element(field('Rasi (Moon sign)')).toHaveValue('Dhanu');
  await expect.element(field('Pada')).toHaveValue('');
});
