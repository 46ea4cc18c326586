import { InterestLine } from '@/features/introductions/components/family-notes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { countOf, OfficeHead } from '@/app/office-head';
import { allTabs, isTab, labelOfTab, type Tab, tabs } from '@/app/office-tabs';
import { useTakesFees } from '@/bureau/api/office-settings';
import { SaySide } from '@/bureau/components/say-side';
import { introductionsQueryOptions } from '@/features/introductions/api/introductions';
import { profileLogQueryOptions } from '@/features/log/api';
import { RestoreAndErase } from '@/features/people/acts';
import { DeletionRequest, StatusLine } from '@/features/people/standing';
import { contactAndNoteOpening } from '@/features/profiles/api/office';
import type { FullProfile } from '@/features/profiles/api/profile';
import { replaceLocation } from '@/lib/navigation/history';
import { useIsBeingPrinted } from '@/lib/printing';
import { t } from '@/texts/texts';
import { CountedTabs, TabPanel } from '@/ui/lists';
import { FactsSkeleton } from '@/ui/skeleton';

interface OfficeProfileProps {
  profile: FullProfile;
  /** Only the card is loaded so far. */
  isCard: boolean;
  /** An unknown name is the first one. */
  tab: string | null;
}

/** A person on one screen, for the office: a head that stays, and tabs. */
export function OfficeProfile({ profile, isCard, tab }: OfficeProfileProps) {
  const { id } = profile;
  const takesFees = useTakesFees();
  const tabNames = allTabs.filter((name) => name !== 'fees' || takesFees);
  const asked = isTab(tab) && tabNames.includes(tab) ? tab : 'matches';
  // The others are work of the office, which stays on the screen: in their place the facts are printed.
  const chosen = useIsBeingPrinted() ? 'facts' : asked;
  const introductions = useQuery(introductionsQueryOptions(id));
  const log = useQuery(profileLogQueryOptions(id));
  // Head and tabs show the same opening.
  const opening = useMutation(contactAndNoteOpening());
  // A typed note or entry stays while another tab is open.
  const [hasTyped, setHasTyped] = useState(chosen === 'contact');
  if (chosen === 'contact' && !hasTyped) setHasTyped(true);
  const counts: Partial<Record<Tab, string | undefined>> = {
    matches: introductions.data && countOf(introductions.data),
    contact: log.data && String(log.data.length),
  };
  const content = useChosenTab(chosen);
  return (
    <article>
      <CountedTabs
        label={t('admin-people.tabs')}
        tabs={tabNames.map((name) => ({
          name,
          label: labelOfTab(name),
          count: name in counts ? counts[name] : null,
        }))}
        chosen={chosen}
        onChoose={(name) => replaceLocation({ page: 'profile', profileId: id, tab: name })}
        listClass="relative -mb-px min-w-0 flex-nowrap! overflow-x-auto border-0! [scrollbar-width:none] *:mb-0! *:shrink-0 *:-outline-offset-4 max-sm:-mx-3"
        frame={(list) => (
          <OfficeHead profile={profile} opening={opening} introductions={introductions.data} log={log.data}>
            {list}
          </OfficeHead>
        )}
      >
        <div ref={content} className="scroll-mt-[calc(var(--header,0px)+1rem)] pt-4">
          <div className="mb-4 flex flex-col gap-3 rounded-card border border-line bg-paper px-4 py-3 empty:hidden sm:px-5 print:hidden">
            {profile.gender === null && profile.deleted_at === null && <SaySide profileId={profile.id} />}
            <StatusLine profile={profile} />
            <InterestLine profileId={id} />
            <DeletionRequest profile={profile} />
            {profile.deleted_at !== null && <RestoreAndErase profile={profile} />}
          </div>
          {tabNames.map((name) => {
            const Content = tabs[name];
            const isKept = name === 'contact' && hasTyped;
            return (
              <TabPanel key={name} name={name} isKept={isKept}>
                {isCard ? <FactsSkeleton /> : <Content profile={profile} opening={opening} />}
              </TabPanel>
            );
          })}
        </div>
      </CountedTabs>
    </article>
  );
}

/** Brings the chosen tab into the list's sight, and its content below the head. */
function useChosenTab(chosen: Tab) {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(chosen);
  useEffect(() => {
    const tab = document.querySelector<HTMLElement>('[data-tabs] [role=tab][data-state=active]');
    const list = tab?.parentElement;
    if (tab && list) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
    if (before.current === chosen) return;
    before.current = chosen;
    const head = tab?.closest<HTMLElement>('.sticky');
    const bottom = head?.getBoundingClientRect().bottom ?? 0;
    if (content.current !== null && content.current.getBoundingClientRect().top < bottom)
      content.current.scrollIntoView({ behavior: 'instant', block: 'start' });
  }, [chosen]);
  return content;
}
