import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { shownStories } from '@/features/stories/api';
import { StoryPicture, StoryWords } from '@/features/stories/story';
import { placeOf } from '@/lib/pictures';
import { queryClient } from '@/lib/query-client';
import { getLanguage, t, type PlainTextId } from '@/texts/texts';
import { PictureDialog } from '@/ui/on-demand';

interface DrawnPicture {
  src: string;
  width: number;
  height: number;
  alt: PlainTextId;
  caption: PlainTextId;
}

interface GalleryStoriesProps {
  /** The drawn pictures, which fill the places without a story. */
  drawn: readonly DrawnPicture[];
  /** The drawn gallery, for a reader of no story. */
  children: ReactNode;
}

const stories = () => shownStories.of({ wanted_language: getLanguage().slice(0, 2) });

/** Whether there are stories to show. @throws AppError */
export const hasStories = async (): Promise<boolean> => (await queryClient.query(stories())).length > 0;

/** The gallery's six pictures: the stories of couples first, with their words, then drawn ones. Each opens large. */
export function GalleryStories(props: GalleryStoriesProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Tiles {...props} />
    </QueryClientProvider>
  );
}

function Tiles({ drawn, children }: GalleryStoriesProps) {
  const { data = [] } = useQuery(stories());
  const [opened, setOpened] = useState<number | null>(null);
  const wordsId = useId();
  if (data.length === 0) return children;
  const tiles = [
    ...data.map(({ id, picture, ...words }) => ({
      id: String(id),
      isStory: true,
      image: <StoryPicture picture={picture} alt="" />,
      words: <StoryWords {...words} />,
      place: placeOf('profile-images', picture),
      alt: t('stories.picture'),
      caption: t('stories.caption'),
      width: 800,
      height: 1000,
    })),
    ...drawn.slice(data.length).map(({ src, width, height, alt, caption }) => ({
      id: src,
      isStory: false,
      image: <img src={src} alt="" className="aspect-square w-full rounded-card object-cover" {...{ width, height }} />,
      words: <p>{t(caption)}</p>,
      place: src,
      alt: t(alt),
      caption: t(caption),
      width,
      height,
    })),
  ];
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-3 lg:gap-x-8">
        {tiles.map(({ id, isStory, image, words, alt }, index) => (
          <li key={id} className={isStory ? 'max-sm:col-span-2' : undefined}>
            <figure>
              <button
                type="button"
                aria-label={t('ui.pictures.showLarge', { picture: alt })}
                // The pictures of couples have one name.
                aria-describedby={wordsId + id}
                className="block w-full rounded-card"
                onClick={() => setOpened(index)}
              >
                {image}
              </button>
              <figcaption id={wordsId + id} className="mt-3">
                {words}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <PictureDialog title={t('home.gallery.title')} pictures={tiles} index={opened} onIndexChange={setOpened} />
    </>
  );
}
