import { hrefOf } from '@/lib/navigation/location';
import { t } from '@/texts/texts';
import { RichText } from '@/ui/rich-text';
import { textLinkLook } from '@/ui/text-link';

/**
 * The reason for a request or display of data. Privacy opens in a tab of its own, so that typed values and a private link
 * stay.
 */
export function PrivacyLine({ id }: { id: 'enquiry.privacy' | 'introductions.privacy' | 'introductions.ownPrivacy' }) {
  return (
    <p className="mt-4 text-sm text-muted">
      <RichText
        text={t(id)}
        tags={{
          link: (words) => (
            <a className={textLinkLook} href={hrefOf({ page: 'privacy' })} target="_blank" rel="noopener">
              {words}
            </a>
          ),
        }}
      />
    </p>
  );
}
