import { nameOfRasi } from '@/astrology/rasis';
import { nameOfStar } from '@/astrology/birth-stars';
import { withoutWord, type PeopleWord } from '@/features/admin/people/filters-of-words';
import { labelOf, type PersonField } from '@/person/fields';
import { sayValue } from '@/person/say-value';
import { FilterChips } from '@/ui/filter-chips';
import { t } from '@/texts/texts';

const fieldOf = { place: 'location', side: 'gender', occupation: 'job' } as const;

/** A part of the search with its field: "Caste: Chettiar". */
export function sayPeopleWord({ filter, value, typed }: PeopleWord): string {
  const field: PersonField =
    filter === 'place' || filter === 'side' || filter === 'occupation' ? fieldOf[filter] : filter;
  return t('admin.words.part', { field: labelOf(field), value: sayValueOf({ filter, value, typed }) });
}

function sayValueOf({ filter, value, typed }: PeopleWord): string {
  switch (filter) {
    case 'side':
      return sayValue('gender', value);
    case 'religion':
      return sayValue('religion', value);
    case 'mother_tongue':
      return sayValue('motherTongue', value);
    case 'marital_status':
      return sayValue('maritalStatus', value);
    case 'birth_star':
      return nameOfStar(value);
    case 'age':
    case 'height':
    case 'old_number':
      return typed;
    case 'rasi':
      return nameOfRasi(value);
    default:
      return value;
  }
}

interface UnderstoodWordsProps {
  words: readonly PeopleWord[];
  onSearch: (search: string) => void;
}

/** What the search box means, part by part. A search for a name alone needs no explanation. */
export function UnderstoodWords({ words, onSearch }: UnderstoodWordsProps) {
  if (words.every(({ filter }) => filter === 'name')) return null;
  return (
    <FilterChips
      className="mb-4"
      label={t('admin.words.understood')}
      chips={words.map((word, place) => ({
        key: `${place} ${word.typed}`,
        label: sayPeopleWord(word),
        onRemove: () => {
          onSearch(withoutWord(words, word));
        },
      }))}
      all={{
        label: t('profiles.filters.clear'),
        onClick: () => {
          onSearch('');
        },
      }}
    />
  );
}
