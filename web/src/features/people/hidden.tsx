/** Words of a text for screen readers only; a tag of RichText. */
export const hidden = (words: string) => <span className="sr-only">{words}</span>;
