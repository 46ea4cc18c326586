import { expect, test } from 'vitest';
import { joinNames, type NameParts } from '@/person/reading/read-names';

test.each<[NameParts, string | null]>([
  [{ first_name: 'Meena', last_name: 'Selvam' }, 'Meena Selvam'],
  [{ first_name: ' Meena ', last_name: '' }, 'Meena'],
  [{ name: 'Meena', initial: 'K' }, 'K. Meena'],
  [{ name: 'Meena', initial: 'K.' }, 'K. Meena'],
  [{ name: 'Meena', initial: 'K.S' }, 'K.S Meena'],
  [{ name: 'மீனா', initial: 'செ' }, 'செ. மீனா'],
  [{ first_name: 'Meena', last_name: 'Selvam', initial: 'K' }, 'K. Meena Selvam'],
  [{ name: 'K. Meena', initial: 'K' }, 'K. Meena'],
  [{ name: 'Meena K', initial: 'K' }, 'Meena K'],
  [{ name: 'Meena Selvam', last_name: 'SELVAM' }, 'Meena Selvam'],
  [{ name: 'Meena Selvam', first_name: 'Meena', last_name: 'Selvam' }, 'Meena Selvam'],
  [{ name: 'Karthik', initial: 'K' }, 'K. Karthik'],
  [{ last_name: 'Selvam' }, null],
  [{ initial: 'K' }, null],
  [{}, null],
])('%j is %j', (parts, name) => {
  expect(joinNames(parts)).toBe(name);
});
