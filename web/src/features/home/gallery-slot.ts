import type { ComponentType, ReactNode, RefCallback } from 'react';
import { createStore } from '@/base/store';
import type { galleryPictures } from '@/features/home/gallery-pictures';

export interface StoriesProps {
  /** The drawn pictures, which fill the places without a story. */
  drawn: typeof galleryPictures;
  /** The drawn gallery. */
  children: ReactNode;
}

/** What takes the place of the drawn pictures, and who decides that when the section is shown. Filled after the first load. */
export const gallerySlot = createStore<{ ref?: RefCallback<HTMLElement>; Stories?: ComponentType<StoriesProps> }>({});
