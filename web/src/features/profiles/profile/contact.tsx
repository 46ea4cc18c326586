import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { ReachLinks } from '@/bureau/components/reach';
import { type FullProfile, sharedContactQueryOptions } from '@/features/profiles/api/profile';
import { ContactFacts, LockedContact } from '@/features/profiles/profile/facts';
import { saveFile } from '@/lib/save-file';
import { type ContactDetails, phonesOf, toVCard, withOwner } from '@/person/contact-details';
import { whatsAppLink } from '@/person/phone';
import { t } from '@/texts/texts';
import { Button, buttonLook } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { ContactRound, Mail } from '@/ui/icons';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';

interface ContactGroupProps {
  profile: FullProfile;
  /** The member's request for the details and its state. */
  asking: ReactNode;
}

/** For a member: the contact details, or how they get them. */
export const ContactGroup = ({ profile, asking }: ContactGroupProps) => (
  <>
    {profile.contact_details ? (
      <ReachableContact name={profile.name} details={profile.contact_details} />
    ) : (
      <LockedContact>{t('profiles-member.contact.locked')}</LockedContact>
    )}
    {asking}
  </>
);

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.6 } as const;

interface ReachableContactProps {
  name: string;
  details: ContactDetails | null;
  /** Whose they are, for the office: what a family asked the bureau does not bind members. */
  family?: number | null;
}

/** Contact details with links to call, write and save them. */
export function ReachableContact({ name, details, family = null }: ReachableContactProps) {
  const shown = useRef<HTMLDivElement>(null);
  if (details === null) return <ContactFacts details={null} />;
  const { email, address } = details;
  const phones = phonesOf(details);
  const all = [name, ...phones.map(({ number, whose }) => withOwner(number, whose)), email, address]
    .filter((line) => line !== null)
    .join('\n');
  if (phones.length === 0 && email === null && address === null) return <ContactFacts details={details} />;
  return (
    <>
      <div ref={shown}>
        <ContactFacts details={details} />
      </div>
      {phones.map(({ number, whose }) => (
        <div
          key={number}
          role="group"
          aria-label={withOwner(number, whose)}
          className="mt-4 flex flex-wrap items-center gap-3"
        >
          <ReachLinks family={family} phone={number} whatsAppHref={whatsAppLink(number)} />
          {phones.length > 1 && <span className="text-muted tabular-nums">{withOwner(number, whose)}</span>}
        </div>
      ))}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {email !== null && (
          <a href={`mailto:${email}`} className={buttonLook('quiet', 'small')}>
            <Mail {...icon} />
            {t('profiles.email')}
          </a>
        )}
        <CopyButton text={all} shownIn={shown} />
        <Button
          size="small"
          onClick={() => {
            saveFile(`${name}.vcf`, new Blob([toVCard(name, details)], { type: 'text/vcard;charset=utf-8' }));
          }}
        >
          <ContactRound {...icon} />
          {t('profiles-member.contact.saveAsContact')}
        </Button>
      </div>
    </>
  );
}

/** The member's own contact details, as the bureau has them. */
export function OwnContact({ profileId }: { profileId: number }) {
  const contact = useQuery(sharedContactQueryOptions(profileId));
  return (
    <Loaded
      query={contact}
      what={t('profiles-member.contact.yours')}
      skeleton={<Skeleton className="mt-3 h-24 w-full" />}
    >
      {(details) => <ContactFacts details={details} />}
    </Loaded>
  );
}
