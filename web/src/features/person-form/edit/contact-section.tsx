import { useMutation } from '@tanstack/react-query';
import { FormSection } from '@/features/person-form/fields/form-section';
import { PersonInputs } from '@/features/person-form/fields/person-sections';
import type { ContactDetails } from '@/person/contact-details';
import { contactOpening } from '@/bureau/api/contact-details';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/error-note';
import { t } from '@/texts/texts';

interface ContactSectionProps {
  profileId: number;
  isOpen: boolean;
  onOpened: (contact: ContactDetails | null) => void;
}

/** The contact details of a registered user: hidden until opened, which is audited. */
export function ContactSection({ profileId, isOpen, onOpened }: ContactSectionProps) {
  const opening = useMutation({ ...contactOpening(), onSuccess: onOpened });
  const open = () => opening.mutate(profileId);
  return (
    <FormSection id="contact" {...(!isOpen && { lead: t('person-form-office.contact.closed') })}>
      {isOpen ? (
        <PersonInputs section="contact" />
      ) : (
        <div className="sm:col-span-2">
          <BusyButton
            size="small"
            busy={opening.isPending}
            busyText={t('person-form-office.contact.opening')}
            onClick={open}
          >
            {t('person-form-office.contact.open')}
          </BusyButton>
          <ErrorNote className="mt-3" error={opening.error} onRetry={open}>
            {t('person-form-office.contact.notOpened')}
          </ErrorNote>
        </div>
      )}
    </FormSection>
  );
}
