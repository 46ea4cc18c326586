// For tests and commands outside of a browser: all texts in English.
import { activateTexts } from '../texts.ts';
import { readTexts } from './catalogue.ts';

activateTexts('en', readTexts('en'));
