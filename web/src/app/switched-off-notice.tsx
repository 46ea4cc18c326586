import { CircleAlert } from 'lucide-react';
import { goToContact } from '@/app/site-links';
import { useSession } from '@/lib/session';
import { TextLink } from '@/ui/page-link';

/** Tells whoever was signed in with an account that has been switched off why they are not any more. */
export function SwitchedOffNotice() {
  const { switchedOff, dismissSwitchedOff } = useSession();
  if (!switchedOff) return null;
  return (
    <div role="alert" className="border-b border-danger bg-paper">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
        <p className="flex items-start gap-2 font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          This account is switched off. Please contact the administrator.
        </p>
        <TextLink onFollow={goToContact}>Contact Us</TextLink>
        <button
          type="button"
          className="ml-auto min-h-11 px-2 font-medium text-maroon-800"
          onClick={dismissSwitchedOff}
        >
          Dismiss
        </button>
      </div>
    </div>
  );
}
