import { useState } from 'react';
import {
  noFilters,
  tableOptions,
  type SortOrder,
  type TableFilters,
  type TableView,
} from '@/features/admin/register/table-view';
import { labelOf } from '@/person/fields';
import { optionsOfList } from '@/person/say-value';
import { maritalStatuses, religions } from '@/person/value-lists';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { Dialog, DialogActions } from '@/ui/dialog';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { t } from '@/texts/texts';

type Draft = TableFilters & { sort: SortOrder };

interface FilterPeopleDialogProps {
  table: TableView;
  onApply: (draft: Draft) => void;
  onClose: () => void;
}

/** The dialog for the table's filters and sort order. */
export function FilterPeopleDialog({ table, onApply, onClose }: FilterPeopleDialogProps) {
  const [draft, setDraft] = useState<Draft>(() => {
    const { search: _search, page: _page, ...filters } = table;
    return filters;
  });
  const [agesReversed, setAgesReversed] = useState(false);
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
  };
  const options = tableOptions();
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
          <SelectField
            label={t('admin.filter.status')}
            emptyLabel={t('admin.filter.any')}
            options={options.status}
            value={draft.status ?? ''}
            onChange={({ target }) => {
              change({ status: chosen(options.status, target.value) });
            }}
          />
          <SelectField
            label={t('admin.filter.login')}
            emptyLabel={t('admin.filter.any')}
            options={options.login}
            value={draft.login ?? ''}
            onChange={({ target }) => {
              change({ login: chosen(options.login, target.value) });
            }}
          />
          <SelectField
            label={labelOf('gender')}
            emptyLabel={t('admin.filter.any')}
            options={options.side}
            value={draft.side ?? ''}
            onChange={({ target }) => {
              change({ side: chosen(options.side, target.value) });
            }}
          />
          <SelectField
            label={labelOf('religion')}
            emptyLabel={t('admin.filter.any')}
            options={optionsOfList('religion')}
            value={draft.religion ?? ''}
            onChange={({ target }) => {
              change({ religion: religions.find((each) => each === target.value) ?? null });
            }}
          />
          <TextField
            label={labelOf('location')}
            placeholder={t('admin.filter.townOrState')}
            maxLength={80}
            value={draft.place}
            onChange={({ target }) => {
              change({ place: target.value });
            }}
          />
          <div className="grid grid-cols-2 items-start gap-3">
            <SelectField
              label={t('admin.filter.ageFrom')}
              emptyLabel={t('admin.filter.any')}
              options={options.age}
              value={draft.ageFrom}
              onChange={({ target }) => {
                change({ ageFrom: chosen(options.age, target.value) ?? '' });
              }}
            />
            <SelectField
              label={t('admin.filter.ageTo')}
              emptyLabel={t('admin.filter.any')}
              options={options.age}
              value={draft.ageTo}
              error={agesReversed ? t('admin.filter.agesReversed') : undefined}
              onChange={({ target }) => {
                change({ ageTo: chosen(options.age, target.value) ?? '' });
              }}
            />
          </div>
          <TextField
            label={labelOf('caste')}
            placeholder={t('admin.filter.casteHint')}
            maxLength={80}
            value={draft.caste}
            onChange={({ target }) => {
              change({ caste: target.value });
            }}
          />
          <SelectField
            label={labelOf('birth_star')}
            emptyLabel={t('admin.filter.any')}
            options={options.star}
            value={draft.star ?? ''}
            onChange={({ target }) => {
              change({ star: chosen(options.star, target.value) });
            }}
          />
          <SelectField
            label={labelOf('marital_status')}
            emptyLabel={t('admin.filter.any')}
            options={optionsOfList('maritalStatus')}
            value={draft.maritalStatus ?? ''}
            onChange={({ target }) => {
              change({ maritalStatus: maritalStatuses.find((each) => each === target.value) ?? null });
            }}
          />
          <SelectField
            label={t('admin.filter.registered')}
            emptyLabel={t('admin.filter.atAnyTime')}
            options={options.registered}
            value={draft.registered ?? ''}
            onChange={({ target }) => {
              change({ registered: chosen(options.registered, target.value) });
            }}
          />
          <SelectField
            label={t('admin.filter.sortBy')}
            emptyLabel={null}
            options={options.sort}
            value={draft.sort}
            onChange={({ target }) => {
              change({ sort: chosen(options.sort, target.value) ?? 'newest' });
            }}
          />
          <CheckboxField
            label={t('admin.filter.withoutPicture')}
            checked={draft.withoutPicture}
            onChange={({ target }) => {
              change({ withoutPicture: target.checked });
            }}
          />
          <CheckboxField
            label={t('admin.filter.notTold')}
            hint={t('admin.filter.notToldHint')}
            checked={draft.notTold}
            onChange={({ target }) => {
              change({ notTold: target.checked });
            }}
          />
        </div>
        <DialogActions>
          <Button
            onClick={() => {
              change(noFilters);
            }}
          >
            {t('admin.filter.clear')}
          </Button>
          <Button look="primary" type="submit">
            {t('admin.filter.show')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function chosen<Value extends string>(choices: readonly { value: Value }[], value: string): Value | null {
  return choices.find((choice) => choice.value === value)?.value ?? null;
}
