import { useQuery } from '@tanstack/react-query';
import { gaps } from '@/bureau/api/gaps';
import { introductionsQueryOptions } from '@/features/introductions/api/introductions';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { TextLink } from '@/ui/text-link';

/** In one line, who is interested in a family and waits for its answer: for the office. Nothing without anybody. */
export function InterestLine({ profileId }: { profileId: number }) {
  const { data: rows = [] } = useQuery(introductionsQueryOptions(profileId));
  const waiting = rows.filter(
    ({ how, asked_at: askedAt, answer, ended_at: endedAt }) =>
      (how === 'Interest' || askedAt !== null) && (answer === null || answer === 'later') && endedAt === null,
  );
  if (waiting.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 [overflow-wrap:anywhere]">
      <span className="font-medium">{t('introductions-office.part.interested')}</span>
      {waiting.map(({ id, shown }) => (
        <TextLink key={id} to={{ page: 'profile', profileId: shown.id }}>
          <span translate="no">{`${sayName(shown.name, shown.own_script_name)}\u00a0#${String(shown.id)}`}</span>
        </TextLink>
      ))}
    </p>
  );
}

/** The people who were never asked whether other families may see the profile. No profile is hidden for it (docs/law.md). */
export function NotAskedNote({ ids, className }: { ids: readonly number[]; className?: string }) {
  const { data } = useQuery(gaps.of({ profile_ids: [...ids] }));
  if (data === undefined || data.not_asked.length === 0) return null;
  return (
    <p role="status" className={className}>
      {t('introductions-office.off.notAsked', { ids: data.not_asked.join(', ') })}
    </p>
  );
}
