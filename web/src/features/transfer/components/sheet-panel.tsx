import type { Table } from '@/features/transfer/parse-file';
import { formatList } from '@/lib/format';
import { t } from '@/texts/texts';
import { CheckboxField } from '@/ui/checkbox-field';

interface SheetPanelProps {
  table: Table;
  leftSheets: readonly string[];
  onChoose: (leftSheets: readonly string[]) => void;
}

const quote = (texts: readonly string[]) =>
  formatList(texts.map((text) => t('transfer.columns.heading', { heading: text.trim() })));

/** Lists the sheets of a file, and what of it is not read. */
export function SheetPanel({ table: { rows, sheets, notRead, sheetColumn }, leftSheets, onChoose }: SheetPanelProps) {
  return (
    <div className="mt-3 space-y-1 [overflow-wrap:anywhere]">
      {sheets.length > 1 && (
        <fieldset>
          <legend className="font-medium">{t('transfer.sheets.title')}</legend>
          {sheets.map((name) => (
            <CheckboxField
              key={name}
              label={t('transfer.sheets.sheet', { name, count: rows.filter(({ sheet }) => sheet === name).length })}
              checked={!leftSheets.includes(name)}
              onChange={(event) => {
                onChoose(event.target.checked ? leftSheets.filter((other) => other !== name) : [...leftSheets, name]);
              }}
            />
          ))}
        </fieldset>
      )}
      {sheetColumn?.isGender === true && <p>{t('transfer.sheets.gender')}</p>}
      {notRead.sheets.length > 0 && <p>{t('transfer.sheets.notRead', { names: quote(notRead.sheets) })}</p>}
      {notRead.lines.length > 0 && (
        <p className="text-muted">{t('transfer.sheets.lines', { lines: quote(notRead.lines) })}</p>
      )}
    </div>
  );
}
