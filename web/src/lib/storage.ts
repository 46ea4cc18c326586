import { address } from '@/lib/auth';
import { backendFetch } from '@/lib/backend-fetch';
import { toAppError } from '@/lib/errors';
import { readProperty } from '@/lib/read-property';

/** Asks storage for something. @throws AppError */
async function ask(path: string, init: RequestInit): Promise<Response> {
  let answer;
  try {
    answer = await backendFetch(`${address.url}/storage/v1/object/${path}`, init);
  } catch (error) {
    throw toAppError(error);
  }
  if (answer.ok) return answer;
  const refusal: unknown = await answer.json().catch(() => null);
  // Storage answers every refusal with the HTTP status 400 and says in the body which one it is.
  throw toAppError(refusal, Number(readProperty(refusal, 'statusCode')) || answer.status);
}

/** A file's bytes. The browser may keep them, but not the permission: it asks whether what it has is still what would be sent. */
export async function downloadFile(bucket: string, path: string, signal: AbortSignal): Promise<Blob> {
  const answer = await ask(`${bucket}/${path}`, { signal, cache: 'no-cache' });
  try {
    return await answer.blob();
  } catch (error) {
    throw toAppError(error);
  }
}

/** Stores a file under a name that nothing is stored under yet; else the error has the status 409. */
export async function uploadFile(bucket: string, path: string, bytes: ArrayBuffer, type: string): Promise<void> {
  const headers = { 'content-type': type, 'cache-control': 'max-age=3600', 'x-upsert': 'false' };
  await ask(`${bucket}/${path}`, { method: 'POST', headers, body: bytes });
}

/** Removes files; returns how many. Names that do not exist, or may not be removed, are passed over. */
export async function removeFiles(bucket: string, paths: readonly string[]): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const answer = await ask(bucket, { method: 'DELETE', headers, body: JSON.stringify({ prefixes: paths }) });
  const removed: unknown = await answer.json();
  return Array.isArray(removed) ? removed.length : 0;
}
