import { callLink, useBureau } from '@/lib/bureau';
import { TextLink } from '@/ui/text-link';
import { textLinkLook } from '@/ui/text-link-look';

/** How the bureau is reached about something that only it can do. */
export function AskBureau() {
  const { phone } = useBureau();
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-6">
      <a href={callLink(phone)} className={textLinkLook}>
        {phone}
      </a>
      <TextLink to={{ page: 'home', section: 'contact-us' }}>Contact Us</TextLink>
    </p>
  );
}
