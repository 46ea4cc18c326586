import { useQuery } from '@tanstack/react-query';
import { formatDeclineReason } from '@/bureau/decline-reasons';
import { ownProfileId, useViewer } from '@/lib/backend/session';
import { useEffect, type ReactNode, type Ref } from 'react';
import { type MyRequest, myRequestsQueryOptions, myVisibilityQueryOptions } from '@/features/contact-requests/api';
import { AskAction } from '@/features/contact-requests/components/ask-action';
import {
  HiddenProfileNotice,
  RequestTimeline,
  WithdrawButton,
} from '@/features/contact-requests/components/request-parts';
import { isOpenRequest, statusForRequester, whatHappensNext } from '@/features/contact-requests/request-status';
import { useRefresh } from '@/lib/refresh';
import { formatDay } from '@/lib/format';
import { sharingRule } from '@/person/sharing';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { couldNotLoad } from '@/ui/could-not-load';
import { Lock } from '@/ui/icons';
import { InlineError } from '@/ui/notice';
import { LoadingNotice, Skeleton } from '@/ui/skeleton';
import { useFocusPlace } from '@/ui/use-focus-place';

interface AskPanelProps {
  profile: { id: number; name: string; own_script_name: string | null };
  /** Whether the page shows the contact details. */
  shared: boolean;
}

/** The part of a profile where a member requests its contact details and follows the request. */
export function AskPanel({ profile, shared }: AskPanelProps) {
  const refresh = useRefresh();
  const requests = useQuery(myRequestsQueryOptions(ownProfileId(useViewer())));
  const latest = requests.data?.find(({ profileId }) => profileId === profile.id);
  const status = latest?.status;

  useEffect(() => {
    // The request was approved after the profile was loaded, so its contact details changed.
    if (status === 'approved') void refresh();
  }, [refresh, status]);

  if (requests.isPending) {
    return (
      <Frame>
        <LoadingNotice>{t('ui.loading', { what: t('requests.yours') })}</LoadingNotice>
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="mt-3 h-11 w-56 max-w-full" />
      </Frame>
    );
  }
  if (!requests.data) {
    return (
      <Frame>
        <InlineError onRetry={() => requests.refetch()}>{couldNotLoad(t('requests.yours'))}</InlineError>
      </Frame>
    );
  }
  return <AskOrFollow profile={profile} shared={shared} latest={latest ?? null} />;
}

interface AskOrFollowProps extends AskPanelProps {
  latest: MyRequest | null;
}

function AskOrFollow({ profile, shared, latest }: AskOrFollowProps) {
  // The pressed button unmounts, so the focus moves to its replacement.
  const { place, focusPlace } = useFocusPlace();

  const own = useQuery(myVisibilityQueryOptions(ownProfileId(useViewer())));
  const request = latest && {
    ...latest,
    status: statusForRequester(latest.status, shared, own.data?.visible === true),
  };
  const isOpen = request !== null && isOpenRequest(request.status);
  return (
    <Frame ref={place}>
      {request !== null && (
        <>
          <h3 className="sr-only">{t('requests.yourRequest')}</h3>
          <RequestTimeline request={request} />
          <Answer request={request} />
        </>
      )}
      {latest === null && shared && <p className="text-muted">{t('requests.bothAgreed')}</p>}
      {latest === null && !shared && (
        <p className="flex items-start gap-2.5">
          <Lock aria-hidden="true" className="mt-1 size-[18px] shrink-0 text-gold-700" />
          {sharingRule()}
        </p>
      )}
      {isOpen && (
        <div className="mt-4">
          <WithdrawButton
            requestId={request.id}
            shownName={sayName(profile.name, profile.own_script_name)}
            onWithdrawn={focusPlace}
          />
        </div>
      )}
      {!shared && <HiddenProfileNotice about={latest?.status === 'approved' ? 'shared' : 'requests'} />}
      {!isOpen && !shared && (
        <div className="mt-4 flex flex-wrap gap-2">
          <AskAction profile={profile} look={latest === null ? 'primary' : 'quiet'} onAsked={focusPlace}>
            {t(latest === null ? 'requests.ask.buttonPanel' : 'requests.ask.again')}
          </AskAction>
        </div>
      )}
    </Frame>
  );
}

/** Explains the status to the requester. */
function Answer({ request }: { request: MyRequest }) {
  switch (request.status) {
    case 'approved':
      return (
        <p className="mt-3 text-muted">
          {agreement(request)} {t('requests.answer.keep')}
          {request.isGiven && ` ${t('requests.answer.given')}`}
        </p>
      );
    case 'declined':
      return (
        <p className="mt-3">
          {t('requests.answer.bureauWrites', { reason: formatDeclineReason(request.declineReason ?? '') })}
        </p>
      );
    case 'expired':
      return <p className="mt-3 text-muted">{t('requests.answer.expired')}</p>;
    case 'revoked':
      return <p className="mt-3 text-muted">{t('requests.answer.revoked')}</p>;
    default: {
      const next = whatHappensNext(request.status);
      return next === null ? null : <p className="mt-3 text-muted">{next}</p>;
    }
  }
}

/** Who agreed and approved, and when. */
function agreement({ decidedAt, decidedBy }: MyRequest): string {
  if (decidedAt === null) return t('requests.answer.agreed');
  const day = formatDay(decidedAt);
  return decidedBy === null
    ? t('requests.answer.agreedBureau', { day })
    : t('requests.answer.agreedBy', { by: decidedBy, day });
}

function Frame({ children, ref }: { children: ReactNode; ref?: Ref<HTMLElement> }) {
  return (
    <section ref={ref} tabIndex={-1} className="mt-4 rounded-card border border-line bg-paper px-5 py-4">
      {children}
    </section>
  );
}
