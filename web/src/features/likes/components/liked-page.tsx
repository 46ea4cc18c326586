import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { likedProfilesQueryOptions, type LikedProfile } from '@/features/likes/api/likes';
import { UnavailableLikes } from '@/features/likes/components/unavailable-likes';
import type { Card } from '@/lib/card-columns';
import { Link } from '@/lib/navigation/link';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { buttonLook } from '@/ui/button-look';
import { LotusRule } from '@/ui/lotus-rule';
import { EmptyState } from '@/ui/notice';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/bureau/components/page-title';
import { QueryView } from '@/ui/query-view';
import { navigate } from '@/lib/navigation/history';
import { ErrorPage } from '@/bureau/components/error-page';
import { Printer } from '@/ui/icons';

interface LikedPageProps {
  /** Renders the cards of these profiles. */
  renderCards: (profiles: readonly Card[]) => ReactNode;
  /** The placeholder of the cards. */
  skeleton: ReactNode;
}

/** The liked profiles, newest first. The card of a removed like stays until the page unmounts. */
export function LikedPage({ renderCards, skeleton }: LikedPageProps) {
  const likes = useQuery(likedProfilesQueryOptions());
  if (likes.isError && !likes.data) return <ErrorPage />;
  return (
    <div className="wrap py-[clamp(3rem,6vw,5rem)]">
      <PageTitle>{t('likes.title')}</PageTitle>
      <div className="mb-10 text-center">
        <PageHeading className="text-2xl sm:text-3xl">{t('likes.title')}</PageHeading>
        <LotusRule className="mx-auto mt-4" />
        <p className="mt-4 text-lg text-balance text-muted">{t('likes.text')}</p>
      </div>
      <QueryView
        query={likes}
        loading={t('ui.loading', { what: t('likes.theProfiles') })}
        skeleton={skeleton}
        failure={null}
        isEmpty={(liked) => liked.length === 0}
        empty={
          <EmptyState
            heading={t('likes.none.heading')}
            actions={
              <Button look="primary" onClick={() => navigate({ page: 'profiles' })}>
                {t('likes.browse')}
              </Button>
            }
          >
            {t('likes.none.text')}
          </EmptyState>
        }
      >
        {(liked) => <Likes likes={liked} renderCards={renderCards} />}
      </QueryView>
    </div>
  );
}

interface LikesProps {
  likes: readonly LikedProfile[];
  renderCards: LikedPageProps['renderCards'];
}

function Likes({ likes, renderCards }: LikesProps) {
  const profiles = useMemo(() => likes.map(({ profile }) => profile).filter((profile) => profile !== null), [likes]);
  const gone = likes.filter(({ profile }) => profile === null);
  return (
    <>
      {profiles.length > 0 && (
        <>
          <p className="-mt-4 mb-8 text-center">
            <Link to={{ page: 'shortlist' }} className={buttonLook('quiet', 'normal')}>
              <Printer aria-hidden="true" className="size-5" strokeWidth={1.6} />
              {t('likes.printAsSheet')}
            </Link>
          </p>
          {renderCards(profiles)}
        </>
      )}
      {gone.length > 0 && <UnavailableLikes likes={gone} />}
    </>
  );
}
