// Loaded before the storage server. On Node 20 a file handle's web stream yields ArrayBuffer chunks, which the server's
// HTTP adapter cannot write, so every download would break off; on every version the handle would stay open. A stream
// made from the handle itself has neither fault.
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';

const handle = await open(new URL(import.meta.url));
const prototype = Object.getPrototypeOf(handle);
await handle.close();
prototype.readableWebStream = function readableWebStream() {
  return Readable.toWeb(this.createReadStream());
};
