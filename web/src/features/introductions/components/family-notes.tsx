import { useQuery } from '@tanstack/react-query';
import { gaps } from '@/bureau/api/gaps';
import { introductionsQueryOptions } from '@/features/introductions/api/introductions';
import { areBothInterested } from '@/features/introductions/words';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { TextLink } from '@/ui/text-link';

/** In one line, who is interested in a family, and waits for its answer or has its yes: for the office. Nothing without anybody. */
export function InterestLine({ profileId }: { profileId: number }) {
  const { data: rows = [] } = useQuery(introductionsQueryOptions(profileId));
  const interested = rows.filter(
    (row) =>
      areBothInterested(row) ||
      ((row.how === 'Interest' || row.asked_at !== null) &&
        (row.answer === null || row.answer === 'later') &&
        row.ended_at === null),
  );
  if (interested.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 [overflow-wrap:anywhere]">
      <span className="font-medium">{t('introductions-office.part.interested')}</span>
      {interested.map((row) => (
        <span key={row.id}>
          <TextLink to={{ page: 'profile', profileId: row.shown.id }}>
            <span translate="no">{`${sayName(row.shown.name, row.shown.own_script_name)}\u00a0#${String(row.shown.id)}`}</span>
          </TextLink>
          {areBothInterested(row) && ` ${t('introductions-office.part.both')}`}
        </span>
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
