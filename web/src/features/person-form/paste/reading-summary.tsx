import { useRef } from 'react';
import { FormFold } from '@/features/person-form/form-section';
import type { KeptReading } from '@/features/person-form/draft-store';
import { formatCount } from '@/lib/format';
import { longestLine } from '@/person/reading/longest-line';
import { CheckboxField } from '@/ui/fields';
import { CopyButton } from '@/ui/copy-button';
import { t } from '@/texts/texts';

/** How many fields are filled in. The doubtful ones follow below. */
export const ReadingSummary = ({ reading: { remarks, filled } }: { reading: KeptReading }) => (
  <div role="status" className="grow rounded-card border border-gold-500 bg-wash px-5 py-2.5">
    <span className="font-medium">{t('person-form-office.read.filled', { count: filled })}</span>{' '}
    {Object.keys(remarks).length > 0 && t('person-form-office.read.checkFirst')}
  </div>
);

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
    <FormFold id="rest" lead={t('person-form-office.rest.lead')} says={rest.join(' · ')}>
      <div className="sm:col-span-2">
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
      </div>
    </FormFold>
  );
}
