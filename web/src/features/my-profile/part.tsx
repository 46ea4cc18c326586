import { clsx } from 'clsx';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { callLink, useBureau } from '@/bureau/bureau';
import { t } from '@/texts/texts';
import { GroupHeading } from '@/ui/sections';
import { ChevronDown } from '@/ui/icons';
import { Skeleton } from '@/ui/skeleton';
import { TextLink, textLinkLook } from '@/ui/text-link';

interface PartProps {
  title: string;
  /** By which the address opens it. */
  id?: string;
  /** The element that takes the focus when the focused control unmounts. */
  ref?: Ref<HTMLElement>;
  /** On phones only its heading shows until that is tapped: the page would be twenty screens long. */
  folds?: boolean;
  /** Whether it begins open all the same. */
  isOpen?: boolean;
  children: ReactNode;
}

export function Part({ title, id, ref, folds = false, isOpen: beginsOpen = false, children }: PartProps) {
  const headingId = useId();
  const [isOpen, setIsOpen] = useState(!folds || beginsOpen);
  return (
    <section id={id} ref={ref} tabIndex={-1} aria-labelledby={headingId} className="min-w-0 outline-none">
      <GroupHeading id={headingId}>
        <span className={clsx(folds && 'max-md:hidden')}>{title}</span>
        {folds && (
          <button
            type="button"
            aria-expanded={isOpen}
            className="flex min-h-12 items-center gap-2 text-left md:hidden"
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronDown
              aria-hidden="true"
              className={clsx('size-5 shrink-0 transition-transform', !isOpen && '-rotate-90')}
            />
            <span className="min-w-0">{title}</span>
          </button>
        )}
      </GroupHeading>
      <div className={clsx(!isOpen && 'max-md:hidden')}>{children}</div>
    </section>
  );
}

/** In the place of a part that loads. */
export const partSkeleton = (
  <div className="mt-4">
    <Skeleton className="h-6 w-3/4" />
    <Skeleton className="mt-3 h-12 w-full" />
  </div>
);

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
      <TextLink to={{ page: 'home', section: 'contact-us' }}>{t('profiles.contactUs')}</TextLink>
    </p>
  );
}
