import { useQuery } from '@tanstack/react-query';
import { answersExplained } from '@/features/introductions/answers';
import { answerMatch, myMatchesQueryOptions } from '@/features/introductions/api/shown-people';
import { ShownPeople } from '@/features/introductions/components/shown-people';
import type { WithStar } from '@/features/introductions/use-porutham';
import { navigate } from '@/lib/navigation/history';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { couldNotLoad, EmptyState } from '@/ui/notice';
import { FoldedPart } from '@/ui/sections';
import { QueryView } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';

interface MyMatchesProps {
  /** The member's own star; null while it is not known. */
  own: WithStar | null;
}

export function MyMatches({ own }: MyMatchesProps) {
  const people = useQuery(myMatchesQueryOptions());
  return (
    <>
      <QueryView
        query={people}
        loading={t('ui.loading', { what: t('introductions.theList') })}
        skeleton={<Skeleton className="min-h-dvh w-full rounded-card!" />}
        failure={couldNotLoad(t('introductions.theList'))}
        failureClass="text-lg"
        isEmpty={(shown) => shown.length === 0}
        empty={
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
      </QueryView>
      <FoldedPart title={t('introductions.how')} className="mt-6">
        <p>{answersExplained()}</p>
      </FoldedPart>
    </>
  );
}
