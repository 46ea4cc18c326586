import { useMutation } from '@tanstack/react-query';
import type { FormValues } from '@/features/person-form/fields/form-schema';
import type { FieldReader } from '@/features/person-form/paste/field-reader';
import { PasteDialog } from '@/features/person-form/paste/paste-dialog';
import type { Filling } from '@/features/person-form/paste/split-reading';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/error-note';
import { RadioGroupField } from '@/ui/radio-group-field';

/** Fetches what reads a pasted biodata. */
export type LoadReader = () => Promise<FieldReader>;

interface EntryBarProps {
  isShort: boolean;
  onChoose: (isShort: boolean) => void;
  values: FormValues;
  loadReader: LoadReader;
  onFill: (fillings: readonly Filling[], rest: readonly string[]) => void;
  disabled: boolean;
}

const entries = [
  { value: 'short', label: 'Short entry' },
  { value: 'whole', label: 'Whole form' },
];

/** How much is asked now, and a biodata that fills the form in. */
export function EntryBar({ isShort, onChoose, values, loadReader, onFill, disabled }: EntryBarProps) {
  const opening = useMutation({ mutationFn: loadReader, meta: { changes: [] } });
  const close = () => {
    opening.reset();
  };
  return (
    <fieldset disabled={disabled} className="mb-6 flex min-w-0 flex-wrap items-end gap-x-8 gap-y-4">
      <RadioGroupField
        label="How much to enter now"
        name="entry"
        options={entries}
        chosen={isShort ? 'short' : 'whole'}
        onChange={(event) => {
          onChoose(event.target.value === 'short');
        }}
      />
      <div>
        <BusyButton
          busy={opening.isPending}
          busyText="Opening…"
          onClick={() => {
            opening.mutate();
          }}
        >
          Paste a biodata…
        </BusyButton>
        <ErrorNote error={opening.error}>It could not be opened.</ErrorNote>
      </div>
      {opening.isSuccess && (
        <PasteDialog
          values={values}
          reader={opening.data}
          onFill={(fillings, rest) => {
            onFill(fillings, rest);
            close();
          }}
          onClose={close}
        />
      )}
    </fieldset>
  );
}
