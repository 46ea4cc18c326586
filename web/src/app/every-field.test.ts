import { emptyPerson, fieldOfColumn, proposableKeys, toColumns } from '@/features/person-form/person-values';
import { emptyForm, formSchema } from '@/features/person-form/form-schema';
import { describe, expect, it } from 'vitest';
import { listValues } from '@/features/audit/changed-values';
import { biodataSections } from '@/features/biodata/sheet-sections';
import { writeDataPage } from '@/features/my-profile/data-page/data-page';
import { chipsOf, filterNames, forVisitors, readFilters } from '@/features/profiles/filters';
import { describeProposal } from '@/features/review/proposal';
import { findField } from '@/person/reading/labels';
import { peopleTable, templateTable } from '@/features/transfer/csv';
import { readField } from '@/person/reading/read-field';
import { contactFields, familyFields, profileFacts, profileGroups, reviewedFields } from '@/person/facts';
import { describeField, fieldFilters, isNumber, labelOf, personFields, type PersonField } from '@/person/fields';
import { examples } from '@/person/sample';
import { formatPersonValue } from '@/person/values';
import { t } from '@/texts/texts';

/** Values that the register could hold: of a list, every one. */
function valuesOf(field: PersonField): readonly (string | number)[] {
  const description = describeField(field);
  switch (description.kind) {
    case 'choice':
      return description.choices;
    case 'number':
    case 'pick':
    case 'age':
    case 'height':
      return [description.from, description.to];
    case 'date':
      return ['1998-08-14'];
    case 'time':
      return ['18:05'];
    case 'coordinates':
      return ['9.93, 78.12'];
    case 'phone':
      return ['+91 98430 12345'];
    case 'email':
      return ['name@family.example'];
    default:
      return ['Some words'];
  }
}

const [template] = templateTable();

/** Checks each value; the message of a failure names it. */
function each<Value>(values: readonly Value[], check: (value: Value) => void): void {
  for (const value of values) {
    try {
      check(value);
    } catch (error) {
      if (error instanceof Error) error.message = `${String(value)}: ${error.message}`;
      throw error;
    }
  }
}

describe.each(personFields)('%s', (field) => {
  const values = valuesOf(field);
  const description = describeField(field);
  const label = labelOf(field);
  const isContact = contactFields.includes(field);

  it('is filled in, checked and sent by the form', () => {
    each(values, (value) => {
      const key = fieldOfColumn(field);
      if (key === null) throw new Error('The form has no such field.');
      expect(toColumns({ ...emptyPerson, [key]: String(value) })).toEqual({ [field]: value });
      // Of an exact or approximate time the form asks which it is.
      const time_of_birth = ['Exact', 'Approximate'].includes(String(value)) ? '18:05' : '';
      // Only so many are married as there are, and children are of an earlier marriage.
      const family = field.startsWith('married_') && { brothers: '20', sisters: '20' };
      const others = { name: 'A', time_of_birth, marital_status: 'Divorced', ...family };
      const form = { ...emptyForm, ...others, [key]: String(value) };
      const { error } = formSchema({ needsPicture: false, needsSide: false, asksConsents: false }).safeParse(form);
      expect(error?.issues).toBeUndefined();
      expect(proposableKeys.includes(key)).toBe(description.proposable);
    });
  });

  it('goes into files and comes out of them', () => {
    each(values, (value) => {
      expect(findField(label)).toBe(field);
      expect(readField(field, String(value))).toMatchObject({ value: String(value), error: null, rest: '' });
      if (description.kind === 'choice') {
        // As the site shows it, it is read as the same.
        const shown = formatPersonValue(field, value) ?? '';
        expect(readField(field, shown)).toMatchObject({ value: String(value), error: null, rest: '' });
      }
      expect(typeof value).toBe(isNumber(description) ? 'number' : 'string');
      expect(peopleTable([{ [field]: value }], true)[0]).toContain(label);
      expect(peopleTable([{ [field]: value }], false)[0]?.includes(label)).toBe(!isContact);
      expect(template?.includes(label)).toBe(examples[field] !== null);
      expect(readField(field, examples[field] ?? '').error).toBeNull();
    });
  });

  it('is shown on the profile, the biodata and to who reviews', () => {
    each(values, (value) => {
      const isInGroup = familyFields.includes(field) || isContact;
      const isOffice = description.section === 'office';
      const stands = ['name', 'own_script_name', 'gender'].includes(field) || isOffice;
      // The pada stands with its star, the precision of the time with the time, coordinates and clock with the place.
      const isPartOfOther = ['star_pada', 'birth_time_certainty', 'birth_coordinates', 'birth_zone'].includes(field);
      // How many are married stands with the brothers or sisters, who has the children with them, who reads it with the income.
      const isAttached = ['married_brothers', 'married_sisters', 'children_live_with', 'income_shown_to'].includes(
        field,
      );
      const facts = profileFacts({ birth_star: 'Rohini', [field]: value });
      expect(facts.some((fact) => fact.label === label)).toBe(!isInGroup && !stands && !isPartOfOther && !isAttached);
      // Coordinates and time zone are for the office.
      const groups = Object.values(profileGroups({ birth_star: 'Rohini', [field]: value })).flat();
      expect(groups.filter((fact) => fact.label === label)).toHaveLength(
        Number(!isInGroup && !stands && !isPartOfOther && !isAttached),
      );
      expect(reviewedFields.includes(field)).toBe(!isInGroup && field !== 'name');
      // Whose number it is stands with the number.
      const isOwner = field === 'whose_phone' || field === 'whose_second_phone';
      const printed = biodataSections({ income_shown_to: 'Members', [field]: value });
      expect(printed.flatMap((section) => section.facts.map((fact) => fact.label))).toEqual(
        stands || isOwner || isAttached ? [] : [label],
      );
      if (description.proposable)
        expect(describeProposal({ [field]: value }, {}, {})).toEqual([expect.objectContaining({ field, label })]);
    });
  });

  it('is on the page of what is kept about a member', () => {
    each(values, (value) => {
      const page = writeDataPage(
        { profile: { [field]: value } },
        { bureau: '', pictures: new Map(), describeSearch: () => '' },
      );
      expect(page.match(/<dt>.*?<\/dt>/g)).toEqual([`<dt>${label.replaceAll("'", '&#39;')}</dt>`]);
    });
  });

  it('is named in the record', () => {
    each(values, (value) => {
      expect(listValues({}, { [field]: value })).toEqual([expect.objectContaining({ column: field, label })]);
    });
  });
});

it.each(personFields)('%s is found by each of its headings', (field) => {
  for (const heading of [field, labelOf(field)]) expect([heading, findField(heading)]).toEqual([heading, field]);
});

it.each(fieldFilters.map((filter) => [filter.name, filter] as const))('filters by %s', (name, filter) => {
  const description = describeField(filter.field);
  each(description.kind === 'choice' ? description.choices : ['Words'], (value) => {
    const shown = formatPersonValue(filter.field, value) ?? '';
    expect(filterNames).toContain(name);
    expect(chipsOf(readFilters({ [name]: value }))).toEqual([
      { label: filter.chip ? t(filter.chip, { value: shown }) : shown, names: [name] },
    ]);
    const left = forVisitors({ filters: { [name]: value }, sort: 'newest' }).filters;
    expect(left).toEqual(filter.forVisitors ? { [name]: value } : {});
  });
});
