import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { FormValues } from '@/features/person-form/form-schema';
import { type Filling, type LeftOver, splitReading, type SplitReading } from '@/features/person-form/paste/pasted';
import { readPdf } from '@/features/person-form/paste/read-pdf';
import { fieldColumns, type FieldKey } from '@/features/person-form/person-values';
import { labelOf } from '@/person/fields';
import { isOtherName } from '@/person/other-name';
import type { BiodataReading } from '@/person/reading/read-biodata';
import { formatPersonValue } from '@/person/values';
import { t } from '@/texts/texts';
import { Button, buttonLook } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { ErrorNote, Problem } from '@/ui/field-note';
import { CheckboxField, TextAreaField } from '@/ui/fields';
import { KeptInput } from '@/ui/form-dialog';
import { FileUp } from '@/ui/icons';

/** Several pages of print. Longer texts are no biodata, and would keep the browser busy. */
const longestBiodata = 20_000;

interface PasteDialogProps {
  text: string;
  onType: (text: string) => void;
  values: FormValues;
  readBiodata: (text: string) => BiodataReading;
  onFill: (fillings: readonly Filling[], left: LeftOver) => void;
  onClose: () => void;
}

/** Takes a biodata as text or PDF and fills in the form. It requires a tick before it replaces a value. */
export function PasteDialog({ text, onType, values, readBiodata, onFill, onClose }: PasteDialogProps) {
  const [isKept, setIsKept] = useState(text !== '');
  const [problem, setProblem] = useState<'tooLong' | 'list' | 'nothing' | null>(null);
  const [split, setSplit] = useState<SplitReading | null>(null);
  const [people, setPeople] = useState<readonly BiodataReading[]>([]);
  const fileId = useId();
  const changeText = (read: string) => {
    onType(read);
    setProblem(null);
  };
  const opening = useMutation({ mutationFn: readPdf, meta: { reads: true }, gcTime: 0, onSuccess: changeText });

  const take = (reading: BiodataReading) => {
    const next = splitReading(reading, values);
    if (next.taken.length === 0) onFill(next.free, next);
    else setSplit(next);
  };
  const read = () => {
    if (text.length > longestBiodata) {
      setProblem('tooLong');
      return;
    }
    const reading = readBiodata(text);
    if (reading.isList) setProblem('list');
    else if (reading.people.length > 0) setPeople(reading.people.map(readBiodata));
    else if (reading.values.length === 0) setProblem('nothing');
    else take(reading);
  };

  if (split !== null) return <ReplaceDialog split={split} values={values} onFill={onFill} onClose={onClose} />;
  if (people.length > 0) return <ChooseDialog readings={people} onChoose={take} onClose={onClose} />;
  return (
    <Dialog
      title={t('person-form-office.paste.title')}
      description={t('person-form-office.paste.lead')}
      onClose={onClose}
    >
      {isKept && (
        <KeptInput
          onEmpty={() => {
            changeText('');
            setIsKept(false);
          }}
        />
      )}
      <TextAreaField
        label={t('person-form-office.paste.text')}
        rows={9}
        value={text}
        error={problem === null ? undefined : t(`person-form-office.paste.${problem}`)}
        autoComplete="off"
        onChange={(event) => changeText(event.target.value)}
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
          {t('person-form-office.paste.choosePdf')}
        </label>
        <p role="status" className="text-muted">
          {opening.isPending ? t('person-form-office.paste.readingPdf') : t('person-form-office.paste.private')}
        </p>
      </div>
      <ErrorNote error={opening.error}>{t('person-form-office.paste.notRead')}</ErrorNote>
      <DialogActions>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button look="primary" onClick={read}>
          {t('person-form-office.paste.fill')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ChooseDialogProps extends Pick<PasteDialogProps, 'onClose'> {
  readings: readonly BiodataReading[];
  onChoose: (reading: BiodataReading) => void;
}

/** Asks which person of the text the form is for. */
const ChooseDialog = ({ readings, onChoose, onClose }: ChooseDialogProps) => (
  <Dialog
    title={t('person-form-office.paste.several', { count: readings.length })}
    description={t('person-form-office.paste.severalLead')}
    onClose={onClose}
  >
    <ul className="space-y-3">
      {readings.map((reading, index) => (
        <li key={index}>
          <Button look="primary" onClick={() => onChoose(reading)}>
            {t('person-form-office.paste.fillWith', { name: nameIn(reading) })}
          </Button>
        </li>
      ))}
    </ul>
    <DialogActions>
      <Button onClick={onClose}>{t('ui.cancel')}</Button>
    </DialogActions>
  </Dialog>
);

/** The name in a biodata, or else its first line that was read. */
const nameIn = ({ values }: BiodataReading) =>
  values.find(({ field }) => field === 'name')?.value ?? values[0]?.source ?? '…';

const inWords = (key: FieldKey, value: string) => formatPersonValue(fieldColumns[key], value) ?? value;

interface ReplaceDialogProps extends Pick<PasteDialogProps, 'values' | 'onFill' | 'onClose'> {
  split: SplitReading;
}

/** Asks which values of the form the biodata may replace. */
function ReplaceDialog({ split: { free, taken, ...left }, values, onFill, onClose }: ReplaceDialogProps) {
  const [chosen, setChosen] = useState<readonly FieldKey[]>([]);
  const other = taken.find(({ key, value }) => key === 'name' && isOtherName(value, values.name))?.value;
  return (
    <Dialog
      title={t('person-form-office.replace.title')}
      description={t('person-form-office.replace.lead')}
      onClose={onClose}
    >
      {other !== undefined && (
        <Problem className="mb-3">
          {t('person-form-office.replace.other', { name: values.name, other, button: t('person-form.discard') })}
        </Problem>
      )}
      <ul>
        {taken.map(({ key, value }) => (
          <li key={key}>
            <CheckboxField
              label={t('person-form-office.replace.next', {
                field: labelOf(fieldColumns[key]),
                value: inWords(key, value),
              })}
              hint={t('person-form-office.replace.now', { value: inWords(key, values[key]) })}
              checked={chosen.includes(key)}
              onChange={(event) => {
                setChosen(event.target.checked ? [...chosen, key] : chosen.filter((other) => other !== key));
              }}
            />
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button
          look="primary"
          onClick={() => onFill([...free, ...taken.filter(({ key }) => chosen.includes(key))], left)}
        >
          {t('person-form-office.paste.fill')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
