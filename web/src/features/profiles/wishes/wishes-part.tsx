import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { wishesQueryOptions } from '@/features/profiles/api/wishes';
import type { Filters } from '@/features/profiles/filters';
import { hasWishes, wishesInWords, type WishesOfForm, type WishingPerson } from '@/features/profiles/wishes';
import { lazyPart } from '@/base/load-part';
import type { Viewer } from '@/lib/backend/session';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { OnDemand } from '@/ui/on-demand';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';

const WishesDialog = lazyPart(async () => (await import('@/features/profiles/wishes/wishes-dialog')).WishesDialog);

/** What a family looks for, with the way to change it. */
export function WishesPart({ viewer, person }: { viewer: Viewer; person: WishingPerson }) {
  const query = useQuery(wishesQueryOptions(person.id));
  return (
    <Loaded query={query} what={t('wishes.theWishes')} skeleton={<Skeleton className="mt-4 h-6 w-3/4" />}>
      {(wishes) => (
        <>
          {hasWishes(wishes) ? (
            <dl className="mt-3 space-y-2">
              <Weighed label={t('wishes.musts')} filters={wishes.must} />
              <Weighed label={t('wishes.hopes')} filters={wishes.hoped} />
            </dl>
          ) : (
            <p className="mt-3">{t(viewer.kind === 'admin' ? 'wishes.noneOfTheirs' : 'wishes.none')}</p>
          )}
          <p className="mt-2 text-muted">{t('wishes.readers')}</p>
          <WishesButton viewer={viewer} person={person} wishes={wishes}>
            {t(hasWishes(wishes) ? 'wishes.change' : 'wishes.enter')}
          </WishesButton>
        </>
      )}
    </Loaded>
  );
}

interface WishesButtonProps {
  viewer: Viewer;
  person: WishingPerson;
  wishes: WishesOfForm;
  className?: string;
  children: string;
}

/** Opens the form of the wishes. */
export function WishesButton({ viewer, person, wishes, className = 'mt-3', children }: WishesButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Kept here, so that closing the dialog does not lose them.
  const [kept, setKept] = useState<WishesOfForm | null>(null);
  return (
    <>
      <Button size="small" className={className} onClick={() => setIsOpen(true)}>
        {children}
      </Button>
      <OnDemand>
        {isOpen && (
          <WishesDialog
            viewer={viewer}
            person={person}
            wishes={wishes}
            kept={kept}
            onClose={(typed) => {
              setKept(typed);
              setIsOpen(false);
            }}
          />
        )}
      </OnDemand>
    </>
  );
}

function Weighed({ label, filters }: { label: string; filters: Filters }) {
  const chips = wishesInWords(filters);
  if (chips.length === 0) return null;
  return (
    <div>
      <dt className="font-medium">{label}</dt>
      <dd className="mt-1 flex flex-wrap gap-2">
        {chips.map((chip) => (
          <span key={chip} className="rounded-full border border-line bg-paper px-3 py-1 [overflow-wrap:anywhere]">
            {chip}
          </span>
        ))}
      </dd>
    </div>
  );
}
