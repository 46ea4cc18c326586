import { useMutation, useQuery } from '@tanstack/react-query';
import { myBlocksQueryOptions, unblockProfile } from '@/features/contact-requests/api/blocks';
import { formatDay } from '@/lib/format';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/error-note';
import { GroupHeading } from '@/ui/group-heading';
import { QueryView } from '@/ui/query-view';
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
      <GroupHeading id="blocked">Blocked</GroupHeading>
      <QueryView
        query={blocks}
        loading="Loading your blocked list"
        skeleton={<Skeleton className="mt-4 h-6 w-72 max-w-full" />}
        failure="Couldn't load your blocked list."
        failureClass="mt-4"
        isEmpty={(blocked) => blocked.length === 0}
        empty={
          <p className="mt-3 max-w-[65ch] text-muted">
            You have blocked nobody. To block somebody, open their profile and tap the three dots.
          </p>
        }
      >
        {(blocked) => (
          <>
            <p className="mt-3 max-w-[65ch] text-muted">You and these people do not see each other.</p>
            <ul className="mt-2 divide-y divide-line/70">
              {blocked.map(({ registered_user_id, name, created_at }) => (
                <BlockedPerson
                  key={registered_user_id}
                  id={registered_user_id}
                  name={name}
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
  name: string;
  day: string;
  onUnblocked: () => void;
}

function BlockedPerson({ id, name, day, onUnblocked }: BlockedPersonProps) {
  const unblocking = useMutation({
    mutationFn: unblockProfile,
    meta: { hides: true },
    onSuccess: () => {
      showToast({ message: `${name} is not blocked any more.` });
      onUnblocked();
    },
  });
  const unblock = () => {
    unblocking.mutate(id);
  };
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <span className="font-medium">{name}</span>
          <span className="text-muted">, blocked on {day}</span>
        </p>
        <BusyButton
          size="small"
          aria-label={unblocking.isPending ? undefined : `Unblock ${name}`}
          busy={unblocking.isPending}
          busyText="Unblocking…"
          onClick={unblock}
        >
          Unblock
        </BusyButton>
      </div>
      <ErrorNote className="mt-2" error={unblocking.error} onRetry={unblock}>
        The block was not taken back.
      </ErrorNote>
    </li>
  );
}
