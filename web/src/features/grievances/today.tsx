import { GrievanceClock } from '@/features/grievances/clock';
import { t } from '@/texts/texts';
import { QueueRow } from '@/ui/lists';
import { TextLink } from '@/ui/text-link';

interface TodayGrievanceProps {
  grievance: Parameters<typeof GrievanceClock>[0]['clock'] & { id: number; name: string };
}

/** A complaint without an answer among what waits today. */
export function TodayGrievance({ grievance }: TodayGrievanceProps) {
  const { id, name } = grievance;
  const to = { page: 'grievances', grievanceId: id } as const;
  return (
    <QueueRow
      title={
        <TextLink to={to}>
          <span translate="no">{name}</span>
        </TextLink>
      }
      about={<GrievanceClock clock={grievance} />}
    >
      <TextLink to={to} aria-label={t('desk.openNamed', { name })}>
        {t('ui.open')}
      </TextLink>
    </QueueRow>
  );
}
