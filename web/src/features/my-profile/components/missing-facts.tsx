import type { MyCard } from '@/features/my-profile/api/my-card';
import { formatList } from '@/lib/format';
import { AskBureau } from '@/features/my-profile/components/ask-bureau';
import type { ContactDetails } from '@/person/contact-details';
import type { Json } from '@/lib/database.types';
import { proposedImages } from '@/person/image-columns';
import { missingOf } from '@/person/missing';
import { t } from '@/texts/texts';
import { RichText } from '@/ui/rich-text';
import { TextLink } from '@/ui/text-link';

interface MissingFactsProps {
  card: MyCard;
  /** The pending proposal; its facts do not count as missing. */
  proposed: Json;
  /** Undefined while loading. */
  contact: ContactDetails | null | undefined;
}

const maxNames = 8;
const tags = { names: (words: string) => <strong className="font-medium">{words}</strong> };

function nameSome(names: readonly string[]): string {
  const more = names.length - maxNames;
  return more > 1
    ? t('my-profile.missing.namesAndMore', { names: formatList(names.slice(0, maxNames)), count: more })
    : formatList(names);
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
        {t('my-profile.missing.title')}
      </h3>
      {own.length > 0 && (
        <>
          <p className="mt-1 max-w-[65ch]">
            <RichText text={t('my-profile.missing.own', { names: nameSome(own) })} tags={tags} />
          </p>
          <TextLink to={{ page: 'propose' }}>{t('my-profile.missing.add')}</TextLink>
        </>
      )}
      {bureaus.length > 0 && (
        <>
          <p className="mt-1 max-w-[65ch]">
            <RichText text={t('my-profile.missing.bureaus', { names: formatList(bureaus) })} tags={tags} />
          </p>
          <AskBureau />
        </>
      )}
    </section>
  );
}
