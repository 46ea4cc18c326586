import { useState } from 'react';
import type { Column } from '@/features/transfer/columns';
import type { CheckedRow } from '@/features/transfer/merge-report';
import { normaliseValue } from '@/person/reading/normalise';
import { isPersonField, labelOf } from '@/person/fields';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { TextField } from '@/ui/text-field';

interface RowDialogProps {
  row: CheckedRow;
  columns: readonly Column[];
  /** Receives the cells that were changed, by the place of their column. */
  onSave: (cells: ReadonlyMap<number, string>) => void;
  onClose: () => void;
}

/** Every cell of a row, to be mended. What is wrong with one stands under it. */
export function RowDialog({ row, columns, onSave, onClose }: RowDialogProps) {
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
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
          onSave(typed);
        }}
      >
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {columns.map(({ use }, place) => {
            if (!isPersonField(use)) return null;
            const changed = typed.get(place);
            const found =
              changed === undefined
                ? [...row.errors, ...row.leftOut].find(({ field }) => field === use)?.message
                : normaliseValue(use, changed).error?.();
            return (
              <TextField
                key={use}
                label={labelOf(use)}
                value={changed ?? row.typed[use] ?? ''}
                error={found}
                onChange={({ target: { value } }) => {
                  setTyped(new Map(typed).set(place, value));
                }}
              />
            );
          })}
        </div>
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
