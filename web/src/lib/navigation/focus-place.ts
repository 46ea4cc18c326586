const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a')].filter((link) => link.getAttribute('href') === href);

/** Index of this link among the page's links with the same target. Null for a link outside the page itself. */
export function describeFocus(link: HTMLAnchorElement): string | null {
  const href = link.getAttribute('href') ?? '';
  const index = linksTo(href).indexOf(link);
  return index === -1 ? null : `${index} ${href}`;
}

/** Gives the focus to the link that was described. Returns whether it is there. */
export function focusAgain(description: string): boolean {
  const [index = '', href = ''] = description.split(' ');
  const link = linksTo(href)[Number(index)];
  link?.focus({ preventScroll: true });
  return link !== undefined;
}
