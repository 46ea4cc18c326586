import { z } from 'zod';
import {
  eventLabels,
  partWords,
  pictureLabels,
  profileLabels,
  sayStored,
} from '@/features/my-profile/data-page/part-labels';
import { html, Markup } from '@/features/my-profile/data-page/markup';
import { formatDate, formatMoment, formatList } from '@/lib/format';
import { formatRupees } from '@/lib/rupees';
import { sayNotification } from '@/bureau/notification-words';
import { feeEvents } from '@/lib/register-work.gen';
import { contactFields, familyFields, reviewedFields } from '@/person/facts';
import { isPersonField, labelOf, type PersonField } from '@/person/fields';
import { sayValue } from '@/person/say-value';
import { formatChoice, formatFact } from '@/person/values';
import { isLanguage, languages } from '@/texts/languages';
import { getLanguage, t } from '@/texts/texts';
import { sayName } from '@/texts/words';

export interface DataPageParts {
  /** The bureau's name. */
  bureau: string;
  /** Data URLs of the pictures, by their path in the data. */
  pictures: ReadonlyMap<string, string>;
  /** Describes the filters of a saved search. */
  describeSearch: (filters: unknown) => string;
}

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const rowOf = (value: unknown): Row => (isRow(value) ? value : {});

/** "tried_by" becomes "Tried by": the label of an unknown column. */
const columnLabel = (column: string) => formatChoice(column.replaceAll('_', ' '));

/** The columns with texts of lists. */
const listed: ReadonlySet<string> = new Set([
  'about',
  'agreed_by',
  'agreed_how',
  'answer',
  'best_time',
  'channel',
  'decline_reason',
  'how',
  'kind',
  'purpose',
  'reason',
  'relative',
  'said_by',
  'state',
  'status',
  'verified_items',
  'way',
]);

/** The columns with paise. */
const amounts: ReadonlySet<string> = new Set(['agreed_price', 'amount', ...feeEvents]);

/** A stored text for reading: a time, a date, a choice or a typed text. */
function textOf(column: string, text: string): string {
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+/.test(text)) return formatMoment(text);
  if (column.endsWith('language') && isLanguage(text)) return languages[text].name;
  return formatDate(text) ?? (listed.has(column) ? sayStored(column, text) : text);
}

const notification = z.looseObject({
  kind: z.string(),
  given: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string(),
  created_at: z.string(),
});

/** A notification with its sentence in the reader's language, in the place of its parts. */
function withSentence(entry: unknown): unknown {
  const read = notification.safeParse(entry);
  if (!read.success) return entry;
  const { kind, given, message, ...rest } = read.data;
  return { ...rest, message: sayNotification({ kind, given, message, created_at: rest.created_at }) };
}

/** Renders all data about a member as one readable HTML page without scripts. */
export function writeDataPage(data: unknown, { bureau, pictures, describeSearch }: DataPageParts): string {
  const all = rowOf(data);
  const profile = rowOf(all['profile']);
  const own = profile['own_script_name'];
  const shownName =
    typeof profile['name'] === 'string' ? sayName(profile['name'], typeof own === 'string' ? own : null) : null;
  const labelsOfPictures = pictureLabels();
  const parts = partWords();

  function picture(label: string, value: string): Markup {
    const source = pictures.get(value);
    if (source !== undefined) {
      const alt = shownName === null ? label : t('my-profile.page.pictureOf', { picture: label, name: shownName });
      return html`<img src="${source}" alt="${alt}" />`;
    }
    return value.startsWith('https://')
      ? html`${t('my-profile.page.elsewhere', { address: value })}`
      : html`${t('my-profile.page.gone')}`;
  }

  /** A formatted value; null if empty. */
  function valueOf(column: string, value: unknown): Markup | null {
    if (value === null || value === undefined || value === '') return null;
    if (column === 'filters' || column === 'must' || column === 'hoped') {
      return Object.keys(rowOf(value)).length === 0 ? null : html`${describeSearch(value)}`;
    }
    // A proposal also shows the values it removes.
    if (column === 'changes' || column === 'base')
      return list(rowOf(value), labelsOfPictures, html`${t('my-profile.page.nothing')}`);
    const pictureLabel = labelsOfPictures[column];
    if (pictureLabel !== undefined && typeof value === 'string') return picture(pictureLabel, value);
    if (column === 'relation' && typeof value === 'string') return html`${sayValue('phoneOwner', value)}`;
    // Proposals store numbers as text.
    if (isPersonField(column)) {
      return html`${formatFact(column, column === 'age' ? Number(value) : value) ?? (typeof value === 'string' ? value : '')}`;
    }
    if (typeof value === 'boolean') return html`${value ? t('ui.yes') : t('ui.no')}`;
    if (Array.isArray(value)) {
      if (value.length === 0) return null;
      return value.every((each) => typeof each === 'string')
        ? html`${formatList(value.map((each) => textOf(column, each)))}`
        : html`${value.map((each) => html`<div>${valueOf('', each) ?? ''}</div>`)}`;
    }
    if (typeof value === 'number' && amounts.has(column)) return html`${formatRupees(value)}`;
    if (column === 'parts') return list(rowOf(value), eventLabels());
    if (typeof value === 'object') return list(rowOf(value), {});
    return html`${textOf(column, typeof value === 'string' ? value : JSON.stringify(value))}`;
  }

  /** The values of a row, labelled columns first. `empty` replaces a missing value. */
  function list(row: Row, labels: Readonly<Record<string, string>>, empty: Markup | null = null): Markup {
    const columns = new Set([...Object.keys(labels).filter((column) => column in row), ...Object.keys(row)]);
    const rows = [...columns].flatMap((column) => {
      const shown = valueOf(column, row[column]) ?? empty;
      if (shown === null) return [];
      const label = labels[column] ?? (isPersonField(column) ? labelOf(column) : columnLabel(column));
      return [
        html`<div>
          <dt>${label}</dt>
          <dd>${shown}</dd>
        </div>`,
      ];
    });
    return html`<dl>${rows}</dl>`;
  }

  function facts(title: string, fields: readonly PersonField[]): Markup {
    const hasBirth = valueOf('date_of_birth', profile['date_of_birth']) !== null;
    const isUnasked = (field: PersonField) =>
      // An age is stored only without a date of birth, children only of somebody who was married.
      field === 'age' ? hasBirth : field.startsWith('children') && profile['marital_status'] === 'Never Married';
    const missing = fields.filter((field) => valueOf(field, profile[field]) === null && !isUnasked(field)).map(labelOf);
    const known = fields.map((field): [string, unknown] => [field, profile[field]]);
    return html`<h3>${title}</h3>
      ${list(Object.fromEntries(known), {})}
      ${missing.length === 0 ? '' : html`<p class="quiet">${t('my-profile.page.notProvided', { names: formatList(missing) })}</p>`}`;
  }

  function part(key: string, value: unknown): Markup {
    const words = parts[key] ?? { title: columnLabel(key), none: t('my-profile.page.none'), labels: {} };
    const stored: unknown[] = Array.isArray(value) ? value : [value];
    const entries = stored
      .filter((entry) => entry !== null && entry !== undefined)
      .map((entry) => (key === 'notifications' ? withSentence(entry) : entry));
    const shown = entries.map((entry) =>
      isRow(entry) ? html`<li>${list(entry, words.labels)}</li>` : html`<li>${valueOf(key, entry) ?? ''}</li>`,
    );
    return html`<section>
      <h2>${words.title}</h2>
      ${
        shown.length === 0
          ? html`<p class="quiet">${words.none}</p>`
          : html`<ul>
              ${shown}
            </ul>`
      }
    </section> `;
  }

  const others = Object.entries(profile).filter(([column]) => !isPersonField(column));
  const given = rowOf(all['pictures']);
  const hasPictures = Object.values(given).some((value) => value !== null);
  const first = ['exported_at', 'profile', 'pictures'];
  const rest = [...Object.keys(parts), ...Object.keys(all)].filter((key) => key in all && !first.includes(key));

  const exportedAt = all['exported_at'];
  const heading =
    shownName === null
      ? t('my-profile.page.headingNoName', { bureau })
      : t('my-profile.page.heading', { bureau, name: shownName });

  return html`<!doctype html>
    <html lang="${getLanguage()}">
      <head>
        <meta charset="utf-8" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"
        />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>
          ${shownName === null ? t('my-profile.data.title') : t('my-profile.page.title', { name: shownName })}
        </title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <h1>${heading}</h1>
        <p class="quiet">
          ${typeof exportedAt === 'string' ? t('my-profile.page.asOf', { moment: textOf('', exportedAt) }) : t('my-profile.page.asOfFile')}
        </p>
        <section>
          <h2>${t('my-profile.page.profile')}</h2>
          ${list(Object.fromEntries(others), profileLabels())}
          ${facts(t('my-profile.page.personal'), ['name', ...reviewedFields])}
          ${facts(t('my-profile.page.family'), familyFields)} ${facts(t('my-profile.page.contact'), contactFields)}
        </section>
        <section class="pictures">
          <h2>${t('my-profile.page.pictures')}</h2>
          ${hasPictures ? list(given, labelsOfPictures) : html`<p class="quiet">${t('my-profile.page.none')}</p>`}
        </section>
        ${[...new Set(rest)].map((key) => part(key, all[key]))}
      </body>
    </html> `.text;
}

const style = new Markup(`
:root { color: #2b1a17; background: #fffdf8; font: 1.0625rem/1.6 system-ui, 'Noto Sans', sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.25; color: #6b1230; }
h1 { font-size: 1.75rem; }
h2 { margin: 2.5rem 0 0.5rem; padding-bottom: 0.3rem; border-bottom: 3px double #b8862d; font-size: 1.375rem; }
h3 { margin: 1.5rem 0 0.25rem; font-size: 1.125rem; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding: 0.6rem 0; border-bottom: 1px solid #d9c7a6; }
dl { margin: 0; }
dl > div { display: grid; grid-template-columns: min(13rem, 36%) minmax(0, 1fr); gap: 0 1rem; padding: 0.2rem 0; }
dt, .quiet { color: #6b574f; }
dd { margin: 0; white-space: pre-line; }
dd dl > div { grid-template-columns: min(9rem, 40%) minmax(0, 1fr); }
img { display: block; max-width: 100%; max-height: 20rem; border-radius: 6px; }
.pictures dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 1rem; }
.pictures dl > div { display: block; }
@page { size: A4; margin: 15mm; }
@media print {
  :root { font-size: 11pt; color: #000; background: #fff; }
  body { max-width: none; padding: 0; }
  h2, h3 { break-after: avoid; }
  h2 { margin-top: 1.5rem; }
  li, dl > div { break-inside: avoid; }
  img { max-height: 75mm; }
}
`);
