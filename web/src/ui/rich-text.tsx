import { Fragment, type ReactNode } from 'react';

interface RichTextProps {
  /** A text with tags, which do not nest: "Ask <link>the bureau</link>." */
  text: string;
  /** The element of each tag, made from the words inside of it. */
  tags: Readonly<Record<string, (words: string) => ReactNode>>;
}

/** A text of the catalogue with links or other elements inside of its sentence. */
export function RichText({ text, tags }: RichTextProps) {
  // Each third part is the words of a tag, and before them its name.
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/s);
  return parts.map((part, index) => {
    if (index % 3 === 1) return null;
    // The parts of a sentence have no other name than their place.
    return <Fragment key={index}>{index % 3 === 0 ? part : (tags[parts[index - 1] ?? '']?.(part) ?? part)}</Fragment>;
  });
}

/** A tag of RichText: words for screen readers only. */
export const hidden = (words: string) => <span className="sr-only">{words}</span>;
