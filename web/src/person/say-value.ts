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

/** The lists of stored values that visitors read too, with texts in the catalogue: `lists.religion.Hindu`. */
const visitorLists = { gender: genders, religion: religions, verification: verificationItems } as const;

/** The others: `lists-member.diet.Vegan`. */
const memberLists = {
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
} as const;

const lists = { ...visitorLists, ...memberLists };

export type ListName = keyof typeof lists;

type FileOf<List extends ListName> = List extends keyof typeof visitorLists ? 'lists' : 'lists-member';

/** The text of each listed value: without one, this file does not compile. */
type ValueId = { [List in ListName]: `${FileOf<List>}.${List}.${(typeof lists)[List][number]}` }[ListName];

const idOf = (list: string, value: string) =>
  Object.hasOwn(visitorLists, list) ? `lists.${list}.${value}` : `lists-member.${list}.${value}`;
const ids: ReadonlySet<string> = new Set(
  Object.entries(lists).flatMap(([list, values]) => values.map((value) => idOf(list, value))),
);
const isValueId = (id: string): id is ValueId => ids.has(id);

/** A stored value in words. One that is not in its list, as in old data, is shown as it is. */
export function sayValue(list: ListName, value: string): string {
  const id = idOf(list, value);
  return isValueId(id) ? t(id) : value;
}

/** The options of a select for a list. */
export const optionsOfList = (list: ListName) => lists[list].map((value) => ({ value, label: sayValue(list, value) }));
