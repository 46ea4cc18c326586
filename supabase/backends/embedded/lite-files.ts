import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { buckets } from '../../lib/stored-files.ts';
import type { FileOnDisk, FilesOnDisk } from '../backend.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The files that Lite keeps below the stack's folder: each at `<bucket>/<name>`. Demo data, so they may be removed. */
export function filesOnDiskOf(stackFolder: string): FilesOnDisk {
  const home = path.join(stackFolder, 'auth/supabase/.temp/storage');
  const fileOf = ({ bucket_id, name }: FileOnDisk) => path.join(home, bucket_id, name);
  return {
    list: async () => await Promise.resolve(buckets.flatMap((bucket) => oldFiles(path.join(home, bucket), bucket))),
    remove: async (files) => {
      for (const file of files) rmSync(fileOf(file), { force: true });
      await Promise.resolve();
    },
  };
}

function oldFiles(folder: string, bucket: string): FileOnDisk[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const stats = statSync(path.join(folder, name), { throwIfNoEntry: false });
    const isOld = stats?.isFile() === true && Date.now() - stats.mtimeMs > dayMs;
    return isOld ? { bucket_id: bucket, name: name.split(path.sep).join('/'), version: null } : [];
  });
}
