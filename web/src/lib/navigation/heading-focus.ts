// A new page is announced to screen readers by moving the focus to its heading. The heading may come later than the
// page (data, lazy code): the wish waits here until a heading takes it.
let wanted = false;

/** Asks the next page heading that appears to take the focus. */
export function wantHeadingFocus(): void {
  wanted = true;
}

/** Takes the wish back, for a page that has moved the focus itself. */
export function dropHeadingFocus(): void {
  wanted = false;
}

/** Focuses this heading if a page change is waiting for one and the reader has not gone elsewhere meanwhile. */
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
    heading.focus({ preventScroll: true });
}
