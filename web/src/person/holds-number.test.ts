import { expect, test } from 'vitest';
import { holdsNumber } from '@/person/holds-number';
import { numbersInTexts, textsWithoutContact } from '@/person/sample-contacts';

test.each(numbersInTexts)('%s is found', (text) => expect(holdsNumber(`Engineer ${text}`)).toBe(true));

test.each(textsWithoutContact)('%s is no phone number', (text) => expect(holdsNumber(text)).toBe(false));
