import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { likedProfilesQueryOptions, type LikedProfile } from '@/features/likes/api/likes';
import { GoneLikes } from '@/features/likes/components/gone-likes';
import type { Tables } from '@/lib/database.types';
import { formatCount } from '@/lib/format';
import { Link } from '@/lib/navigation/link';
import { Button } from '@/ui/button';
import { buttonLook } from '@/ui/button-look';
import { LotusRule } from '@/ui/lotus-rule';
import { EmptyState } from '@/ui/notice';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/ui/page-title';
import { QueryView } from '@/ui/query-view';
import { navigate } from '@/lib/navigation/history';
import { ErrorPage } from '@/ui/error-page';

// As many as the list of profiles shows at a time.
const partSize = 24;

interface LikedPageProps {
  /** Draws the cards of these profiles; their pictures are fetched a part at a time. */
  renderCards: (parts: readonly Tables<'RegisteredUsers'>[][]) => ReactNode;
  /** Holds the place of the cards. */
  skeleton: ReactNode;
}

/** The profiles that the member likes, newest first. A like taken back here leaves its card until the page is left. */
export function LikedPage({ renderCards, skeleton }: LikedPageProps) {
  const likes = useQuery(likedProfilesQueryOptions());
  if (likes.isError && !likes.data) return <ErrorPage />;
  return (
    <div className="wrap py-[clamp(3rem,6vw,5rem)]">
      <PageTitle>Liked</PageTitle>
      <div className="mb-10 text-center">
        <PageHeading className="text-2xl sm:text-3xl">Liked</PageHeading>
        <LotusRule className="mx-auto mt-4" />
        <p className="mt-4 text-lg text-balance text-muted">
          Only you and the bureau see whom you like. Open a profile to ask for its contact details.
        </p>
      </div>
      <QueryView
        query={likes}
        loading="Loading the profiles you like"
        skeleton={skeleton}
        failure={null}
        isEmpty={(liked) => liked.length === 0}
        empty={
          <EmptyState
            heading="You have not liked anyone yet"
            actions={
              <Button look="primary" onClick={() => navigate({ page: 'profiles' })}>
                Browse profiles
              </Button>
            }
          >
            Press the heart on a profile, and it is kept here for you.
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
  const [partsShown, setPartsShown] = useState(1);
  const profiles = likes.map(({ profile }) => profile).filter((profile) => profile !== null);
  const gone = likes.filter(({ profile }) => profile === null);
  const parts = Array.from({ length: Math.ceil(profiles.length / partSize) }, (_, part) =>
    profiles.slice(part * partSize, (part + 1) * partSize),
  );
  const left = profiles.length - partsShown * partSize;

  return (
    <>
      {profiles.length > 0 && (
        <>
          <p className="-mt-4 mb-8 text-center">
            <Link to={{ page: 'shortlist' }} className={buttonLook('quiet', 'normal')}>
              <Printer aria-hidden="true" className="size-5" strokeWidth={1.6} />
              Print as a sheet
            </Link>
          </p>
          {renderCards(parts.slice(0, partsShown))}
        </>
      )}
      {left > 0 && (
        <div className="mt-10 text-center">
          <Button
            onClick={() => {
              setPartsShown(partsShown + 1);
            }}
          >
            Show {formatCount(Math.min(left, partSize))} more
          </Button>
        </div>
      )}
      {gone.length > 0 && <GoneLikes likes={gone} />}
    </>
  );
}
