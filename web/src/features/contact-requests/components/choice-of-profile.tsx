import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useEffect } from 'react';
import { choices } from '@/features/contact-requests/api';
import { ChoiceAct, ChoiceLine, HiddenProfileNotice, maySayYes, Yes } from '@/features/contact-requests/components/yes';
import { useRefresh } from '@/lib/query-client';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { Button } from '@/ui/button';
import { Lock } from '@/ui/icons';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { useFocusPlace } from '@/ui/use-focus-place';

type Profile = { id: number; name: string; own_script_name: string | null };

const useChoice = ({ id }: Profile) => useQuery(choices.of({ about: id }));

interface YesAtTopProps {
  profile: Profile;
  /** For phones, where the button fills the rest of the row. */
  isNarrow?: boolean;
  before: ReactNode;
  after: ReactNode;
}

/** The first act of a profile: the yes, or a jump to the state of it. Wide screens add the rule. */
export function YesAtTop({ profile, isNarrow = false, before, after }: YesAtTopProps) {
  const choice = useChoice(profile).data?.[0];
  const isAsked = ['waiting', 'asked', 'both'].includes(choice?.state ?? '');
  // The yes unmounts: what it led to takes the focus in its place.
  const { place, focusPlace } = useFocusPlace<HTMLButtonElement>();
  const look = isNarrow ? { className: 'min-w-0 flex-1 px-2! [font-size:min(1rem,5vw)] hyphens-none!' } : {};
  return (
    <>
      {/* One row whether or not the choice is loaded: a menu opened in it stays open when it arrives. */}
      <div className={clsx('flex items-center gap-2', !isNarrow && 'flex-wrap')}>
        {before}
        {choice && maySayYes(choice) ? (
          <Yes
            {...look}
            choice={choice}
            shownName={sayName(profile.name, profile.own_script_name)}
            look="primary"
            onDone={focusPlace}
          />
        ) : (
          <Button
            ref={place}
            tabIndex={0}
            size="small"
            {...look}
            onClick={() => {
              const contact = document.getElementById('contact');
              contact?.scrollIntoView({ block: 'start' });
              contact?.focus({ preventScroll: true });
            }}
          >
            {t(isAsked ? 'requests.ask.asked' : 'requests.ask.toDetails')}
          </Button>
        )}
        {after}
      </div>
      {!isNarrow && choice?.state !== 'revoked' && <p className="mt-2 text-muted">{t('person.sharingRule')}</p>}
    </>
  );
}

/** The part of a profile with the state of the member's choice, and the act that it leaves. */
export function ChoiceOfProfile({ profile, shared }: { profile: Profile; shared: boolean }) {
  const refresh = useRefresh();
  const query = useChoice(profile);
  // The pressed button unmounts, so the focus moves to its replacement.
  const { place, focusPlace } = useFocusPlace();
  const state = query.data?.[0]?.state;
  useEffect(() => {
    // The bureau approved after the profile was loaded, so its contact details changed.
    if (state === 'shared') void refresh();
  }, [refresh, state]);
  return (
    <section ref={place} tabIndex={-1} className="mt-4 rounded-card border border-line bg-paper px-5 py-4">
      <Loaded query={query} what={t('choices.yours')} skeleton={<Skeleton className="h-11 w-56 max-w-full" />}>
        {([choice]) =>
          choice && (
            <>
              <ChoiceLine choice={choice} />
              {choice.state === 'shared' && <p className="text-muted">{t('choices.keepPrivate')}</p>}
              {(choice.state === null || choice.state === 'marked') && (
                <p className="flex items-start gap-2">
                  <Lock aria-hidden="true" className="mt-1 size-[18px] shrink-0 text-gold-700" />
                  {t('person.sharingRule')}
                </p>
              )}
              {!shared && <HiddenProfileNotice about={choice.state === 'shared' ? 'resting' : 'hidden'} />}
              <div className="mt-4 empty:hidden">
                <ChoiceAct
                  choice={choice}
                  shownName={sayName(profile.name, profile.own_script_name)}
                  look="primary"
                  onDone={focusPlace}
                />
              </div>
            </>
          )
        }
      </Loaded>
    </section>
  );
}
