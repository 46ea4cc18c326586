import { useState } from 'react';
import { splitList } from '@/base/split-list';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select-field';
import { t } from '@/texts/texts';

interface ChoicesFieldProps {
  label: string;
  /** The label of no choice at all. */
  emptyLabel: string;
  options: readonly { value: string; label: string }[];
  /** The chosen values, with commas between. */
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** One of a list or several: a select for each, and a button for one more. */
export function ChoicesField({ label, emptyLabel, options, value, error, onChange }: ChoicesFieldProps) {
  const [adds, setAdds] = useState(false);
  const chosen = splitList(value);
  const rows = adds || chosen.length === 0 ? [...chosen, ''] : chosen;
  return (
    <div className="grid content-start gap-2">
      {rows.map((row, index) => (
        <SelectField
          // A new row begins with the button.
          autoFocus={adds && row === '' && index > 0}
          key={row === '' ? 'new' : row}
          label={index === 0 ? label : t('ui.choices.or', { label })}
          emptyLabel={index === 0 ? emptyLabel : t('ui.choices.noOther')}
          options={options.filter((option) => option.value === row || !chosen.includes(option.value))}
          value={row}
          error={index === 0 ? error : undefined}
          onChange={({ target }) => {
            setAdds(false);
            onChange(
              rows
                .map((each, place) => (place === index ? target.value : each))
                .filter((each) => each !== '')
                .join(', '),
            );
          }}
        />
      ))}
      {!adds && chosen.length > 0 && chosen.length < options.length && (
        <div>
          <Button size="small" onClick={() => setAdds(true)}>
            {t('ui.choices.another')}
          </Button>
        </div>
      )}
    </div>
  );
}
