import { callLink, useBureau } from '@/bureau/bureau';
import type { PageName } from '@/lib/navigation/location';
import { useViewer } from '@/lib/backend/session';
import { t } from '@/texts/texts';
import { Phone } from '@/ui/icons';
import { useKeptClear } from '@/ui/use-kept-clear';

/** The pages that a visitor reads. Forms have the screen to themselves. */
const pages: readonly PageName[] = ['home', 'profiles', 'profile', 'privacy'];

/** The bureau's number at the foot of a visitor's phone. At the end of the page it stands below the content. */
export function CallBar({ page }: { page: PageName }) {
  const { phone } = useBureau();
  const { kind } = useViewer();
  return kind === 'visitor' && phone !== '' && pages.includes(page) ? <Bar phone={phone} /> : null;
}

function Bar({ phone }: { phone: string }) {
  const bar = useKeptClear<HTMLElement>('--action-bar');
  return (
    <aside
      ref={bar}
      aria-label={t('home.hero.call')}
      className="sticky bottom-0 z-10 border-t border-line bg-paper short:static md:hidden print:hidden"
    >
      <a
        href={callLink(phone)}
        className="flex min-h-12 items-center justify-center gap-2.5 px-4 text-center font-medium text-maroon-800 no-underline"
      >
        <Phone aria-hidden="true" className="size-5" strokeWidth={1.6} />
        {t('shell.call', { phone: phone.replaceAll(' ', '\u00a0') })}
      </a>
    </aside>
  );
}
