import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { type Biodata, loadPictures, printPeople } from '@/features/biodata/api';
import { mostPrinted } from '@/lib/printing';
import { Paper, stepsOf, type PrintJob } from '@/features/biodata/many/paper';
import { paperWords } from '@/features/biodata/many/paper-words';
import { sheetWords } from '@/features/biodata/sheet-sections';
import type { Computed } from '@/features/biodata/sheet-parts';
import { useBureau } from '@/bureau/bureau';
import { PageTitle } from '@/bureau/components/page-title';
import { formatCount } from '@/lib/format';
import { placeOf, smallPlaceOf } from '@/lib/pictures';
import { isLanguage, languages, type ShownLanguage } from '@/texts/languages';
import { offeredLanguages } from '@/texts/offered-languages';
import { useSayIn } from '@/texts/say-in';
import { getLanguage, t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { CheckboxField, RadioGroupField, SelectField, TextField } from '@/ui/fields';
import { Dialog, DialogActions } from '@/ui/dialog';
import { ErrorNote } from '@/ui/field-note';
import { CircleCheck } from '@/ui/icons';

const kinds = ['biodatas', 'list', 'book'] as const;
type Kind = (typeof kinds)[number];
const sizes = ['a4', 'a5'] as const;
/** The most of one printing, all copies together: a page each, or a line each. */
const mostTogether = { biodatas: mostPrinted, list: 5000, book: 5000 } as const;

/** The pictures on the paper: small ones in a book, none in a list. */
function picturesOf(kind: Kind, people: readonly Biodata[]) {
  if (kind === 'list') return [];
  if (kind === 'book')
    return people.flatMap(({ first_img: name }) => (name === null ? [] : smallPlaceOf('profile-images', name)));
  return people.flatMap(({ first_img: portrait, birth_chart: chart }) => [
    ...(portrait === null ? [] : [placeOf('profile-images', portrait)]),
    ...(chart === null ? [] : [placeOf('birth-charts', chart)]),
  ]);
}

interface PrintDialogProps {
  people: readonly { id: number; status: string }[];
  computed: Computed;
  onClose: () => void;
}

/** Prints many people: as biodatas, as a list, or as a book for a meet. No contact details; the database records it. */
export function PrintDialog({ people, computed, onClose }: PrintDialogProps) {
  const choices = useChoices();
  const { kind, title, first, last } = choices;
  const hidden = people.filter(({ status }) => status !== 'verified').length;
  const [alsoHidden, setAlsoHidden] = useState(false);
  const asked = alsoHidden ? people.length : people.length - hidden;
  const { say, failed } = useSayIn(choices.language);
  const bureau = useBureau(choices.language);
  const [step, setStep] = useState({ done: 0, of: 0 });
  const [isPrinted, setIsPrinted] = useState(false);
  const onPrinted = useCallback(() => setIsPrinted(true), []);
  const onStep = useCallback((done: number) => setStep((before) => ({ ...before, done })), []);
  // Of an attempt whose pictures failed: a second call would record the people twice.
  const received = useRef<{ call: string; people: Biodata[] }>(null);

  const printing = useMutation({
    meta: { reads: true },
    gcTime: 0,
    mutationFn: async () => {
      const call = {
        ids: people.map(({ id }) => id),
        paper: kind,
        title,
        first_copy: first,
        last_copy: last,
        also_hidden: alsoHidden,
      };
      const named = JSON.stringify(call);
      if (received.current?.call !== named) received.current = { call: named, people: await printPeople(call) };
      const found = received.current.people;
      const pictures = picturesOf(kind, found);
      setStep({ done: 0, of: pictures.length });
      const refused = await loadPictures(pictures, () => setStep(({ done, of }) => ({ done: done + 1, of })));
      const job = say?.(() => jobOf(choices, found, [bureau.bureau_name, bureau.phone])) ?? null;
      if (job !== null) setStep({ done: 0, of: stepsOf(job) });
      return { refused, count: found.length, job: found.length === 0 ? null : job };
    },
  });
  const start = () => printing.mutate();
  const made = printing.data;
  const isBusy = printing.isPending || (made?.job != null && !isPrinted);

  const copies = last - first + 1;
  const most = Math.max(1, Math.floor(mostTogether[kind] / Math.max(asked, 1)));
  const areNumbers = Number.isInteger(copies) && first >= 1 && last <= 9999 && copies >= 1;
  const tooMany = copies > most ? t('printing.tooMany', { count: most }) : undefined;
  const copiesError = areNumbers ? tooMany : t('printing.copiesWrong');

  return (
    <Dialog title={t('printing.title', { count: asked })} description={t('printing.lead')} onClose={onClose}>
      {made?.job != null && !isPrinted && (
        <>
          {/* Browsers suggest this title as the file name. */}
          {made.job.title !== '' && <PageTitle>{made.job.title}</PageTitle>}
          <Paper job={made.job} computed={computed} done={step.done} onStep={onStep} onPrinted={onPrinted} />
        </>
      )}
      {made !== undefined && !isBusy ? (
        <div role="status">
          <p className="flex items-start gap-2.5 text-lg">
            {made.count > 0 && <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-success" />}
            {made.count === 0 ? t('printing.nobody') : t('printing.done', { count: made.count })}
          </p>
          {asked > made.count && (
            <p className="mt-3">{t('introductions-office.sheets.leftOut', { count: asked - made.count })}</p>
          )}
          {made.refused > 0 && <p className="mt-3">{t('printing.picturesMissing', { count: made.refused })}</p>}
        </div>
      ) : (
        <Choices choices={choices} copiesError={copiesError} isBusy={isBusy}>
          {hidden > 0 && (
            <CheckboxField
              label={t('printing.alsoHidden', { count: hidden })}
              checked={alsoHidden}
              disabled={isBusy}
              onChange={({ target }) => setAlsoHidden(target.checked)}
            />
          )}
        </Choices>
      )}
      <DialogActions>
        {/* In sight, however long the choices are. */}
        {isBusy && (
          <div className="w-full">
            <p role="status" className="mb-2 text-muted">
              {step.of === 0
                ? t('ui.preparing')
                : t(printing.isPending ? 'printing.pictures' : 'printing.pages', {
                    done: formatCount(step.done),
                    count: formatCount(step.of),
                  })}
            </p>
            <progress
              aria-label={t('printing.title', { count: asked })}
              value={step.done}
              max={Math.max(step.of, 1)}
              className="h-2.5 w-full accent-maroon-800"
            />
          </div>
        )}
        {failed && <p className="w-full text-danger">{t('biodata.language.failed')}</p>}
        <ErrorNote className="w-full" error={printing.error} onRetry={start}>
          {t('printing.failed')}
        </ErrorNote>
        <Button onClick={onClose}>{t(made !== undefined && !isBusy ? 'ui.close' : 'ui.cancel')}</Button>
        {(made === undefined || isBusy) && asked > 0 && copiesError === undefined && (
          <BusyButton look="primary" busy={isBusy || say === null} busyText={t('ui.preparing')} onClick={start}>
            {t('ui.print')}
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  );
}

type ChoicesState = ReturnType<typeof useChoices>;

function useChoices() {
  const [kind, setKind] = useState<Kind>('biodatas');
  const [size, setSize] = useState<(typeof sizes)[number]>('a4');
  const [title, setTitle] = useState('');
  const [first, setFirst] = useState(1);
  const [last, setLast] = useState(1);
  const [language, setLanguage] = useState<ShownLanguage>(getLanguage());
  const chooseKind = (chosen: string) => {
    const next = kinds.find((each) => each === chosen) ?? kind;
    setKind(next);
    setSize(next === 'book' ? 'a5' : 'a4');
  };
  return { kind, chooseKind, size, setSize, title, setTitle, first, setFirst, last, setLast, language, setLanguage };
}

/** All that stands on the paper, in words of the language in which it is called. */
function jobOf(choices: ChoicesState, people: readonly Biodata[], bureau: readonly string[]): PrintJob {
  const { kind, size, title, language, first, last } = choices;
  const feet = Array.from({ length: last - first + 1 }, (_, place) =>
    [
      t('printing.copy', { number: first + place }),
      title.trim(),
      // A sheet has the bureau already.
      ...(kind === 'biodatas' ? [] : bureau),
    ]
      .filter((part) => part !== '')
      .join(' · '),
  );
  return {
    size,
    language,
    title: title.trim(),
    feet,
    content:
      kind === 'biodatas'
        ? {
            kind,
            sheets: people.map((profile) => ({
              profile,
              words: sheetWords(profile, null, language, (words) => words(), null),
            })),
          }
        : { kind, words: paperWords(people) },
  };
}

interface ChoicesProps {
  choices: ChoicesState;
  copiesError: string | undefined;
  isBusy: boolean;
  children: ReactNode;
}

function Choices({ choices, copiesError, isBusy, children }: ChoicesProps) {
  const { kind, size, title, first, last, language } = choices;
  const offered = offeredLanguages(useBureau());
  return (
    <fieldset disabled={isBusy} className="space-y-5">
      <RadioGroupField
        label={t('printing.kind')}
        name="kind"
        options={kinds.map((value) => ({ value, label: t(`printing.kind.${value}`) }))}
        chosen={kind}
        onChange={({ target }) => choices.chooseKind(target.value)}
      />
      <RadioGroupField
        label={t('printing.size')}
        name="size"
        options={sizes.map((value) => ({ value, label: value.toUpperCase() }))}
        chosen={size}
        onChange={({ target }) => choices.setSize(target.value === 'a5' ? 'a5' : 'a4')}
      />
      <TextField
        label={t('printing.heading')}
        hint={t('printing.headingHint')}
        maxLength={80}
        value={title}
        onChange={({ target }) => choices.setTitle(target.value)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {[
          { label: t('printing.first'), value: first, set: choices.setFirst, error: undefined },
          { label: t('printing.last'), value: last, set: choices.setLast, error: copiesError },
        ].map(({ label, value, set, error }) => (
          <TextField
            key={label}
            label={label}
            type="number"
            min={1}
            max={9999}
            error={error}
            value={Number.isNaN(value) ? '' : value}
            onChange={({ target }) => set(target.valueAsNumber)}
          />
        ))}
      </div>
      <SelectField
        label={t('printing.language')}
        emptyLabel={null}
        options={offered.map((code) => ({ value: code, label: languages[code].name, isData: true }))}
        value={language}
        onChange={({ target: { value } }) => {
          if (isLanguage(value)) choices.setLanguage(value);
        }}
      />
      {children}
    </fieldset>
  );
}
