import { useState } from 'react';
import { ColumnPanel, ProofPanel, SheetPanel, SidePanel } from '@/features/transfer/components/file-panels';
import { ConflictList, TroubleList } from '@/features/transfer/components/trouble-list';
import { ProblemsButton } from '@/features/transfer/components/file-choice';
import { ImportPreview } from '@/features/transfer/components/import-preview';
import { RowDialog } from '@/features/transfer/components/row-dialog';
import { countHeld } from '@/features/transfer/merge-report';
import type { Table } from '@/features/transfer/parse-file';
import { cellKey, wordKey } from '@/features/transfer/read-cell';
import { conflictKey, sumUp, sumUpConflicts, type FilePeople } from '@/features/transfer/read-people';
import type { ImportState } from '@/features/transfer/use-import';
import type { AppError } from '@/lib/errors';
import type { WishesPart } from '@/person/typed-wishes';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { CheckboxField } from '@/ui/fields';
import { InlineError } from '@/ui/notice';
import { CircleAlert, CircleCheck } from '@/ui/icons';

interface ChosenFileProps {
  state: ImportState;
  table: Table;
  file: FilePeople;
  wishesPart: WishesPart;
}

/** The chosen file: how its sheets, dates and columns are read, and its people. */
export function ChosenFilePart({ state, table, file, wishesPart }: ChosenFileProps) {
  const { choices, choose, rows } = state;
  return (
    <section aria-labelledby="import-preview" className="mt-8">
      <h2 id="import-preview" className="text-2xl">
        {t('transfer.import.inFile', { count: rows.length })}
      </h2>
      <SheetPanel table={table} choices={choices} onChoose={choose} />
      <ProofPanel
        proofs={file.proofs}
        onAnswer={(place, answer) =>
          choose({ answers: { ...choices.answers, [place]: { ...choices.answers[place], ...answer } } })
        }
      />
      <SidePanel
        sides={file.fields.includes('name') ? file.sides : []}
        hasSheets={table.sheets.length > 1}
        onAnswer={(sheet, side) => choose({ sides: { ...choices.sides, [sheet]: side } })}
      />
      <ColumnPanel
        columns={file.columns}
        examples={table.headings.map(
          (_heading, place) => table.rows.find(({ cells }) => cells[place]?.trim())?.cells[place]?.trim() ?? '',
        )}
        uses={choices.uses}
        onChoose={(uses) => choose({ uses })}
      />
      {file.fields.includes('name') && (
        <>
          <ReadingChoices state={state} file={file} />
          <Problems state={state} />
          <ImportButtons state={state} headings={table.headings} />
          <People state={state} file={file} wishesPart={wishesPart} />
        </>
      )}
    </section>
  );
}

/** What else of the file is taken, and how names are written. */
function ReadingChoices({ state: { choices, choose }, file }: Pick<ChosenFileProps, 'state' | 'file'>) {
  return (
    <div className="mt-3">
      <CheckboxField
        label={t('transfer.import.intoNote')}
        hint={t('transfer.import.intoNoteHint')}
        checked={choices.intoNote}
        onChange={(event) => choose({ intoNote: event.target.checked })}
      />
      {file.inOneCase && (
        <CheckboxField
          label={t('transfer.import.titleCase', {
            count: file.inOneCase.count,
            before: file.inOneCase.example[0],
            after: file.inOneCase.example[1],
          })}
          checked={choices.titleCase}
          onChange={(event) => choose({ titleCase: event.target.checked })}
        />
      )}
    </div>
  );
}

/** The verdict of the check, and the problems that several rows have. */
function Problems({ state }: Pick<ChosenFileProps, 'state'>) {
  const { choices, choose, rows, good, held, bad, general, checking, checked, checkOpen } = state;
  return (
    <>
      <ImportVerdict
        good={good.length}
        bad={bad.length}
        {...countHeld(held)}
        alike={rows.filter(({ isThere, isRepeat }) => !isThere && isRepeat).length}
        general={general}
        checking={checking.isPending}
        checked={checked}
      />
      {checking.isError && (
        <InlineError className="mt-4" onRetry={checkOpen}>
          {explain(checking.error, t('transfer.import.checkFailed'))}
        </InlineError>
      )}
      <TroubleList
        troubles={sumUp(rows)}
        onCorrect={({ field, typed }, value) => choose({ words: { ...choices.words, [wordKey(field, typed)]: value } })}
      />
      <ConflictList
        conflicts={sumUpConflicts(rows)}
        onCorrect={(conflict, rasi) => choose({ rasis: { ...choices.rasis, [conflictKey(conflict)]: rasi } })}
      />
    </>
  );
}

interface ImportButtonsProps {
  state: ImportState;
  headings: readonly string[];
}

function ImportButtons({ state, headings }: ImportButtonsProps) {
  const { rows, good, bad, checked, importing, importGood } = state;
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <BusyButton
          look="primary"
          disabled={!checked || good.length === 0}
          busy={importing.isPending}
          busyText={t('transfer.import.busy')}
          onClick={importGood}
        >
          {t('transfer.import.button', { count: checked ? good.length : rows.length })}
        </BusyButton>
        {checked && bad.length > 0 && <ProblemsButton headings={headings} rows={bad} />}
        {importing.isPending && (
          <progress aria-label={t('transfer.import.title')} className="h-2.5 w-48 max-w-full accent-maroon-800" />
        )}
      </div>
      {importing.isError && (
        <InlineError className="mt-4" onRetry={importGood}>
          {explain(importing.error, t('transfer.import.unsure'))}
        </InlineError>
      )}
    </>
  );
}

/** The rows as they would be imported. Each can be edited. */
function People({ state: { choices, choose, rows }, file, wishesPart }: Omit<ChosenFileProps, 'table'>) {
  const [editedNumber, setEditedNumber] = useState<number | null>(null);
  const edited = rows.find(({ number }) => number === editedNumber);
  const close = () => setEditedNumber(null);
  return (
    <>
      <ImportPreview
        fields={file.fields}
        rows={rows}
        added={choices.added}
        onAdd={(number, isAdded) => {
          choose({ added: [...choices.added.filter((one) => one !== number), ...(isAdded ? [number] : [])] });
        }}
        onEdit={setEditedNumber}
      />
      {edited && (
        <RowDialog
          row={edited}
          columns={file.columns}
          wishesPart={wishesPart}
          onClose={close}
          onSave={(cells, wishes) => {
            close();
            const corrected = [...cells].map(([place, cell]) => [cellKey(edited.number, place), cell] as const);
            choose({
              cells: { ...choices.cells, ...Object.fromEntries(corrected) },
              ...(wishes !== null && { wishes: { ...choices.wishes, [edited.number]: wishes } }),
            });
          }}
        />
      )}
    </>
  );
}

/** The database's own message, if it refused with one. */
function explain({ refusal, message }: AppError, otherwise: string): string {
  return refusal === null ? otherwise : message;
}

interface ImportVerdictProps {
  good: number;
  bad: number;
  /** People who may be in the register already, and are left out. */
  there: number;
  /** People who are taken by the words of the file, and left out. */
  married: number;
  /** Rows that may be one person. */
  alike: number;
  general: readonly string[];
  checking: boolean;
  checked: boolean;
}

/** Tells which rows can be imported, and what to do with the others. */
function ImportVerdict({ good, bad, there, married, alike, general, checking, checked }: ImportVerdictProps) {
  return (
    <div role="status" className="mt-4 space-y-2 text-lg">
      {checking && (
        <p className="text-muted">{t('transfer.verdict.checking', { count: good + bad + there + married })}</p>
      )}
      {general.map((message) => (
        <p key={message} className="text-danger">
          {message}
        </p>
      ))}
      {checked && bad === 0 && (
        <p className="flex items-start gap-2 text-success">
          <CircleCheck aria-hidden="true" className="mt-1 size-5 shrink-0" />
          {t('transfer.verdict.good', { count: good })}
        </p>
      )}
      {checked && bad > 0 && (
        <>
          <p className="flex items-start gap-2 text-danger">
            <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
            {good === 0 ? t('transfer.verdict.noneGood', { bad }) : t('transfer.verdict.someGood', { good, bad })}
          </p>
          <p className="max-w-prose">
            {t(good > 0 ? 'transfer.verdict.correctOthers' : 'transfer.verdict.correct', { edit: t('ui.edit') })}
          </p>
        </>
      )}
      {!checking && there > 0 && (
        <p className="max-w-prose">{t('transfer.verdict.there', { count: there, add: t('transfer.preview.add') })}</p>
      )}
      {!checking && married > 0 && (
        <p className="max-w-prose">
          {t('transfer.verdict.married', { count: married, add: t('transfer.preview.add') })}
        </p>
      )}
      {!checking && alike > 0 && <p>{t('transfer.verdict.alike', { count: alike })}</p>}
    </div>
  );
}
