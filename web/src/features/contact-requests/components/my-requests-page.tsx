import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';
import { ErrorPage } from '@/bureau/components/error-page';
import { PageTitle } from '@/bureau/components/page-title';
import {
  myBlocksQueryOptions,
  type MyRequest,
  myRequestsQueryOptions,
  myVisibilityQueryOptions,
  type ReceivedDetails,
  receivedQueryOptions,
  unblockProfile,
} from '@/features/contact-requests/api';
import { MyRequestRow, ReceivedRow } from '@/features/contact-requests/components/my-request-row';
import { HiddenProfileNotice } from '@/features/contact-requests/components/request-parts';
import { groupRequests, statusForRequester } from '@/features/contact-requests/request-status';
import { ownProfileId, useViewer } from '@/lib/backend/session';
import { formatDay } from '@/lib/format';
import { navigate } from '@/lib/navigation/history';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { GroupHeading } from '@/ui/group-heading';
import { Loaded } from '@/ui/loaded';
import { LotusRule } from '@/ui/lotus-rule';
import { EmptyState } from '@/ui/notice';
import { PageHeading } from '@/ui/page-heading';
import { QueryView } from '@/ui/query-view';
import { RichText } from '@/ui/rich-text';
import { Skeleton } from '@/ui/skeleton';
import { showToast } from '@/ui/toast';
import { useFocusPlace } from '@/ui/use-focus-place';

interface MyRequestsPageProps {
  /** How the stars of the member and this profile agree. */
  renderMatch: (profileId: number) => ReactNode;
}

/** The member's requests, open ones first, and the people they have blocked. */
export function MyRequestsPage({ renderMatch }: MyRequestsPageProps) {
  const ownId = ownProfileId(useViewer());
  const requests = useQuery(myRequestsQueryOptions(ownId));
  const isOwnShown = useQuery({ ...myVisibilityQueryOptions(ownId), staleTime: 0 }).data?.visible === true;
  const received = useQuery(receivedQueryOptions());
  if ((requests.isError && !requests.data) || (received.isError && !received.data)) return <ErrorPage />;
  return (
    <div className="wrap max-w-6xl py-[clamp(3rem,6vw,5rem)]">
      <PageTitle>{t('requests.title')}</PageTitle>
      <div className="mb-10 text-center">
        <PageHeading className="text-2xl sm:text-3xl">{t('requests.title')}</PageHeading>
        <LotusRule className="mx-auto mt-4" />
        <p className="mt-4 text-lg text-balance text-muted">{t('requests.text')}</p>
      </div>
      <QueryView
        query={requests}
        loading={t('ui.loading', { what: t('requests.yours') })}
        skeleton={
          <>
            <Skeleton className="h-44 w-full rounded-card!" />
            <Skeleton className="mt-4 h-44 w-full rounded-card!" />
          </>
        }
        failure={null}
        isEmpty={(mine) => mine.length === 0 && received.data?.length === 0}
        empty={
          <EmptyState
            heading={t('requests.none.heading')}
            actions={
              <Button look="primary" onClick={() => navigate({ page: 'profiles' })}>
                {t('requests.browse')}
              </Button>
            }
          >
            {t('requests.none.text')}
          </EmptyState>
        }
      >
        {(mine) => (
          <>
            {(mine.some(({ status }) => status === 'approved') || (received.data ?? []).length > 0) && (
              <div className="mb-4 empty:hidden">
                <HiddenProfileNotice about="shared" />
              </div>
            )}
            <Groups
              requests={mine.map((request) => ({
                ...request,
                status: statusForRequester(
                  request.status,
                  received.data?.some(({ otherId }) => otherId === request.profileId) ?? true,
                  isOwnShown,
                ),
              }))}
              received={received.data ?? []}
              renderMatch={renderMatch}
            />
          </>
        )}
      </QueryView>
      <BlockedPeople />
    </div>
  );
}

interface GroupsProps extends MyRequestsPageProps {
  requests: readonly MyRequest[];
  received: readonly ReceivedDetails[];
}

/** The waiting requests, the ones with contact details, and the ended ones. */
function Groups({ requests, received, renderMatch }: GroupsProps) {
  const { waiting, shared, ended } = groupRequests(requests);
  // A withdrawn request goes to this list, and its button unmounts.
  const { place, focusPlace } = useFocusPlace<HTMLHeadingElement>();
  // The member's own request of the same person is in the list already.
  const unasked = received.filter(({ otherId }) => !shared.some(({ profileId }) => profileId === otherId));
  const rows = (group: readonly MyRequest[]) =>
    group.map((request) => (
      <MyRequestRow
        key={request.id}
        request={request}
        match={renderMatch(request.profileId)}
        onWithdrawn={focusPlace}
      />
    ));
  return (
    <div className="space-y-10">
      {waiting.length > 0 && (
        <Group id="requests-waiting" title={t('requests.group.waiting')}>
          {rows(waiting)}
        </Group>
      )}
      {shared.length + unasked.length > 0 && (
        <Group id="requests-shared" title={t('requests.group.shared')}>
          {rows(shared)}
          {unasked.map((details) => (
            <ReceivedRow key={details.id} received={details} match={renderMatch(details.otherId)} />
          ))}
        </Group>
      )}
      {ended.length > 0 && (
        <Group id="requests-ended" headingRef={place} title={t('requests.group.ended')}>
          {rows(ended)}
        </Group>
      )}
    </div>
  );
}

interface GroupProps {
  id: string;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  title: string;
  children: ReactNode;
}

function Group({ id, headingRef, title, children }: GroupProps) {
  return (
    <section aria-labelledby={id}>
      <GroupHeading id={id} ref={headingRef}>
        {title}
      </GroupHeading>
      <ul className="mt-4 grid items-start gap-4 lg:grid-cols-2">{children}</ul>
    </section>
  );
}

/** The list of blocked people, each with an Unblock button. */
function BlockedPeople() {
  const blocks = useQuery(myBlocksQueryOptions());
  // An unblocked row unmounts, so the focus moves to the section.
  const { place, focusPlace } = useFocusPlace();
  return (
    <section ref={place} tabIndex={-1} aria-labelledby="blocked" className="mt-14">
      <GroupHeading id="blocked">{t('requests.blocked.heading')}</GroupHeading>
      <Loaded
        query={blocks}
        what={t('requests.blocked.list')}
        skeleton={<Skeleton className="mt-4 h-6 w-72 max-w-full" />}
        none={t('requests.blocked.none')}
      >
        {(blocked) => (
          <>
            <p className="mt-3 max-w-[65ch] text-muted">{t('requests.blocked.text')}</p>
            <ul className="mt-2 divide-y divide-line/70">
              {blocked.map(({ registered_user_id, name, created_at }) => (
                <BlockedPerson
                  key={registered_user_id}
                  id={registered_user_id}
                  shownName={sayName(name, null)}
                  day={formatDay(created_at)}
                  onUnblocked={focusPlace}
                />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  );
}

interface BlockedPersonProps {
  id: number;
  /** The name in the reader's letters. */
  shownName: string;
  day: string;
  onUnblocked: () => void;
}

function BlockedPerson({ id, shownName, day, onUnblocked }: BlockedPersonProps) {
  const unblocking = useMutation({
    mutationFn: unblockProfile,
    meta: { hides: true },
    onSuccess: () => {
      showToast({ message: t('requests.blocked.done', { name: shownName }) });
      onUnblocked();
    },
  });
  const unblock = () => unblocking.mutate({ profile_id: id });
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <RichText
            text={t('requests.blocked.row', { name: shownName, day })}
            tags={{
              name: (words) => <span className="font-medium">{words}</span>,
              since: (words) => <span className="text-muted">{words}</span>,
            }}
          />
        </p>
        <BusyButton
          size="small"
          aria-label={unblocking.isPending ? undefined : t('requests.blocked.unblockNamed', { name: shownName })}
          busy={unblocking.isPending}
          busyText={t('requests.blocked.unblocking')}
          onClick={unblock}
        >
          {t('requests.blocked.unblock')}
        </BusyButton>
      </div>
      <ErrorNote className="mt-2" error={unblocking.error} onRetry={unblock}>
        {t('requests.blocked.failed')}
      </ErrorNote>
    </li>
  );
}
