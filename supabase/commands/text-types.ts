import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { textsFolder } from '../../web/src/texts/build/catalogue.ts';
import { writeTextTypes } from '../../web/src/texts/build/text-types.ts';

// `make text-types`: the types of the texts, from the English ones.
writeFileSync(path.join(textsFolder, 'texts.types.ts'), writeTextTypes());
