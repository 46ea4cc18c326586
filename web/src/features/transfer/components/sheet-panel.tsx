import type { Table } from '@/features/transfer/parse-file';
import type { Choices } from '@/features/transfer/read-people';
import { formatList } from '@/lib/format';
import { t } from '@/texts/texts';
import { CheckboxField } from '@/ui/fields';

interface SheetPanelProps {
  table: Table;
  choices: Choices;
  onChoose: (change: Partial<Choices>) => void;
}

const quote = (texts: readonly string[]) =>
  formatList(texts.map((text) => t('transfer.columns.heading', { heading: text.trim() })));

/** No more rows are named. */
const mostNamed = 20;

/** Lists the sheets of a file, what its spreadsheet hides, and what of it is not read. */
export function SheetPanel({ table, choices, onChoose }: SheetPanelProps) {
  const { rows, sheets, hiddenColumns, headings, notRead, sheetColumn } = table;
  const { leftSheets } = choices;
  const hiddenRows = rows.filter(
    ({ sheet, isHidden }) => isHidden && sheets.some((one) => one.name === sheet && !one.isHidden),
  );
  const places = hiddenRows.slice(0, mostNamed).map(({ place }) => place);
  return (
    <div className="mt-3 space-y-1 [overflow-wrap:anywhere]">
      {table.notes > 0 && <p>{t('transfer.sheets.notes')}</p>}
      {table.cards > 0 && <p className="font-medium">{t('transfer.sheets.cards', { count: table.cards })}</p>}
      {sheets.length > 1 && (
        <fieldset>
          <legend className="font-medium">{t('transfer.sheets.title')}</legend>
          {sheets.map(({ name, isHidden }) => {
            // Rows that a shown sheet hides have a tick of their own.
            const own = rows.filter((row) => row.sheet === name && (isHidden || choices.hiddenRows || !row.isHidden));
            const values = { name, count: own.length };
            return (
              <CheckboxField
                key={name}
                label={isHidden ? t('transfer.sheets.hiddenSheet', values) : t('transfer.sheets.sheet', values)}
                checked={!leftSheets.includes(name)}
                onChange={(event) => {
                  onChoose({
                    leftSheets: event.target.checked
                      ? leftSheets.filter((other) => other !== name)
                      : [...leftSheets, name],
                  });
                }}
              />
            );
          })}
        </fieldset>
      )}
      {hiddenRows.length > 0 && (
        <CheckboxField
          label={t('transfer.sheets.hiddenRows', {
            count: hiddenRows.length,
            rows: formatList(hiddenRows.length > mostNamed ? [...places, '…'] : places),
          })}
          checked={choices.hiddenRows}
          onChange={(event) => onChoose({ hiddenRows: event.target.checked })}
        />
      )}
      {hiddenColumns.length > 0 && (
        <CheckboxField
          label={t('transfer.sheets.hiddenColumns', {
            count: hiddenColumns.length,
            names: quote(hiddenColumns.map((place) => headings[place] ?? '')),
          })}
          checked={choices.hiddenColumns}
          onChange={(event) => onChoose({ hiddenColumns: event.target.checked })}
        />
      )}
      {table.hasMerged && <p>{t('transfer.sheets.merged')}</p>}
      {sheetColumn?.isGender === true && <p>{t('transfer.sheets.gender')}</p>}
      {notRead.sheets.length > 0 && <p>{t('transfer.sheets.notRead', { names: quote(notRead.sheets) })}</p>}
      {notRead.lines.length > 0 && (
        <p className="text-muted">{t('transfer.sheets.lines', { lines: quote(notRead.lines) })}</p>
      )}
    </div>
  );
}
