import { callLink, useBureau } from '@/bureau/bureau';
import { t } from '@/texts/texts';
import { TextLink } from '@/ui/text-link';
import { textLinkLook } from '@/ui/text-link-look';

/** The bureau's phone number, for requests that only the bureau can fulfil. */
export function AskBureau() {
  const { phone } = useBureau();
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-6">
      {phone !== '' && (
        <a href={callLink(phone)} className={textLinkLook} translate="no">
          {phone}
        </a>
      )}
      <TextLink to={{ page: 'home', section: 'contact-us' }}>{t('my-profile.contactUs')}</TextLink>
    </p>
  );
}
