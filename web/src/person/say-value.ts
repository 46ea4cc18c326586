import { birthTimeCertainties, chartAlmanacs } from '@/astrology/sky/birth-details';
import { childrenLiveWithChoices, incomeShownToChoices } from '@/lib/register.gen';
import { profileStatuses } from '@/person/statuses';
import {
  diets,
  genders,
  mangalDoshas,
  maritalStatuses,
  motherTongues,
  phoneOwners,
  religions,
  verificationItems,
} from '@/person/value-lists';
import { t } from '@/texts/texts';

/** The lists of stored values with texts in the catalogue: `lists.religion.Hindu`. */
const lists = {
  gender: genders,
  religion: religions,
  maritalStatus: maritalStatuses,
  motherTongue: motherTongues,
  diet: diets,
  mangalDosha: mangalDoshas,
  certainty: birthTimeCertainties,
  almanac: chartAlmanacs,
  phoneOwner: phoneOwners,
  incomeShownTo: incomeShownToChoices,
  childrenLiveWith: childrenLiveWithChoices,
  status: profileStatuses,
  verification: verificationItems,
} as const;

export type ListName = keyof typeof lists;

/** The text of each listed value: without one, this file does not compile. */
type ValueId = { [List in ListName]: `lists.${List}.${(typeof lists)[List][number]}` }[ListName];

const ids: ReadonlySet<string> = new Set(
  Object.entries(lists).flatMap(([list, values]) => values.map((value) => `lists.${list}.${value}`)),
);
const isValueId = (id: string): id is ValueId => ids.has(id);

/** A stored value in words. One that is not in its list, as in old data, is shown as it is. */
export function sayValue(list: ListName, value: string): string {
  const id = `lists.${list}.${value}`;
  return isValueId(id) ? t(id) : value;
}

/** The options of a select for a list. */
export const optionsOfList = (list: ListName) => lists[list].map((value) => ({ value, label: sayValue(list, value) }));
