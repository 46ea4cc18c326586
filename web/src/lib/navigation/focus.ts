// A new page is announced to screen readers by moving the focus to its heading. The heading may come later than the
// page (data, lazy code): the request waits here until a heading takes it.
let wanted = false;

/** Asks the next page heading that appears to take the focus. */
export function wantHeadingFocus(): void {
  wanted = true;
}

/** The page gets other content in its place, such as a confirmation instead of a long form: begins at its heading. */
export function beginAtHeading(): void {
  wantHeadingFocus();
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** The part at which the page begins, where its address names one. */
let part: HTMLElement | null = null;

/** The page begins at one of its parts instead of its heading. */
export function beginAt(named: HTMLElement): void {
  part = named;
  wanted = false;
  named.focus({ preventScroll: true });
  named.scrollIntoView({ behavior: 'instant', block: 'start' });
}

/** Takes the request back, for a page that has moved the focus itself. */
export function dropHeadingFocus(): void {
  wanted = false;
}

/** Focuses this heading if a page change is waiting for one and the user has not gone elsewhere in the meantime. */
export function offerHeadingFocus(heading: HTMLElement): void {
  if (!wanted) return;
  wanted = false;
  const active = document.activeElement;
  if (
    active === null ||
    active === document.body ||
    !active.isConnected ||
    active.closest('main, header, footer, dialog, [role=dialog]')
  )
    focusOn(heading);
}

function focusOn(heading: HTMLElement): void {
  heading.focus({ preventScroll: true });
  // With the keyboard, so that the focus is seen: in a short window the picture above may take all of it.
  const isBelow = heading.getBoundingClientRect().bottom > window.innerHeight;
  if (isBelow && heading.matches(':focus-visible')) heading.scrollIntoView({ behavior: 'instant', block: 'nearest' });
}

/** Moves the focus to the page's heading, as soon as there is one. */
export function focusHeading(): void {
  if (part?.isConnected === true) {
    beginAt(part);
    return;
  }
  wantHeadingFocus();
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  dropHeadingFocus();
  focusOn(heading);
}

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
