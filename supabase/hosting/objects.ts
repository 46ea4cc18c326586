import { StackError } from '../lib/settings.ts';
import type { Store } from './store.ts';

// Reads and writes the files through storage's own API, so that its storage backend does not matter.

/** A file's address in storage. */
export interface ObjectAddress {
  readonly bucket: string;
  readonly name: string;
}

export interface StoredObject extends ObjectAddress {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly content: Buffer<ArrayBuffer>;
}

/** A requested file is missing. */
export class FileGone extends StackError {}

type Storage = Pick<Store, 'storageUrl' | 'serviceToken'>;

const urlOf = ({ storageUrl }: Storage, { bucket, name }: ObjectAddress) =>
  `${storageUrl}/object/${[bucket, ...name.split('/')].map(encodeURIComponent).join('/')}`;

const keysOf = ({ serviceToken }: Storage) => ({ authorization: `Bearer ${serviceToken}`, apikey: serviceToken });

const refused = async ({ bucket, name }: ObjectAddress, response: Response) =>
  new StackError(`${bucket}/${name}:`, `storage answered ${response.status} ${await response.text()}`);

/** Fetches the files one after the other, in the order of the list. @throws FileGone for a missing file */
export async function* exportObjects(
  storage: Storage,
  objects: readonly ObjectAddress[],
): AsyncGenerator<ObjectAddress & { content: Buffer }> {
  for (const { bucket, name } of objects) {
    const response = await fetch(urlOf(storage, { bucket, name }), { headers: keysOf(storage) });
    // Storage answers 400 for some names of missing files.
    if (response.status === 400 || response.status === 404)
      throw new FileGone(`The file ${bucket}/${name} is not there.`, 'Its row is.');
    if (!response.ok) throw await refused({ bucket, name }, response);
    yield { bucket, name, content: Buffer.from(await response.arrayBuffer()) };
  }
}

/** Uploads a new file. @throws StackError if it exists already or is refused */
export async function importObject(storage: Storage, object: StoredObject): Promise<void> {
  const { contentType, cacheControl, content } = object;
  const headers = { ...keysOf(storage), 'content-type': contentType, 'cache-control': cacheControl };
  const response = await fetch(urlOf(storage, object), { method: 'POST', headers, body: content });
  if (!response.ok) throw await refused(object, response);
}
