import { useQuery } from '@tanstack/react-query';
import { answersExplained } from '@/features/introductions/answers';
import { answerMatch, myMatches } from '@/features/introductions/api/shown-people';
import { ShownPeople } from '@/features/introductions/components/shown-people';
import type { WithStar } from '@/features/introductions/use-porutham';
import { navigate } from '@/lib/navigation/history';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/notice';
import { FoldedPart } from '@/ui/sections';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';

/** `own`: the member's own star; null while it is not known. */
export function MyMatches({ own }: { own: WithStar | null }) {
  const people = useQuery(myMatches.of({}));
  return (
    <>
      <Loaded
        query={people}
        what={t('introductions.theList')}
        skeleton={<Skeleton className="min-h-dvh w-full rounded-card!" />}
        none={
          <EmptyState
            heading={t('introductions.none')}
            actions={
              <Button look="primary" onClick={() => navigate({ page: 'profiles' })}>
                {t('introductions.browse')}
              </Button>
            }
          >
            {t('introductions.noneText')}
          </EmptyState>
        }
      >
        {(shown) => <ShownPeople people={shown} family={own} send={answerMatch} opensProfiles />}
      </Loaded>
      <FoldedPart title={t('introductions.how')} className="mt-6">
        <p>{answersExplained()}</p>
      </FoldedPart>
    </>
  );
}
