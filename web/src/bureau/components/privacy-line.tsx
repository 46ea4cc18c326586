import { hrefOf } from '@/lib/navigation/location';
import { t } from '@/texts/texts';
import { RichText } from '@/ui/rich-text';
import { textLinkLook } from '@/ui/text-link-look';

/** Why data is asked for or shown, with the page Privacy in a tab of its own: what was typed, and a private link, stay. */
export function PrivacyLine({ id }: { id: 'enquiry.privacy' | 'introductions.privacy' }) {
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
