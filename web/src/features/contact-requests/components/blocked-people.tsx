import { useMutation, useQuery } from '@tanstack/react-query';
import { myBlocksQueryOptions, unblockProfile } from '@/features/contact-requests/api';
import { formatDay } from '@/lib/format';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { BusyButton } from '@/ui/busy-button';
import { couldNotLoad } from '@/ui/could-not-load';
import { ErrorNote } from '@/ui/error-note';
import { GroupHeading } from '@/ui/group-heading';
import { QueryView } from '@/ui/query-view';
import { RichText } from '@/ui/rich-text';
import { Skeleton } from '@/ui/skeleton';
import { showToast } from '@/ui/toast';
import { useFocusPlace } from '@/ui/use-focus-place';

/** The list of blocked people, each with an Unblock button. */
export function BlockedPeople() {
  const blocks = useQuery(myBlocksQueryOptions());
  // An unblocked row unmounts, so the focus moves to the section.
  const { place, focusPlace } = useFocusPlace();
  return (
    <section ref={place} tabIndex={-1} aria-labelledby="blocked" className="mt-14">
      <GroupHeading id="blocked">{t('requests.blocked.heading')}</GroupHeading>
      <QueryView
        query={blocks}
        loading={t('ui.loading', { what: t('requests.blocked.list') })}
        skeleton={<Skeleton className="mt-4 h-6 w-72 max-w-full" />}
        failure={couldNotLoad(t('requests.blocked.list'))}
        failureClass="mt-4"
        isEmpty={(blocked) => blocked.length === 0}
        empty={<p className="mt-3 max-w-[65ch] text-muted">{t('requests.blocked.none')}</p>}
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
      </QueryView>
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
