// Written by `make text-types` from the English texts. Do not edit.
/** Every text by id, with the values of its message. */
export interface Texts {
  'page.description': null;
  'page.language': null;
  'page.languageFailed': null;
  'page.textSize': null;
  'page.textSize100': null;
  'page.textSize125': null;
  'page.textSize150': null;
  'page.title': null;
  'ui.add': null;
  'ui.back': null;
  'ui.bride': null;
  'ui.cancel': null;
  'ui.change': null;
  'ui.close': null;
  'ui.copy': null;
  'ui.couldNotLoad': { what: string | number };
  'ui.delete': null;
  'ui.edit': null;
  'ui.groom': null;
  'ui.loading': { what: string | number };
  'ui.next': null;
  'ui.no': null;
  'ui.print': null;
  'ui.remove': null;
  'ui.save': null;
  'ui.search': null;
  'ui.tryAgain': null;
  'ui.yes': null;
}
