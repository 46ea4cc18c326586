import type { Breach, Extent } from '@/features/audit/api/breaches';
import { Actors } from '@/features/audit/breaches/extent-view';
import { useBureau } from '@/bureau/bureau';
import { useOfficer } from '@/bureau/components/officer-contact';
import { formatCount, formatMoment } from '@/lib/format';
import { t } from '@/texts/texts';
import { FactList } from '@/ui/fact-list';
import { PaperHeading } from '@/ui/paper-heading';

interface BoardSheetProps {
  breach: Breach;
  extent: Extent;
  /** How many people are informed. */
  informed: number;
  /** With the bureau's name and contact, for the Board. */
  isPaper?: boolean;
}

/** What rule 7 asks for about a breach: nature, extent, time, consequences, measures and contact. */
export function BoardSheet({ breach, extent, informed, isPaper = false }: BoardSheetProps) {
  const {
    id,
    found_at: foundAt,
    began_at: from,
    ended_at: to,
    login,
    happened,
    measures,
    count,
    recorded_by_name: by,
  } = breach;
  const bureau = useBureau();
  const { officer, officerphone, officeremail } = useOfficer();
  const contact = [officer, officerphone, officeremail, bureau.address];
  return (
    <div className="[overflow-wrap:anywhere]">
      {isPaper && <PaperHeading>{t('breaches.sheet', { bureau: bureau.bureau_name, id: String(id) })}</PaperHeading>}
      <FactList
        look={isPaper ? 'paper' : 'dense'}
        facts={[
          { label: t('breaches.happened'), value: happened, isData: true },
          {
            label: t('breaches.time'),
            value: t('audit.reads.fromTo', { from: formatMoment(from), to: formatMoment(to) }),
          },
          { label: t('breaches.foundAt'), value: t('breaches.foundBy', { when: formatMoment(foundAt), by }) },
          {
            label: t('breaches.extent'),
            value: t('breaches.extentOf', { count, informed: formatCount(informed) }),
          },
          { label: t('breaches.login'), value: login ?? t('breaches.anyLogin'), isData: login !== null },
          { label: t('breaches.byLogins'), value: <Actors extent={extent} /> },
          { label: t('breaches.consequences'), value: t('breaches.consequencesOf') },
          { label: t('breaches.measures'), value: measures, isData: true },
          {
            label: t('breaches.contact'),
            value: [bureau.bureau_name, ...contact].filter((part) => part !== '').join(', '),
            isData: true,
          },
        ]}
      />
    </div>
  );
}
