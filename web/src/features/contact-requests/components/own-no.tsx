import { useQuery } from '@tanstack/react-query';
import { consentsQueryOptions, ownSharingAnswer } from '@/bureau/api/consents';
import { formatDate } from '@/lib/format';
import { t } from '@/texts/texts';

/** For the office alone: the candidate's own no to the giving of contact details, with its day. Nothing without one. */
export function OwnNo({ person: { id, name } }: { person: { id: number; name: string } }) {
  const { data } = useQuery(consentsQueryOptions(id));
  const own = data && ownSharingAnswer(data);
  if (own === undefined || own.given) return null;
  const day = formatDate(own.said_on) ?? own.said_on;
  return <span className="block font-medium">{t('requests-office.approve.ownNo', { name, day })}</span>;
}
