import { writeTextTypes } from '../../web/src/texts/build/text-types.ts';

// A program of its own: install.mjs, which starts it, is plain JavaScript.
writeTextTypes();
