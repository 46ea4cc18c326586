import { keepChoice, readChoice } from '@/base/browser-storage';
import { demoQueryOptions, firstStepsQueryOptions, registeredUsersCountQueryOptions } from '@/features/people/api';
import type { Destination } from '@/lib/navigation/location';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { Circle, CircleCheck } from '@/ui/icons';
import { hidden, RichText } from '@/ui/rich-text';
import { TextLink } from '@/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const steps = ['bureau', 'notice', 'languages', 'stars', 'admins', 'people', 'verified'] as const;
type Step = (typeof steps)[number];

const places: Readonly<Record<Step, Destination>> = {
  bureau: { page: 'settings', tab: 'bureau' },
  notice: { page: 'settings', tab: 'notice' },
  languages: { page: 'settings', tab: 'bureau' },
  stars: { page: 'settings', tab: 'astrology' },
  admins: { page: 'settings', tab: 'admins' },
  people: { page: 'import' },
  verified: { page: 'review' },
};

/** A register with more people is at work: it needs no first steps. */
const mostWithSteps = 50;
// The admin opened the step once: kept in this browser.
const seenKey = 'first-steps-seen';

export function useFirstSteps(enabled: boolean) {
  const people = useQuery({ ...registeredUsersCountQueryOptions(), enabled });
  const isNew = enabled && people.data !== undefined && people.data <= mostWithSteps;
  const steps = useQuery({ ...firstStepsQueryOptions(), enabled: isNew });
  return { people: people.data, data: steps.data, isLoading: people.isLoading || steps.isLoading };
}

/** What a new bureau does first; once all is done, that it is ready, until that is closed. */
export function FirstSteps() {
  const { people, data } = useFirstSteps(true);
  const [seen, setSeen] = useState(() => (readChoice(seenKey) ?? '').split(' '));
  if (data === undefined || people === undefined || people > mostWithSteps) return null;
  const done: Readonly<Record<Step, boolean>> = {
    ...data,
    // As installed, these may be right: then the admin's look at them counts.
    notice: seen.includes('notice'),
    languages: data.languages || seen.includes('languages'),
    stars: data.stars || seen.includes('stars'),
    people: people > 0,
  };
  const see = (step: Step | 'ready') => {
    const next = [...seen, step];
    setSeen(next);
    keepChoice(seenKey, next.join(' ').trim());
  };
  if (steps.every((step) => done[step]))
    return (
      !seen.includes('ready') && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 rounded-card border border-gold-500 bg-paper px-4 py-2">
          <p role="status" className="min-w-0 flex-1 basis-60">
            {t('admin.first.ready')}
          </p>
          <Button size="small" onClick={() => see('ready')}>
            {t('ui.close')}
          </Button>
        </div>
      )
    );
  return (
    <section aria-labelledby="first-steps" className="mt-4 rounded-card border border-gold-500 bg-paper px-4 py-3">
      <h2 id="first-steps" className="text-xl text-maroon-800">
        {t('admin.first.title')}
      </h2>
      <ol className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {steps.map((step) => (
          <li key={step} className="flex min-h-11 items-center gap-2">
            {done[step] ? (
              <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
            ) : (
              <Circle aria-hidden="true" className="size-5 shrink-0 text-control" />
            )}
            {done[step] ? (
              <span className="text-muted">
                <RichText text={t('admin.first.done', { step: t(`admin.first.${step}`) })} tags={{ hidden }} />
              </span>
            ) : (
              <TextLink to={places[step]} onClick={() => see(step)}>
                {t(`admin.first.${step}`)}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const demoKey = 'demo-seen';

export function DemoLine() {
  const { data: isDemo = false } = useQuery(demoQueryOptions());
  const [wasSeen] = useState(() => readChoice(demoKey) !== null);
  useEffect(() => {
    if (isDemo) keepChoice(demoKey, 'yes');
  }, [isDemo]);
  if (!isDemo || wasSeen) return null;
  return (
    <p className="mb-3 text-sm text-muted print:hidden">
      <RichText text={t('admin.demo')} tags={{ strong: (words) => <strong>{words}</strong> }} />
    </p>
  );
}
