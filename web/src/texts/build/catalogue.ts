import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Language } from '../languages.ts';

// The catalogue as files: a folder for each language, a file for each feature, a line for each text.

export const textsFolder = path.resolve(import.meta.dirname, '..');
const fileSchema = z.record(z.string(), z.string());

export const textFileNames: readonly string[] = readdirSync(path.join(textsFolder, 'en'))
  .map((name) => path.basename(name, '.json'))
  .sort();

export const textPath = (language: Language, file: string): string => path.join(textsFolder, language, `${file}.json`);

/** The texts of a file by id; none if the language does not have the file yet. */
export function readTextFile(language: Language, file: string): Record<string, string> {
  const name = textPath(language, file);
  return existsSync(name) ? fileSchema.parse(JSON.parse(readFileSync(name, 'utf8'))) : {};
}

export const readTexts = (language: Language): Record<string, string> =>
  Object.fromEntries(textFileNames.flatMap((file) => Object.entries(readTextFile(language, file))));

/** The files of texts that the office alone reads. */
export const officeFiles: readonly string[] = [
  'admin',
  'admin-notifications',
  'admin-people',
  'audit',
  'breaches',
  'bureau-settings',
  'desk',
  'enquiries',
  'figures',
  'grievances',
  'introductions-office',
  'logins',
  'matches',
  'notice-office',
  'person-form-office',
  'printing',
  'profiles-office',
  'requests-office',
  'review',
  'settings',
  'star-settings',
  'today',
  'transfer',
];
