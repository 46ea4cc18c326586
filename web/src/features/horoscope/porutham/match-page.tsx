import { PageTitle } from '@/bureau/components/page-title';
import { type MatchedPerson, matchedPersonQueryOptions } from '@/features/horoscope/api';
import { type DrawCharts, MatchSheet } from '@/features/horoscope/porutham/match-sheet';
import { formatAge, joinFacts } from '@/lib/format';
import { replaceLocation } from '@/lib/navigation/history';
import type { genders } from '@/person/value-lists';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { couldNotLoad, InlineError } from '@/ui/notice';
import { PageHeading } from '@/ui/page-heading';
import { RichText } from '@/ui/rich-text';
import { Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type Side = (typeof genders)[number];

interface MatchPageProps {
  brideId: number | null;
  groomId: number | null;
  /** Link to choose a bride or a groom. */
  picker: (side: Side, onChoose: (profileId: number) => void) => ReactNode;
  drawCharts: DrawCharts;
}

/** The star match of any bride and groom, with a printable sheet for the family's astrologer. */
export function MatchPage({ brideId, groomId, picker, drawCharts }: MatchPageProps) {
  const bride = useChosen(brideId, 'bride');
  const groom = useChosen(groomId, 'groom');
  const sides = [
    { side: 'bride', title: t('ui.bride'), chosen: bride, id: brideId },
    { side: 'groom', title: t('ui.groom'), chosen: groom, id: groomId },
  ] as const;
  const choose = (side: Side, id: number | null) => {
    replaceLocation({ page: 'match', brideId, groomId, ...(side === 'bride' ? { brideId: id } : { groomId: id }) });
  };
  return (
    <div className="wrap pt-6 pb-24">
      <PageTitle>{t('shell.pages.starMatch')}</PageTitle>
      <PageHeading className="text-2xl sm:text-3xl print:hidden">{t('shell.pages.starMatch')}</PageHeading>
      <p className="mt-3 text-lg text-muted print:hidden">{t('porutham.intro')}</p>
      <div className="mt-6 grid gap-x-8 gap-y-8 md:grid-cols-2 print:hidden">
        {sides.map(({ side, title, chosen, id }) => (
          <section key={side} aria-label={title} className="min-w-0">
            <h2 className="mb-2 text-xl">{title}</h2>
            {id === null ? (
              picker(side, (profileId) => choose(side, profileId))
            ) : (
              <Chosen id={id} side={side} chosen={chosen} onOther={() => choose(side, null)} />
            )}
          </section>
        ))}
      </div>
      {bride.person && groom.person && <MatchSheet bride={bride.person} groom={groom.person} drawCharts={drawCharts} />}
    </div>
  );
}

interface ChosenPerson {
  /** Null if no bride (or groom) has this id; undefined while loading. */
  person: MatchedPerson | null | undefined;
  isError: boolean;
  retry: () => unknown;
}

function useChosen(id: number | null, side: Side): ChosenPerson {
  const query = useQuery(matchedPersonQueryOptions(id));
  const found = query.data;
  return {
    person: found?.gender === side ? found : found && null,
    isError: query.isError && query.data === undefined,
    retry: () => query.refetch(),
  };
}

interface ChosenProps {
  id: number;
  side: Side;
  chosen: ChosenPerson;
  onOther: () => void;
}

function Chosen({ id, side, chosen: { person, isError, retry }, onOther }: ChosenProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-paper px-5 py-4 shadow-card">
      <div className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
        {isError ? (
          <InlineError onRetry={retry}>{couldNotLoad(t('porutham.thePerson'))}</InlineError>
        ) : person === undefined ? (
          <Skeleton className="h-12 w-48 max-w-full" />
        ) : person === null ? (
          <p>{t('porutham.notRegistered', { id, side })}</p>
        ) : (
          <>
            <TextLink to={{ page: 'profile', profileId: id }}>
              <span translate="no">{person.name}</span>
            </TextLink>
            <p className="text-sm text-muted">
              {joinFacts([t('porutham.userId', { id }), person.age === null ? null : formatAge(person.age)])}
            </p>
          </>
        )}
      </div>
      <Button size="small" onClick={onOther}>
        <RichText
          text={t('porutham.chooseAnother', { side })}
          tags={{ hidden: (words) => <span className="sr-only">{words}</span> }}
        />
      </Button>
    </div>
  );
}
