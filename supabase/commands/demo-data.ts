import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { BackendAccess } from '../backends/backend.ts';
import { withDatabase } from '../lib/database.ts';
import { createNodeClient } from '../lib/node-client.ts';
import { StackError } from '../lib/settings.ts';
import { buckets } from '../lib/stored-files.ts';
import { applySqlFile } from './fixtures.ts';

const contentTypes: Record<string, string> = { '.webp': 'image/webp', '.jpg': 'image/jpeg', '.png': 'image/png' };
const uploadsAtOnce = 8;

/** Fills an empty database with the demo data and its pictures. Running it again changes nothing. */
export async function addDemoData(root: string, access: BackendAccess): Promise<void> {
  const folder = path.join(root, 'seed');
  const files = (await readdir(folder)).filter((name) => /^[0-9]+_.*\.sql$/.test(name)).sort();
  for (const file of files) await applySqlFile(access.databaseUrl, path.join(folder, file));
  await uploadPictures(folder, access);
}

/** Uploads the fixture pictures that are not there yet. Their folders are laid out as the buckets are. */
async function uploadPictures(folder: string, access: BackendAccess): Promise<void> {
  const existing = await listObjects(access.databaseUrl);
  const { storage } = createNodeClient(access.apiUrl, access.secretKey);
  const missing = (await Promise.all(buckets.map(async (bucket) => await listPictures(folder, bucket))))
    .flat()
    .filter(({ bucket, name }) => !existing.has(`${bucket}/${name}`));

  const uploadNext = async (): Promise<void> => {
    for (let picture = missing.pop(); picture !== undefined; picture = missing.pop()) {
      const bytes = await readFile(path.join(folder, 'pictures', picture.bucket, picture.name));
      const contentType = contentTypes[path.extname(picture.name)] ?? 'application/octet-stream';
      const { error } = await storage.from(picture.bucket).upload(picture.name, bytes, { contentType });
      if (error) throw new StackError(`The picture ${picture.bucket}/${picture.name} was not stored:`, error.message);
    }
  };
  await Promise.all(Array.from({ length: uploadsAtOnce }, uploadNext));
}

async function listPictures(folder: string, bucket: string): Promise<{ bucket: string; name: string }[]> {
  const entries = await readdir(path.join(folder, 'pictures', bucket), { recursive: true }).catch(() => []);
  return entries.filter((name) => path.extname(name) in contentTypes).map((name) => ({ bucket, name }));
}

async function listObjects(databaseUrl: string): Promise<Set<string>> {
  const rows = await withDatabase(
    databaseUrl,
    (sql) => sql<{ path: string }[]>`select bucket_id || '/' || name as path from storage.objects`,
  );
  return new Set(rows.map((row) => row.path));
}
