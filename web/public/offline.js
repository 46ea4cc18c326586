// The page without a connection: the reader's language, the bureau's number, and the way back. Both were kept by the site.
function readKept(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const languages = [readKept('language'), readKept('account-language'), ...navigator.languages];
const parts = [...document.querySelectorAll('main > [lang]')];
const shown = languages
  .map((tag) => parts.find((part) => part.lang === tag?.slice(0, 2)))
  .find((part) => part !== undefined);
if (shown !== undefined) {
  for (const part of parts) part.hidden = part !== shown;
  document.documentElement.lang = shown.lang;
}

try {
  const { phone = '' } = JSON.parse(readKept('bureau') ?? '{}');
  if (typeof phone === 'string' && phone !== '') {
    const call = document.getElementById('call');
    call.textContent = phone;
    call.href = `tel:${phone.replaceAll(' ', '')}`;
    call.hidden = false;
  }
} catch {
  // Without the number the page says the rest.
}

addEventListener('online', () => location.reload());
