import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { FullProfile } from '@/features/profiles/api/profile';
import { Locked, ProfileView } from '@/features/profiles/profile/profile-view';
import { visitorSettingsQueryOptions } from '@/bureau/api/site-settings';
import type { Viewer } from '@/lib/backend/session';
import { sayValue } from '@/person/say-value';
import { t } from '@/texts/texts';
import { EyeOff } from '@/ui/icons';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/bureau/components/page-title';

const audiences = ['member', 'visitor'] as const;
type Audience = (typeof audiences)[number];

/** A viewer other than the profile's member. */
const somebody: Record<Audience, Pick<Viewer, 'kind'>> = {
  member: { kind: 'member' },
  visitor: { kind: 'visitor' },
};

interface OwnProfileProps {
  profile: FullProfile;
  /** The facts computed from the birth. */
  fromBirth: ReactNode;
}

/** Without the income that other members do not read. */
function withoutHiddenIncome(profile: FullProfile): FullProfile {
  const { profile_details: details } = profile;
  if (details === null || details.income_shown_to === 'Members') return profile;
  return { ...profile, profile_details: { ...details, income: null } };
}

/** The member's own profile, with exactly what others see. */
export function OwnProfile({ profile, fromBirth }: OwnProfileProps) {
  const [audience, setAudience] = useState<Audience>('member');
  const settings = useQuery(visitorSettingsQueryOptions());
  const isClosed = audience === 'visitor' && settings.data?.mayBrowse === false;
  return (
    <>
      <div className="mt-2 rounded-card border border-line bg-paper px-4 py-3 print:hidden">
        <p className="mb-2 text-muted">{t('profiles-member.own.asOthersSeeIt')}</p>
        <div
          role="group"
          aria-label={t('profiles-member.own.seenBy')}
          className="flex flex-wrap gap-2 max-sm:*:flex-1 max-sm:*:basis-32"
        >
          {audiences.map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === audience}
              className="min-h-11 rounded-control border border-control bg-paper px-4 aria-pressed:border-maroon-800 aria-pressed:bg-wash aria-pressed:font-medium"
              onClick={() => setAudience(value)}
            >
              {t(`profiles-member.own.${value}`)}
            </button>
          ))}
        </div>
        {!profile.visible && (
          <p className="mt-3 flex items-start gap-2">
            <EyeOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-gold-700" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {t('profiles-member.own.hidden', { status: sayValue('status', profile.status) })}
              {profile.status_reason !== null &&
                ` ${t('profiles-member.own.bureauWrites', { reason: profile.status_reason })}`}
            </span>
          </p>
        )}
      </div>
      {isClosed ? (
        <div className="py-10">
          <PageTitle>{profile.name}</PageTitle>
          <PageHeading className="text-2xl sm:text-3xl">
            <span translate="no">{profile.name}</span>
          </PageHeading>
          <Locked reason={t('profiles-member.own.closed')} />
        </div>
      ) : (
        <ProfileView
          profile={withoutHiddenIncome(profile)}
          viewer={somebody[audience]}
          fromBirth={fromBirth}
          contact={<Locked reason={t('profiles-member.own.ask')} />}
        />
      )}
    </>
  );
}
