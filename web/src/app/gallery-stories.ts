import { loadPart } from '@/base/load-part';
import { gallerySlot } from '@/features/home/gallery-slot';
import { needWords } from '@/texts/language';

/** Puts success stories in place of the drawn gallery. Nothing of them is fetched before somebody comes near to it. */
export function awaitGallery(): void {
  gallerySlot.set({ ...gallerySlot.get(), ref: watch });
}

function watch(section: HTMLElement | null): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      // Without an answer the drawn pictures stay.
      fill().catch(() => undefined);
    },
    { rootMargin: '400px' },
  );
  if (section !== null) observer.observe(section);
  return () => observer.disconnect();
}

async function fill(): Promise<void> {
  const { hasStories, GalleryStories } = await loadPart(() => import('@/features/stories/visitor'));
  if (!(await hasStories())) return;
  await needWords('card');
  gallerySlot.set({ ref: watch, Stories: GalleryStories });
}
