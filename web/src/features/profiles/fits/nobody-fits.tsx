import { navigate } from '@/lib/navigation/history';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/notice';

interface NobodyFitsProps {
  profileId: number;
  /** How many people were shown to this family. */
  shownBefore: number;
  /** Whether filters stand on top of the wishes. */
  isNarrowed: boolean;
  /** Whether this family has musts. */
  hasMusts: boolean;
  onWiden: () => void;
}

/** Why the list of matches is empty, and the next step. */
export function NobodyFits({ profileId, shownBefore, isNarrowed, hasMusts, onWiden }: NobodyFitsProps) {
  const [heading, text] = isNarrowed
    ? [t('matches.noneNarrowed'), t('matches.noneNarrowedText')]
    : shownBefore > 0
      ? [t('matches.allShown', { count: shownBefore }), t('matches.allShownText')]
      : [t('fits.none'), t(hasMusts ? 'fits.noneText' : 'matches.noneText')];
  return (
    <div className="mt-4">
      <EmptyState
        heading={heading}
        actions={
          isNarrowed ? (
            <Button look="primary" onClick={onWiden}>
              {t('matches.withoutFilters')}
            </Button>
          ) : (
            <Button look="primary" onClick={() => navigate({ page: 'profile', profileId })}>
              {t(shownBefore > 0 ? 'matches.seeShown' : 'biodata.back')}
            </Button>
          )
        }
      >
        {text}
      </EmptyState>
    </div>
  );
}
