import { useState } from 'react';
import type { SuggestedFilter } from '@/bureau/api/filter-values';
import { LeastIncomeField, SuggestedField } from '@/bureau/components/filter-inputs';
import { CasteChoices } from '@/features/people/caste-choices';
import { HandlerField } from '@/features/people/handlers';
import {
  chipsOf,
  type ChoiceFilter,
  noFilters,
  type SortOrder,
  type TableFilters,
  tableOptions,
  type TableView,
} from '@/features/people/table-view';
import { labelOf } from '@/person/fields';
import { optionsOfField } from '@/person/values';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { ChoicesField } from '@/ui/choices';
import { Dialog, DialogActions } from '@/ui/dialog';
import { CheckboxField, SelectField } from '@/ui/fields';
import { FilterChips } from '@/ui/filter-chips';

type Draft = TableFilters & { sort: SortOrder };

interface FilterPeopleDialogProps {
  table: TableView;
  onApply: (draft: Draft) => void;
  onClose: () => void;
}

export function FilterPeopleDialog({ table, onApply, onClose }: FilterPeopleDialogProps) {
  const [draft, setDraft] = useState<Draft>(() => {
    const { search: _search, page: _page, ...filters } = table;
    return filters;
  });
  const [agesReversed, setAgesReversed] = useState(false);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const options = tableOptions();
  const choices = (name: ChoiceFilter) => (
    <ChoicesField
      label={labelOf(name)}
      emptyLabel={t('profiles.filters.any')}
      options={optionsOfField(name)}
      value={draft[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  const words = (
    name: 'place' | 'education' | 'job' | 'work_place' | 'native_place',
    filter: SuggestedFilter,
    placeholder?: string,
  ) => (
    <SuggestedField
      filter={filter}
      label={labelOf(name === 'place' ? 'location' : name)}
      placeholder={placeholder}
      maxLength={80}
      value={draft[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  return (
    <Dialog title={t('admin.filter.title')} wide onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const reversed = draft.ageFrom !== '' && draft.ageTo !== '' && Number(draft.ageFrom) > Number(draft.ageTo);
          setAgesReversed(reversed);
          if (!reversed) onApply(draft);
        }}
      >
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          {select(t('admin.filter.status'), options.status, draft.status, (status) => change({ status }))}
          {select(t('admin.filter.login'), options.login, draft.login, (login) => change({ login }))}
          {select(labelOf('gender'), options.side, draft.side, (side) => change({ side }))}
          {choices('religion')}
          {words('place', 'location', t('admin.filter.townOrState'))}
          <div className="grid grid-cols-2 items-start gap-3">
            {select(t('admin.filter.ageFrom'), options.age, draft.ageFrom, (age) => change({ ageFrom: age ?? '' }))}
            {select(t('admin.filter.ageTo'), options.age, draft.ageTo, (age) => change({ ageTo: age ?? '' }), {
              error: agesReversed ? t('admin.filter.agesReversed') : undefined,
            })}
          </div>
          <CasteChoices value={draft.caste} onChange={(caste) => change({ caste })} />
          {words('education', 'education')}
          {words('job', 'occupation')}
          {words('work_place', 'work_place', t('admin.filter.townOrState'))}
          {words('native_place', 'native_place', t('admin.filter.townOrState'))}
          <LeastIncomeField
            emptyLabel={t('profiles.filters.any')}
            value={draft.income}
            onChange={(income) => change({ income })}
          />
          {choices('birth_star')}
          {choices('rasi')}
          {choices('mother_tongue')}
          {choices('marital_status')}
          {choices('source')}
          {select(
            t('admin.filter.registered'),
            options.registered,
            draft.registered,
            (registered) => change({ registered }),
            { emptyLabel: t('admin.filter.atAnyTime') },
          )}
          {select(t('admin.filter.sortBy'), options.sort, draft.sort, (sort) => change({ sort: sort ?? 'newest' }), {
            emptyLabel: null,
          })}
          <HandlerField
            label={t('admin.handler.label')}
            emptyLabel={t('profiles.filters.any')}
            withNobody
            value={draft.handledBy}
            onChoose={(handledBy) => change({ handledBy })}
          />
          <CheckboxField
            label={t('admin.filter.withoutPicture')}
            checked={draft.withoutPicture}
            onChange={({ target }) => change({ withoutPicture: target.checked })}
          />
          <CheckboxField
            label={t('admin.filter.notTold')}
            hint={t('admin.filter.notToldHint')}
            checked={draft.notTold}
            onChange={({ target }) => change({ notTold: target.checked })}
          />
        </div>
        <DialogActions>
          <Button onClick={() => change(noFilters)}>{t('profiles.filters.clear')}</Button>
          <Button look="primary" type="submit">
            {t('admin.filter.show')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** A list of choices; without one, it gives null. */
const select = <Value extends string>(
  label: string,
  options: readonly { value: Value; label: string }[],
  value: Value | '' | null,
  onChoose: (value: Value | null) => void,
  { emptyLabel = t('profiles.filters.any'), error }: { emptyLabel?: string | null; error?: string | undefined } = {},
) => (
  <SelectField
    label={label}
    emptyLabel={emptyLabel}
    options={options}
    value={value ?? ''}
    error={error}
    onChange={({ target }) => onChoose(options.find((option) => option.value === target.value)?.value ?? null)}
  />
);

interface TableFiltersProps {
  filters: TableFilters;
  onChange: (part: Partial<TableFilters>) => void;
}

export function FilterChipsOfTable({ filters, onChange }: TableFiltersProps) {
  const chips = chipsOf(filters);
  if (chips.length === 0) return null;
  return (
    <FilterChips
      className="mb-4"
      chips={chips.map(({ label, without }) => ({
        key: Object.keys(without).join(),
        label,
        onRemove: () => onChange(without),
      }))}
      all={{
        label: t('profiles.clearAll'),
        onClick: () => onChange(noFilters),
      }}
    />
  );
}
