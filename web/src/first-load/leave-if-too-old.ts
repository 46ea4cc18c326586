// Imported first by before-paint.ts, and without imports: other code may fail in a browser that is too old for the site.

/** Whether the site lacks container queries for its layout, or look-behind in patterns: docs/browsers.md. */
function isTooOld(): boolean {
  try {
    new RegExp('(?<=a)b');
  } catch {
    return true;
  }
  return !CSS.supports('container-type', 'inline-size');
}

if (isTooOld()) window.location.replace(`/old-browser.html#${window.location.pathname.slice(1, 3)}`);
