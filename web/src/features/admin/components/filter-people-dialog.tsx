import { useState } from 'react';
import {
  loginFilters,
  noFilters,
  sideFilters,
  sortOrders,
  statusFilters,
  type SortOrder,
  starFilters,
  ageFilters,
  registeredFilters,
  type TableFilters,
  type TableView,
} from '@/features/admin/table-view';
import { maritalStatuses, religions } from '@/person/value-lists';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { Dialog, DialogActions } from '@/ui/dialog';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { optionsOfList } from '@/person/say-value';

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
  return (
    <Dialog title="Filter registered users" wide onClose={onClose}>
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
            label="Status"
            emptyLabel="Any"
            options={statusFilters()}
            value={draft.status ?? ''}
            onChange={({ target }) => {
              change({ status: chosen(statusFilters(), target.value) });
            }}
          />
          <SelectField
            label="Login"
            emptyLabel="Any"
            options={loginFilters}
            value={draft.login ?? ''}
            onChange={({ target }) => {
              change({ login: chosen(loginFilters, target.value) });
            }}
          />
          <SelectField
            label="Bride or groom"
            emptyLabel="Any"
            options={sideFilters}
            value={draft.side ?? ''}
            onChange={({ target }) => {
              change({ side: chosen(sideFilters, target.value) });
            }}
          />
          <SelectField
            label="Religion"
            emptyLabel="Any"
            options={optionsOfList('religion')}
            value={draft.religion ?? ''}
            onChange={({ target }) => {
              change({ religion: religions.find((each) => each === target.value) ?? null });
            }}
          />
          <TextField
            label="Location"
            placeholder="Town or state"
            maxLength={80}
            value={draft.place}
            onChange={({ target }) => {
              change({ place: target.value });
            }}
          />
          <div className="grid grid-cols-2 items-start gap-3">
            <SelectField
              label="Age from"
              emptyLabel="Any"
              options={ageFilters}
              value={draft.ageFrom}
              onChange={({ target }) => {
                change({ ageFrom: chosen(ageFilters, target.value) ?? '' });
              }}
            />
            <SelectField
              label="Age to"
              emptyLabel="Any"
              options={ageFilters}
              value={draft.ageTo}
              error={agesReversed ? 'Choose an age that is not below the first.' : undefined}
              onChange={({ target }) => {
                change({ ageTo: chosen(ageFilters, target.value) ?? '' });
              }}
            />
          </div>
          <TextField
            label="Caste"
            placeholder="The whole name, as in “Nadar”"
            maxLength={80}
            value={draft.caste}
            onChange={({ target }) => {
              change({ caste: target.value });
            }}
          />
          <SelectField
            label="Birth star"
            emptyLabel="Any"
            options={starFilters()}
            value={draft.star ?? ''}
            onChange={({ target }) => {
              change({ star: chosen(starFilters(), target.value) });
            }}
          />
          <SelectField
            label="Marital status"
            emptyLabel="Any"
            options={optionsOfList('maritalStatus')}
            value={draft.maritalStatus ?? ''}
            onChange={({ target }) => {
              change({ maritalStatus: maritalStatuses.find((each) => each === target.value) ?? null });
            }}
          />
          <SelectField
            label="Registered"
            emptyLabel="At any time"
            options={registeredFilters}
            value={draft.registered ?? ''}
            onChange={({ target }) => {
              change({ registered: chosen(registeredFilters, target.value) });
            }}
          />
          <SelectField
            label="Sort by"
            emptyLabel={null}
            options={sortOrders}
            value={draft.sort}
            onChange={({ target }) => {
              change({ sort: chosen(sortOrders, target.value) ?? 'newest' });
            }}
          />
          <CheckboxField
            label="Without picture"
            checked={draft.withoutPicture}
            onChange={({ target }) => {
              change({ withoutPicture: target.checked });
            }}
          />
          <CheckboxField
            label="Not told yet"
            hint="Has a login, but no WhatsApp notice went out."
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
            Clear
          </Button>
          <Button look="primary" type="submit">
            Show registered users
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function chosen<Value extends string>(choices: readonly { value: Value }[], value: string): Value | null {
  return choices.find((choice) => choice.value === value)?.value ?? null;
}
