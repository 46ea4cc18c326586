import { buckets } from '../../lib/stored-files.ts';
import type { FileOnDisk, FilesOnDisk } from '../backend.ts';
import { runInside, type Installation } from './compose.ts';

// FILE_STORAGE_BACKEND_PATH, GLOBAL_S3_BUCKET and TENANT_ID of docker-compose.yml. With another storage backend there is no such folder.
const script = `cd /var/lib/storage/objects/matrimony 2>/dev/null || exit 0
for bucket in ${buckets.join(' ')}; do test ! -d "$bucket" || find "$bucket" -type f -mmin +1440; done`;

/** The files in storage's volume. A bureau's files are only listed: a mistake about its folders would cost pictures. */
export const filesOnDiskOf = (installation: Installation): FilesOnDisk => ({
  list: async () => readFiles(await runInside(installation, 'storage', script)),
});

/** Each line is `<bucket>/<name>/<version>`. */
export function readFiles(lines: string): FileOnDisk[] {
  return lines.split('\n').flatMap((line) => {
    const [, bucket_id, name, version] = /^([^/]+)\/(.+)\/([^/]+)$/.exec(line) ?? [];
    return bucket_id === undefined || name === undefined || version === undefined ? [] : { bucket_id, name, version };
  });
}
