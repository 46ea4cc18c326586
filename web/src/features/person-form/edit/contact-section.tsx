import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormSection, goToSection } from '@/features/person-form/fields/form-section';
import { PersonInputs } from '@/features/person-form/fields/person-sections';
import type { ContactDetails } from '@/person/contact-details';
import { contactOpening } from '@/bureau/api/contact-details';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/field-note';
import { t } from '@/texts/texts';

interface ContactSectionProps {
  profileId: number;
  /** Whether the form begins here. */
  isFirst: boolean;
  isOpen: boolean;
  onOpened: (contact: ContactDetails | null) => void;
}

/** The contact details of a registered user: hidden until opened, which is audited. */
export function ContactSection({ profileId, isFirst, isOpen, onOpened }: ContactSectionProps) {
  const opening = useMutation({ ...contactOpening(), onSuccess: onOpened });
  useEffect(() => {
    if (!isFirst) return;
    goToSection('contact');
    // The pictures above it come later, and move it.
    const observer = new ResizeObserver(() => goToSection('contact'));
    observer.observe(document.body);
    const stop = () => observer.disconnect();
    for (const name of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      window.addEventListener(name, stop, { once: true });
    return stop;
  }, [isFirst]);
  const { isSuccess } = opening;
  useEffect(() => {
    // The focused button was removed. A form that begins here lacks the candidate's number, which mostly is the second one.
    if (!isOpen || !isSuccess) return;
    const field = isFirst ? 'second_phone_number' : 'phone_number';
    document.querySelector<HTMLElement>(`#contact [name="${field}"]`)?.focus();
  }, [isOpen, isSuccess, isFirst]);
  const open = () => opening.mutate(profileId);
  return (
    <FormSection id="contact" {...(!isOpen && { lead: t('person-form-office.contact.closed') })}>
      {isOpen ? (
        <PersonInputs section="contact" />
      ) : (
        <div className="sm:col-span-2">
          <BusyButton size="small" busy={opening.isPending} busyText={t('ui.opening')} onClick={open}>
            {t('person-form-office.contact.open')}
          </BusyButton>
          <ErrorNote className="mt-3" error={opening.error} onRetry={open}>
            {t('ui-member.contact.notOpened')}
          </ErrorNote>
        </div>
      )}
    </FormSection>
  );
}
