import { clsx } from 'clsx';
import seal from '@/assets/seal.svg';
import { useBureau } from '@/bureau/bureau';
import { Link } from '@/lib/navigation/link';

interface BrandProps {
  /** On the smallest phones the name stands without the seal: more than the menu is beside it. */
  compact?: boolean;
  className?: string;
}

/** The bureau's seal and name; leads home. */
export function Brand({ compact = false, className }: BrandProps) {
  const { bureau_name: name, tagline } = useBureau();
  return (
    <Link
      to={{ page: 'home' }}
      className={clsx(
        // On a narrow screen with large letters it takes several lines, and grows no wider than its place.
        'flex min-h-11 min-w-0 items-center gap-3 font-display text-[min(1.25rem,4.4vw)] leading-tight text-ivory no-underline sm:text-xl sm:whitespace-nowrap lg:text-[1.25rem] xl:text-xl',
        className,
      )}
    >
      <img
        src={seal}
        alt=""
        width={52}
        height={52}
        className={clsx('size-[46px] xs:size-[52px]', compact && 'max-sm:hidden')}
      />
      <span className="min-w-0">
        <span translate="no">{name}</span>
        <span
          translate="no"
          className="block font-text text-[min(0.875rem,3.3vw)] leading-snug sm:text-sm tracking-wide text-gold-300"
        >
          {tagline}
        </span>
      </span>
    </Link>
  );
}
