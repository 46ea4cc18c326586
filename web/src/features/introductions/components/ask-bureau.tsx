import { callLink, useBureau } from '@/bureau/bureau';
import { EnquiryButton } from '@/bureau/components/enquiry-button';
import { t } from '@/texts/texts';

/** Asks the bureau for a new private link. */
export function NewLink() {
  return <EnquiryButton kind="link">{t('introductions.newLink')}</EnquiryButton>;
}

/** The bureau's number, to be called. */
export function BureauNumber() {
  const { phone } = useBureau();
  return (
    <a href={callLink(phone)} className="font-medium whitespace-nowrap text-maroon-800 underline underline-offset-4">
      {phone}
    </a>
  );
}
