import type { Extent } from '@/features/audit/api/breaches';
import { sayActor } from '@/features/audit/describe-entry';
import { formatCount, formatList, formatMoment } from '@/lib/format';
import { t } from '@/texts/texts';
import { TextLink } from '@/ui/text-link';

/** So many people are named before a breach is recorded: `make breach` lists all. */
const mostNamed = 200;

/** Who used the data of how many people, when, and from which internet addresses. */
export function Actors({ extent: { actors } }: { extent: Extent }) {
  return (
    <ul>
      {actors.map(({ actor_name: name, acts, people, first_at: from, last_at: to, addresses }) => {
        const { words, isName } = sayActor({ actor_name: name, registered_user_id: null });
        return (
          <li key={name} className="py-1">
            <strong className="font-semibold" translate={isName ? 'no' : undefined}>
              {words}
            </strong>
            :{' '}
            {t('breaches.actor', {
              acts: formatCount(acts),
              people: formatCount(people),
              from: formatMoment(from),
              to: formatMoment(to),
            })}{' '}
            {addresses.length === 0
              ? t('breaches.noAddress')
              : t('breaches.addresses', { addresses: formatList(addresses) })}
          </li>
        );
      })}
    </ul>
  );
}

/** What the audit log has about a time: how many people, by which logins, and who they are. */
export function ExtentView({ extent }: { extent: Extent }) {
  const { count, people } = extent;
  return (
    <>
      <p className="text-lg font-semibold">{t('breaches.count', { count })}</p>
      <Actors extent={extent} />
      <ul aria-label={t('breaches.people')} className="mt-2">
        {people.slice(0, mostNamed).map(({ id, name, kinds }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3">
            <TextLink to={{ page: 'profile', profileId: id }} className="gap-1.5">
              #{id} <span translate="no">{name}</span>
            </TextLink>
            <span className="text-muted">{formatList(kinds.map((kind) => t(`breaches.kind.${kind}`)))}</span>
          </li>
        ))}
      </ul>
      {people.length > mostNamed && <p>{t('breaches.more', { count: formatCount(people.length - mostNamed) })}</p>}
    </>
  );
}
