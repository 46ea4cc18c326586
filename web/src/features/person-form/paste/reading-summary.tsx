import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { KeptReading } from '@/features/person-form/draft-store';
import type { FormValues } from '@/features/person-form/form-schema';
import { fieldKeys } from '@/features/person-form/person-values';
import { labelOfInput } from '@/features/person-form/problems';
import { formatCount } from '@/lib/format';
import { longestLine } from '@/person/reading/longest-line';
import { CheckboxField } from '@/ui/fields';
import { CopyButton } from '@/ui/copy-button';
import { GroupHeading } from '@/ui/sections';
import { textLinkLook } from '@/ui/text-link';
import { t } from '@/texts/texts';

/** Lists the filled-in fields, and leads to the doubtful ones. */
export function ReadingSummary({ reading: { remarks, filled } }: { reading: KeptReading }) {
  const form = useFormContext<FormValues>();
  const doubtful = fieldKeys.filter((key) => remarks[key] !== undefined);
  return (
    <div role="status" className="mb-6 rounded-card border border-gold-500 bg-wash px-5 py-4">
      <p className="font-medium">{t('person-form-office.read.filled', { count: filled })}</p>
      {doubtful.length > 0 && (
        <>
          <p className="mt-1">{t('person-form-office.read.checkFirst')}</p>
          <ul className="flex flex-wrap gap-x-5">
            {doubtful.map((key) => (
              <li key={key}>
                <button
                  type="button"
                  className={textLinkLook}
                  onClick={() => {
                    form.setFocus(key);
                  }}
                >
                  {labelOfInput(key)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const longest = 2000;

/** The lines that are stored with the person: all of them, as far as the database takes them. */
export function linesToKeep({ rest, dropsRest }: Pick<KeptReading, 'rest' | 'dropsRest'>): string {
  if (dropsRest) return '';
  let text = '';
  for (const line of rest) {
    if (text.length + line.length >= longest) break;
    text += `${line}\n`;
  }
  return text.trim();
}

interface LeftOverProps {
  reading: Pick<KeptReading, 'rest' | 'dropsRest'>;
  onKeep: (keeps: boolean) => void;
}

/** The unread lines of a biodata, to keep in the log or to copy. */
export function LeftOver({ reading, onKeep }: LeftOverProps) {
  const { rest, dropsRest } = reading;
  const isCut = !dropsRest && linesToKeep(reading).split('\n').length < rest.length;
  const shown = useRef<HTMLUListElement>(null);
  if (rest.length === 0) return null;
  return (
    <section aria-labelledby="left-over">
      <GroupHeading id="left-over">{t('person-form-office.rest.title')}</GroupHeading>
      <p className="mt-3 text-muted">{t('person-form-office.rest.lead')}</p>
      {rest.some((line) => line.length > longestLine) && (
        <p className="mt-1">{t('person-form-office.rest.longLine', { most: formatCount(longestLine) })}</p>
      )}
      <ul ref={shown} className="mt-3 mb-4 list-disc space-y-1 pl-6 [overflow-wrap:anywhere]">
        {rest.map((line, place) => (
          <li key={`${place} ${line}`} translate="no">
            {line}
          </li>
        ))}
      </ul>
      <CheckboxField
        label={t('person-form-office.rest.keep')}
        hint={t('person-form-office.rest.kept')}
        checked={!dropsRest}
        onChange={(event) => onKeep(event.target.checked)}
      />
      {isCut && <p className="mt-1">{t('person-form-office.rest.cut', { most: formatCount(longest) })}</p>}
      <CopyButton text={rest.join('\n')} shownIn={shown} label={t('person-form-office.rest.copy')} />
    </section>
  );
}
