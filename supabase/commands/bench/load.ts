import http from 'node:http';

/** A request to one of the backend's servers. */
export interface Ask {
  readonly method?: 'GET' | 'POST' | 'HEAD';
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a number of requests took. Times in milliseconds. */
export interface Load {
  readonly requests: number;
  readonly p50: number;
  readonly worst: number;
  /** How many were not answered with success. */
  readonly refused: number;
}

const lastStatusOfSuccess = 299;

/** One request, its answer read to the end. Answers the status. */
async function send(origin: string, agent: http.Agent, { method, path, body, headers }: Ask): Promise<number> {
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
 * Asks the same kind of question for a while, over connections that are kept.
 * @param next the nth request
 * @param ms how long; each connection asks at least once
 */
export async function load(
  origin: string,
  next: (n: number) => Ask,
  { connections, ms }: { connections: number; ms: number },
): Promise<Load> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let asked = 0;
  let refused = 0;
  const start = performance.now();
  const askOn = async (): Promise<void> => {
    do {
      const before = performance.now();
      const status = await send(origin, agent, next(asked++));
      times.push(performance.now() - before);
      if (status > lastStatusOfSuccess) refused++;
    } while (performance.now() - start < ms);
  };
  await Promise.all(Array.from({ length: connections }, askOn));
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
