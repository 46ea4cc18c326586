import { useState } from 'react';
import type { Column } from '@/features/transfer/columns';
import type { CheckedRow } from '@/features/transfer/merge-report';
import { readField } from '@/person/reading/read-field';
import { isPersonField, labelOf } from '@/person/fields';
import { enteredWishes, wishingPerson, type TypedWishes, type WishesPart } from '@/person/typed-wishes';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { FoldedPart } from '@/ui/sections';
import { OnDemand } from '@/ui/on-demand';
import { TextField } from '@/ui/fields';

interface RowDialogProps {
  row: CheckedRow;
  columns: readonly Column[];
  wishesPart: WishesPart;
  /** Receives the changed cells, by the place of their column, and the wishes; null if these are as they were. */
  onSave: (cells: ReadonlyMap<number, string>, wishes: TypedWishes | null) => void;
  onClose: () => void;
}

/** The form of a row's cells. An error stands under its cell. */
export function RowDialog({ row, columns, wishesPart: Wishes, onSave, onClose }: RowDialogProps) {
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const [wishes, setWishes] = useState<TypedWishes | null>(null);
  return (
    <Dialog
      title={t('transfer.row.title', { row: row.place })}
      description={t('transfer.row.lead')}
      onClose={onClose}
      wide
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const wrong = event.currentTarget.querySelector<HTMLElement>('details [aria-invalid="true"]');
          if (wrong === null) {
            onSave(typed, wishes && enteredWishes(wishes));
            return;
          }
          wrong.closest('details')?.setAttribute('open', '');
          wrong.focus();
        }}
      >
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {columns.map(({ heading, use }, place) => {
            if (use === 'namePart')
              return (
                <TextField
                  // oxlint-disable-next-line react/no-array-index-key
                  key={place}
                  label={heading.trim()}
                  value={typed.get(place) ?? row.cells[place] ?? ''}
                  onChange={({ target: { value } }) => setTyped(new Map(typed).set(place, value))}
                />
              );
            if (!isPersonField(use)) return null;
            const changed = typed.get(place);
            const found =
              changed === undefined
                ? [...row.errors, ...row.leftOut].find(({ field }) => field === use)?.message
                : readField(use, changed).error?.();
            return (
              <TextField
                key={use}
                label={labelOf(use)}
                value={changed ?? row.typed[use] ?? ''}
                error={found}
                onChange={({ target: { value } }) => setTyped(new Map(typed).set(place, value))}
              />
            );
          })}
        </div>
        <FoldedPart title={t('wishes.titleOfTheirs')} className="mt-4">
          <p className="mb-4 text-muted">{t('wishes.explained')}</p>
          {row.unreadWishes.map((unread) => (
            <p key={unread} className="mb-4 [overflow-wrap:anywhere]">
              {t('transfer.cell.noWish', { typed: unread })}
            </p>
          ))}
          <OnDemand>
            <Wishes
              person={wishingPerson(row.person)}
              wishes={wishes ?? row.wishes}
              refusals={{}}
              onChange={setWishes}
            />
          </OnDemand>
        </FoldedPart>
        <DialogActions>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" look="primary">
            {t('transfer.row.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
