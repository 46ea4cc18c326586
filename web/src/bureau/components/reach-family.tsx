import { useMutation, useQuery } from '@tanstack/react-query';
import { accountLanguageQueryOptions } from '@/bureau/api/account-language';
import { phoneNumberOpening } from '@/bureau/api/contact-details';
import { ReachButtons } from '@/bureau/components/reach-buttons';
import { useMessage } from '@/bureau/messages';
import { whatsAppLink } from '@/person/whatsapp';
import { t } from '@/texts/texts';

interface ReachFamilyProps {
  id: number;
  name: string;
  /** For a family that the bureau wants to ask: the message of WhatsApp asks for a call. */
  asks?: boolean;
}

/** Calls a family from a row of the office, or writes to it. */
export function ReachFamily({ id, name, asks = false }: ReachFamilyProps) {
  const opening = useMutation(phoneNumberOpening());
  // A list has many rows: none asks before its number is wanted.
  const isWanted = !opening.isIdle;
  const { data: language } = useQuery({ ...accountLanguageQueryOptions(id), enabled: asks && isWanted });
  const { text } = useMessage({ message: 'please call', name }, language);
  const phone = opening.data ?? null;
  return (
    <ReachButtons
      who={t('requests-office.bar.family', { name })}
      opening={opening}
      phone={phone}
      whatsAppHref={phone === null ? null : whatsAppLink(phone, text ?? undefined)}
      family={isWanted ? id : null}
      onOpen={() => opening.mutate(id)}
    />
  );
}
