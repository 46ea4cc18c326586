import { useMutation } from '@tanstack/react-query';
import { contactOpening } from '@/bureau/api/contact-details';
import { contactFacts } from '@/person/facts';
import { FactList } from '@/ui/fact-list';
import { OpenContact } from '@/bureau/components/open-contact';

/** The contact details behind a button: every access is audited. */
export function ContactPart({ profileId, name }: { profileId: number; name: string }) {
  const opening = useMutation(contactOpening());
  if (opening.isSuccess) {
    return <FactList look="columns" facts={contactFacts({ ...opening.data })} />;
  }
  return <OpenContact profileId={profileId} name={name} opening={opening} />;
}
