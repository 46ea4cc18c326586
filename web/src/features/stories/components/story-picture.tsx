import { clsx } from 'clsx';
import { smallPlaceOf } from '@/lib/pictures';
import { Portrait } from '@/ui/portrait';

/** A couple's picture, all of it: the part for a card may leave out one of the two. */
export const StoryPicture = ({ picture, alt, className }: { picture: string; alt: string; className?: string }) => (
  <Portrait
    picture={smallPlaceOf('profile-images', picture)}
    alt={alt}
    className={clsx('aspect-square! bg-paper! [&_img]:p-2.5 [&_img]:object-contain [&_img]:object-center', className)}
  />
);
