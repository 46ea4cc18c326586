import type { MyCard } from '@/features/my-profile/api/my-card';
import { AskBureau } from '@/features/my-profile/components/ask-bureau';
import type { ContactDetails } from '@/lib/api/contact-details';
import type { Json } from '@/lib/database.types';
import { proposedImages } from '@/person/image-columns';
import { missingOf } from '@/person/missing';
import { TextLink } from '@/ui/text-link';

interface MissingFactsProps {
  card: MyCard;
  /** The pending proposal; its facts do not count as missing. */
  proposed: Json;
  /** Undefined while loading. */
  contact: ContactDetails | null | undefined;
}

const maxNames = 8;

function nameSome(names: readonly string[]): string {
  const more = names.length - maxNames;
  return more > 1 ? `${names.slice(0, maxNames).join(', ')} and ${more} more` : names.join(', ');
}

/** The missing facts of the member's profile, and who can add them. Renders nothing for a complete profile. */
export function MissingFacts({ card, proposed, contact }: MissingFactsProps) {
  const changes = typeof proposed === 'object' && !Array.isArray(proposed) ? proposed : {};
  const { own, bureaus } = missingOf(
    { ...card.profile_details, ...card, ...changes },
    { ...card, ...proposedImages(proposed) },
    contact,
  );
  if (own.length + bureaus.length === 0) return null;
  return (
    <section aria-labelledby="my-missing" className="mt-5 border-t border-line pt-5">
      <h3 id="my-missing" className="text-xl">
        What would complete your profile
      </h3>
      {own.length > 0 && (
        <>
          <p className="mt-1 max-w-[65ch]">
            Families look for these. You can add: <strong className="font-medium">{nameSome(own)}</strong>.
          </p>
          <TextLink to={{ page: 'propose' }}>Add to my profile</TextLink>
        </>
      )}
      {bureaus.length > 0 && (
        <>
          <p className="mt-1 max-w-[65ch]">
            The bureau adds for you: <strong className="font-medium">{bureaus.join(', ')}</strong>. Please tell them.
          </p>
          <AskBureau />
        </>
      )}
    </section>
  );
}
