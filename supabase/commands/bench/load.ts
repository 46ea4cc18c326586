import http from 'node:http';

/** A request to one of the backend's servers. */
export interface ApiRequest {
  readonly method?: 'GET' | 'POST' | 'HEAD';
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The times of a number of requests, in milliseconds. */
export interface Load {
  readonly requests: number;
  readonly p50: number;
  readonly worst: number;
  /** The number of answers without success. */
  readonly refused: number;
}

const lastStatusOfSuccess = 299;

/** Sends one request and reads its answer to the end. @returns the status */
async function send(origin: string, agent: http.Agent, { method, path, body, headers }: ApiRequest): Promise<number> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return await new Promise((resolve, reject) => {
    const request = http.request(`${origin}${path}`, {
      agent,
      method: method ?? (text === undefined ? 'GET' : 'POST'),
      headers: { ...headers, ...(text !== undefined && { 'content-type': 'application/json' }) },
    });
    request.on('error', reject);
    request.on('response', (response) => {
      response.on('error', reject);
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    request.end(text);
  });
}

/**
 * Sends one kind of request for a while, over keep-alive connections.
 * @param next the nth request
 * @param ms how long, in milliseconds; each connection sends at least one request
 */
export async function load(
  origin: string,
  next: (n: number) => ApiRequest,
  { connections, ms }: { connections: number; ms: number },
): Promise<Load> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let sent = 0;
  let refused = 0;
  const start = performance.now();
  const sendInTurn = async (): Promise<void> => {
    do {
      const before = performance.now();
      const status = await send(origin, agent, next(sent++));
      times.push(performance.now() - before);
      if (status > lastStatusOfSuccess) refused++;
    } while (performance.now() - start < ms);
  };
  await Promise.all(Array.from({ length: connections }, sendInTurn));
  agent.destroy();
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    requests: times.length,
    p50: at(0.5),
    worst: at(1),
    refused,
  };
}
