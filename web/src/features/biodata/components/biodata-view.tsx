import { useState, type ReactNode } from 'react';
import type { Biodata } from '@/features/biodata/api';
import type { ContactDetails } from '@/person/contact-details';
import { BiodataSheet } from '@/features/biodata/components/biodata-sheet';
import type { SayWishes } from '@/features/biodata/sheet-sections';
import { useSheetWords } from '@/features/biodata/use-sheet-words';
import { useSheetParts, type Computed } from '@/features/biodata/sheet-parts';
import { CheckboxField } from '@/ui/fields';
import { PageTitle } from '@/bureau/components/page-title';
import { PrintAction } from '@/ui/print';
import type { Language } from '@/texts/languages';
import { getLanguage, t } from '@/texts/texts';

interface BiodataViewProps extends Computed {
  profile: Biodata;
  /** Null omits the contact details. */
  contact: ContactDetails | null;
  /** The language of the family, where the bureau prints for them; null for that of the page. */
  familyLanguage?: Language | null;
  /** What the family looks for; null without wishes, and for a viewer who may not read them. */
  sayWishes: SayWishes | null;
  /** Whether it is not to be printed. */
  isHeld?: boolean;
  /** Further options for the sheet. */
  choices?: ReactNode;
}

/** The print button and options, and a preview of the sheet. */
export function BiodataView(props: BiodataViewProps) {
  const { profile, contact, choices, familyLanguage = null, isHeld = false, sayWishes } = props;
  const [hasWishes, setHasWishes] = useState(false);
  const sheet = useSheetWords(profile, contact, familyLanguage, hasWishes ? sayWishes : null);
  const parts = useSheetParts(profile, props);
  const { portrait, chart, charts, panchangam, jathakam } = parts;
  const missing = missingText(portrait.isMissing, chart.isMissing);

  return (
    <>
      {/* Browsers suggest this title as the file name. */}
      <PageTitle>{t('biodata.fileName', { id: profile.id, name: profile.name })}</PageTitle>
      {!isHeld && (
        <PrintAction isWaiting={sheet.isWaiting || parts.isWaiting}>
          {t(lengthText(contact !== null, sheet.second !== null))}
        </PrintAction>
      )}
      {sheet.choices}
      {sheet.words.language !== getLanguage() && [charts, panchangam, jathakam].some(({ shown }) => shown !== null) && (
        <p className="mt-2 text-muted print:hidden">{t('biodata.language.computed')}</p>
      )}
      {[
        { label: t('biodata.withCharts'), part: charts },
        { label: t('biodata.withPanchangam'), part: panchangam },
        { label: t('biodata.withDasas'), part: jathakam },
      ].map(
        ({ label, part }) =>
          part.canBe && (
            <div key={label} className="mt-2 print:hidden">
              <CheckboxField
                label={label}
                checked={part.isWanted}
                onChange={(event) => part.want(event.target.checked)}
              />
            </div>
          ),
      )}
      {sayWishes !== null && (
        <div className="mt-2 print:hidden">
          <CheckboxField
            label={t('biodata.withWishes')}
            checked={hasWishes}
            onChange={(event) => setHasWishes(event.target.checked)}
          />
        </div>
      )}
      {choices}
      {missing !== null && (
        <p role="status" className="mt-3">
          {missing}
        </p>
      )}
      {/* Important, because the sheet's own style shows its ancestors in print. */}
      <div className={isHeld ? 'mt-6 print:hidden!' : 'mt-6'}>
        <BiodataSheet profile={profile} words={sheet.words} second={sheet.second} parts={parts} />
      </div>
    </>
  );
}

function lengthText(hasContact: boolean, isInTwo: boolean) {
  if (isInTwo) return hasContact ? 'biodata.twoPages' : 'biodata.twoPagesNoContact';
  return hasContact ? 'biodata.onePage' : 'biodata.onePageNoContact';
}

/** Says which pictures failed to load; null for none. */
function missingText(isPortraitMissing: boolean, isChartMissing: boolean): string | null {
  if (isPortraitMissing) return t(isChartMissing ? 'biodata.missingBoth' : 'biodata.missingPicture');
  return isChartMissing ? t('biodata.missingChart') : null;
}
