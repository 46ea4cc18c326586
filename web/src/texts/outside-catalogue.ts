/**
 * In the pseudo-language every text of the catalogue stands between ⟦ and ⟧. Lists the other texts of a page: visible or
 * audible ones with a letter, outside of the marks and of data (`translate="no"`). For tests: it is sent to the browser as it
 * is, and uses nothing from outside.
 */
export function textsOutsideCatalogue(): string[] {
  const found: string[] = [];
  const isData = (element: Element | null) => element?.closest('[translate="no"]') != null;
  // The browser's own texts in English (dates, times of day, "3 hours ago", lists), and the mark of the build.
  const ofDates =
    /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|am|pm|(?:minute|hour)s? ago|and|UTC|build [0-9a-f]{7,} of)\b/giu;
  const hasLetter = (text: string) => /\p{L}/u.test(text.replaceAll(ofDates, ''));
  const placeOf = (element: Element | null) => {
    const names = [element, element?.parentElement].map((each) => (each ? each.tagName.toLowerCase() : ''));
    return names.reverse().join('>');
  };
  // A sentence with a link inside lies in several nodes: its marks are counted through all of them.
  let depth = 0;
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const element = node.parentElement;
    if (!element || isData(element) || element.closest('script, style, noscript')) continue;
    let outside = '';
    for (const letter of node.textContent ?? '') {
      if (letter === '⟦') depth += 1;
      else if (letter === '⟧') depth = Math.max(0, depth - 1);
      else if (depth === 0) outside += letter;
    }
    if (hasLetter(outside)) found.push(`${placeOf(element)}: ${outside.trim()}`);
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-description]')) {
    if (isData(element)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
      const value = element.getAttribute(name) ?? '';
      if (hasLetter(value) && !value.includes('⟦')) found.push(`${placeOf(element)} ${name}: ${value}`);
    }
  }
  const title = document.title.split(' | ').at(0) ?? '';
  // A name, as on the page.
  const isShownAsData = [...document.querySelectorAll('[translate="no"]')].some((data) =>
    data.textContent.includes(title),
  );
  if (hasLetter(title) && !title.includes('⟦') && !isShownAsData) found.push(`title: ${title}`);
  return [...new Set(found)];
}
