// Loaded before the storage server, which reads a file by its handle's web stream. From Node 20 to 25 the handle stays open
// after the last byte. On 20 the server's HTTP adapter cannot write the chunks. A stream made from the handle itself has
// neither fault.
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';

const handle = await open(new URL(import.meta.url));
const prototype = Object.getPrototypeOf(handle);
await handle.close();
prototype.readableWebStream = function readableWebStream() {
  return Readable.toWeb(this.createReadStream());
};
