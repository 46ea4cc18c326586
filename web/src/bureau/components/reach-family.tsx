import { useMutation } from '@tanstack/react-query';
import { phoneNumberOpening } from '@/bureau/api/contact-details';
import { ReachButtons } from '@/bureau/components/reach-buttons';
import { whatsAppLink } from '@/person/whatsapp';
import { t } from '@/texts/texts';

/** Calls a family from a row of the office, or writes to it. */
export function ReachFamily({ id, name }: { id: number; name: string }) {
  const opening = useMutation(phoneNumberOpening());
  const phone = opening.data ?? null;
  return (
    <ReachButtons
      who={t('requests-office.bar.family', { name })}
      opening={opening}
      phone={phone}
      whatsAppHref={phone === null ? null : whatsAppLink(phone)}
      // A list has many rows: none asks before its number is wanted.
      family={opening.isIdle ? null : id}
      onOpen={() => opening.mutate(id)}
    />
  );
}
