import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contactOpening } from '@/bureau/api/contact-details';
import { OpenContact } from '@/bureau/components/reach';
import { reviewProfileQueryOptions, type ReviewedProfile } from '@/features/review/api';
import type { ReviewPlace } from '@/features/review/bar';
import { ReviewPictures } from '@/features/review/pictures';
import { ProposalDecision } from '@/features/review/proposal-decision';
import { VerificationPart } from '@/features/review/verification-part';
import { errorText } from '@/lib/error-text';
import type { AppError } from '@/lib/errors';
import { formatAge, formatDay } from '@/lib/format';
import { contactFacts, factOf, familyFields, isCoveredByOthers, reviewedFields } from '@/person/facts';
import type { PersonField } from '@/person/fields';
import { sayValue } from '@/person/say-value';
import { formatPersonValue } from '@/person/values';
import { t } from '@/texts/texts';
import { FactList, JoinedFacts, KnownFacts } from '@/ui/facts';
import { GroupHeading } from '@/ui/sections';
import { Loaded } from '@/ui/loaded';
import { DetailHeading } from '@/ui/master-detail';
import { FactsSkeleton, Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';

interface PersonReviewProps extends ReviewPlace {
  id: number;
  onDecided: (about: 'profiles' | 'proposals', message: string, isVerified?: boolean) => void;
}

export function PersonReview({ id, ...props }: PersonReviewProps) {
  const profile = useQuery(reviewProfileQueryOptions(id));
  return (
    <Loaded query={profile} what={t('profiles.thisProfile')} skeleton={<PersonSkeleton />}>
      {(found) =>
        found === null ? (
          <p className="rounded-card bg-paper px-6 py-8 text-lg shadow-card">{t('review.person.notFound', { id })}</p>
        ) : (
          <Person profile={found} {...props} />
        )
      }
    </Loaded>
  );
}

type PersonProps = Omit<PersonReviewProps, 'id'> & { profile: ReviewedProfile };

function Person({ profile, onDecided, ...place }: PersonProps) {
  const [conflict, setConflict] = useState<AppError | null>(null);
  const proposal = profile.profile_proposals[0];
  const decided: PersonProps['onDecided'] = (about, message, isVerified) => {
    setConflict(null);
    onDecided(about, message, isVerified);
  };

  return (
    <article aria-labelledby="reviewed-person">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <DetailHeading id="reviewed-person" shown={profile}>
            <span translate="no">{profile.name}</span>
          </DetailHeading>
          <p className="mt-1 text-lg text-muted">
            <JoinedFacts
              facts={[
                t('profiles.card.id', { id: profile.id }),
                profile.age === null ? null : formatAge(profile.age),
                formatPersonValue('religion', profile.religion),
              ]}
              typed={profile.location}
            />
          </p>
        </div>
        <div className="flex flex-wrap gap-x-5">
          <TextLink to={{ page: 'form', profileId: profile.id }}>{t('ui.edit')}</TextLink>
          <TextLink to={{ page: 'profile', profileId: profile.id }}>{t('review.person.profilePage')}</TextLink>
        </div>
      </header>
      {conflict !== null && (
        <p role="alert" className="mt-4 rounded-card border border-danger bg-paper px-5 py-3">
          {t('review.person.conflict', { message: errorText(conflict) })}
        </p>
      )}
      <dl className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
        <dt className="text-muted">{t('admin.filter.status')}</dt>
        <dd className="font-medium [overflow-wrap:anywhere]">{describeStatus(profile)}</dd>
        <dt className="text-muted">{t('admin.filter.registered')}</dt>
        <dd className="font-medium">{formatDay(profile.created_at)}</dd>
        <dt className="text-muted">{t('admin.filter.login')}</dt>
        <dd className="font-medium [overflow-wrap:anywhere]">
          <LoginState login={profile.accounts} />
        </dd>
      </dl>

      {proposal && (
        <ProposalDecision
          key={proposal.id}
          proposal={proposal}
          profile={profile}
          onDecided={(message) => decided('proposals', message)}
          onConflict={setConflict}
        />
      )}

      <ReviewPictures profile={profile} />
      <ReviewFacts profile={profile} />
      <section aria-labelledby="review-contact" className="mt-10">
        <GroupHeading id="review-contact">{t('profiles.contactDetails')}</GroupHeading>
        <ContactPart profileId={profile.id} name={profile.name} />
      </section>
      <VerificationPart
        // A page that was open before shows its old answer first: the ticks are those of the new one.
        key={profile.verified_at}
        {...place}
        profile={profile}
        onDecided={(message, isVerified) => decided('profiles', message, isVerified)}
        onConflict={setConflict}
      />
    </article>
  );
}

function LoginState({ login }: { login: ReviewedProfile['accounts'] }) {
  if (login === null) return t('admin.login.none');
  const { username, active, must_change_password: isTemporary } = login;
  if (!active) return t('review.login.off', { username });
  return isTemporary ? t('review.login.temporary', { username }) : <span translate="no">{username}</span>;
}

const PersonSkeleton = () => (
  <div aria-hidden="true">
    <Skeleton className="h-9 w-72 max-w-full" />
    <Skeleton className="mt-3 h-5 w-56 max-w-full" />
    <div className="mt-8 grid max-w-xl grid-cols-3 gap-3">
      <Skeleton className="aspect-[4/5] rounded-card!" />
      <Skeleton className="aspect-[4/5] rounded-card!" />
      <Skeleton className="aspect-[4/5] rounded-card!" />
    </div>
    <FactsSkeleton />
  </div>
);

function describeStatus({ status, status_reason, deleted_at }: ReviewedProfile): string {
  if (deleted_at !== null) return t('review.person.deletedOn', { day: formatDay(deleted_at) });
  const word = sayValue('status', status);
  return status_reason === null ? word : t('review.person.statusReason', { status: word, reason: status_reason });
}

function ReviewFacts({ profile }: { profile: ReviewedProfile }) {
  const values: Readonly<Record<string, unknown>> = {
    ...profile.profile_details,
    ...profile.income_details,
    ...profile.office_details,
    ...profile,
  };
  const list = (fields: readonly PersonField[]) =>
    fields
      .filter((field) => !isCoveredByOthers(field, values))
      .map((field) => ({ ...factOf(field, values[field]), value: formatPersonValue(field, values[field]) }));
  return (
    <>
      <section aria-labelledby="review-personal" className="mt-10">
        <GroupHeading id="review-personal">{t('profiles.personalDetails')}</GroupHeading>
        <KnownFacts look="columns" facts={list(reviewedFields)} />
      </section>
      <section aria-labelledby="review-family" className="mt-10">
        <GroupHeading id="review-family">{t('profiles.familyDetails')}</GroupHeading>
        <KnownFacts look="columns" facts={list(familyFields)} />
      </section>
    </>
  );
}

/** The contact details behind a button: every access is audited. */
function ContactPart({ profileId, name }: { profileId: number; name: string }) {
  const opening = useMutation(contactOpening());
  if (opening.isSuccess) {
    return <FactList look="columns" facts={contactFacts({ ...opening.data })} />;
  }
  return <OpenContact profileId={profileId} name={name} opening={opening} />;
}
