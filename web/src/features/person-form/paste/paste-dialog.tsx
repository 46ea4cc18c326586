import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { FormValues } from '@/features/person-form/fields/form-schema';
import { fieldColumns, type FieldKey } from '@/features/person-form/fields/person-values';
import type { FieldReader } from '@/features/person-form/paste/field-reader';
import { longestBiodata, readBiodata } from '@/features/person-form/paste/read-biodata';
import { readPdf } from '@/features/person-form/paste/read-pdf';
import { splitReading, type Filling, type SplitReading } from '@/features/person-form/paste/split-reading';
import { labelOf } from '@/person/fields';
import { formatPersonValue } from '@/person/values';
import { buttonLook } from '@/ui/button-look';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { Dialog, DialogActions } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';
import { FileUp } from '@/ui/icons';
import { TextAreaField } from '@/ui/text-area-field';

interface PasteDialogProps {
  values: FormValues;
  reader: FieldReader;
  onFill: (fillings: readonly Filling[], rest: readonly string[]) => void;
  onClose: () => void;
}

/** Takes a biodata as text or PDF and fills in the form. It asks before it replaces what the form holds. */
export function PasteDialog({ values, reader, onFill, onClose }: PasteDialogProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [split, setSplit] = useState<SplitReading | null>(null);
  const fileId = useId();
  const opening = useMutation({ mutationFn: readPdf, meta: { changes: [] }, gcTime: 0, onSuccess: setText });

  const read = () => {
    if (text.length > longestBiodata) {
      setError('This is longer than a biodata. Paste the biodata of one person.');
      return;
    }
    const reading = readBiodata(text, reader);
    if (reading.values.length === 0) {
      setError('Nothing was understood. Paste the whole biodata, one fact in each line.');
      return;
    }
    const next = splitReading(reading, values);
    if (next.taken.length === 0) onFill(next.free, next.rest);
    else setSplit(next);
  };

  if (split !== null) return <ReplaceDialog split={split} values={values} onFill={onFill} onClose={onClose} />;
  return (
    <Dialog
      title="Paste a biodata"
      description="As it came by WhatsApp, or from a PDF. The form is filled in, and nothing is saved before you submit it."
      onClose={onClose}
    >
      <TextAreaField
        label="The biodata"
        rows={9}
        value={text}
        error={error}
        autoComplete="off"
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <input
          id={fileId}
          type="file"
          accept="application/pdf,.pdf"
          className="peer sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) opening.mutate(file);
          }}
        />
        <label
          htmlFor={fileId}
          className={`${buttonLook('quiet', 'small')} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2`}
        >
          <FileUp aria-hidden="true" className="size-5" strokeWidth={1.6} />
          Choose a PDF
        </label>
        <p role="status" className="text-muted">
          {opening.isPending ? 'Reading the PDF…' : 'It is read on this computer and sent nowhere.'}
        </p>
      </div>
      <ErrorNote error={opening.error}>The PDF could not be read.</ErrorNote>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" onClick={read}>
          Fill the form
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const inWords = (key: FieldKey, value: string) => formatPersonValue(fieldColumns[key], value) ?? value;

interface ReplaceDialogProps extends Pick<PasteDialogProps, 'values' | 'onFill' | 'onClose'> {
  split: SplitReading;
}

/** Asks which values of the form the biodata may replace. */
function ReplaceDialog({ split: { free, taken, rest }, values, onFill, onClose }: ReplaceDialogProps) {
  const [chosen, setChosen] = useState<readonly FieldKey[]>([]);
  return (
    <Dialog
      title="Replace what is there?"
      description="The form holds something else in these fields. Tick what the biodata may replace."
      onClose={onClose}
    >
      <ul>
        {taken.map(({ key, value }) => (
          <li key={key}>
            <CheckboxField
              label={`${labelOf(fieldColumns[key])}: ${inWords(key, value)}`}
              hint={`Now: ${inWords(key, values[key])}`}
              checked={chosen.includes(key)}
              onChange={(event) => {
                setChosen(event.target.checked ? [...chosen, key] : chosen.filter((other) => other !== key));
              }}
            />
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look="primary"
          onClick={() => {
            onFill([...free, ...taken.filter(({ key }) => chosen.includes(key))], rest);
          }}
        >
          Fill the form
        </Button>
      </DialogActions>
    </Dialog>
  );
}
