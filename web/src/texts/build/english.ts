// For tests and commands outside of a browser: all texts in English.
import { activateTexts, addTexts } from '../texts.ts';
import { loadRefusals } from '../refusals.ts';
import { readTexts } from './catalogue.ts';

addTexts('en', readTexts('en'));
activateTexts('en');
await loadRefusals();
