import { useMutation } from '@tanstack/react-query';
import { ReachButtons } from '@/bureau/components/reach';
import { enquiryNumber } from '@/features/enquiries/api';
import { whatsAppLink } from '@/person/phone';
import { t } from '@/texts/texts';
import { QueueRow } from '@/ui/lists';
import { TextLink } from '@/ui/text-link';

const about = new Map([
  ['login', () => t('today.lostLogin')],
  ['link', () => t('today.lostLink')],
  ['question', () => t('today.question')],
]);

/** A new enquiry among what waits today. */
export function TodayEnquiry({ enquiry: { id, name, kind } }: { enquiry: { id: number; name: string; kind: string } }) {
  const opening = useMutation(enquiryNumber.of({ enquiry_id: id }));
  const phone = opening.data?.phone_number ?? null;
  const to = { page: 'enquiries', enquiryId: id } as const;
  return (
    <QueueRow
      title={
        <TextLink to={to}>
          <span translate="no">{name}</span>
        </TextLink>
      }
      about={about.get(kind)?.()}
    >
      <ReachButtons
        who={t('enquiries.who', { name })}
        opening={opening}
        phone={phone}
        whatsAppHref={phone === null ? null : whatsAppLink(phone)}
        onOpen={() => opening.mutate()}
      />
      <TextLink to={to} aria-label={t('desk.openNamed', { name })}>
        {t('ui.open')}
      </TextLink>
    </QueueRow>
  );
}
