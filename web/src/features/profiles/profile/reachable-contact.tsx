import { useRef } from 'react';
import { ContactFacts } from '@/features/profiles/profile/facts';
import { phonesOf, withOwner, type ContactDetails } from '@/person/contact-details';
import { saveFile } from '@/lib/save-file';
import { toVCard } from '@/person/vcard';
import { whatsAppLink } from '@/person/whatsapp';
import { t } from '@/texts/texts';
import { Button, buttonLook } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { ContactRound, Mail } from '@/ui/icons';
import { ReachLinks } from '@/bureau/components/reach';

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
