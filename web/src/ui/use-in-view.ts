import { useEffect, useEffectEvent, useState } from 'react';

interface InView {
  /** How far outside of the window counts as inside. */
  rootMargin: string;
  skip?: boolean;
  /** Runs each time that the element comes into the window. Without it the first time ends the observation. */
  onArrive?: () => void;
}

/** The ref of an element, and whether it has been in the window. */
export function useInView({ rootMargin, skip = false, onArrive }: InView) {
  const [element, ref] = useState<Element | null>(null);
  const [wasInView, setWasInView] = useState(false);
  const arrive = useEffectEvent(() => {
    setWasInView(true);
    onArrive?.();
  });
  const isOver = skip || (wasInView && onArrive === undefined);
  useEffect(() => {
    if (element === null || isOver) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting === true) arrive();
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isOver, rootMargin]);
  return { ref, inView: wasInView };
}
