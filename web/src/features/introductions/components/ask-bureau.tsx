import { EnquiryButton } from '@/bureau/components/enquiry-button';
import { t } from '@/texts/texts';

/** Asks the bureau for a new private link. */
export function NewLink() {
  return <EnquiryButton kind="link">{t('introductions.newLink')}</EnquiryButton>;
}
