import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '@/bureau/components/page-title';
import { answerMatch, myMatchesQueryOptions, tellMyAnswers } from '@/features/introductions/api/shown-people';
import { ShownPeople } from '@/features/introductions/components/shown-people';
import type { WithStar } from '@/features/introductions/use-porutham';
import { navigate } from '@/lib/navigation/history';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { couldNotLoad } from '@/ui/could-not-load';
import { FoldedPart } from '@/ui/folded-part';
import { LotusRule } from '@/ui/lotus-rule';
import { EmptyState } from '@/ui/notice';
import { PageHeading } from '@/ui/page-heading';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';

interface MyMatchesPageProps {
  /** The member's own star; null while it is not known. */
  own: WithStar | null;
}

/** The people who were shown to the member, and those who asked for them. */
export function MyMatchesPage({ own }: MyMatchesPageProps) {
  const people = useQuery(myMatchesQueryOptions());
  return (
    <div className="wrap max-w-3xl py-[clamp(2rem,5vw,4rem)]">
      <PageTitle>{t('shell.pages.myMatches')}</PageTitle>
      <div className="mb-8 text-center">
        <PageHeading className="text-2xl sm:text-3xl">{t('shell.pages.myMatches')}</PageHeading>
        <LotusRule className="mx-auto mt-4" />
        <p className="mt-4 text-lg text-balance text-muted">{t('introductions.lead')}</p>
      </div>
      <FoldedPart title={t('introductions.how')} className="-mt-4 mb-4">
        <p>{t('introductions.text')}</p>
      </FoldedPart>
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
        {(shown) => <ShownPeople people={shown} family={own} send={answerMatch} leave={tellMyAnswers} opensProfiles />}
      </QueryView>
    </div>
  );
}
