import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FaultCase } from '../backend.ts';

/** The delay of a slow answer: long enough to see the pending state. */
const slowMs = 3000;

/** An answer of the gateway's own. */
export interface Answer {
  readonly status: number;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer of each case, as PostgREST's where the product must distinguish it. */
const answers: Partial<Record<FaultCase, Answer>> = {
  '401': { status: 401, body: { code: 'PGRST303', details: null, hint: null, message: 'JWT expired' } },
  '429': {
    status: 429,
    body: { message: 'Too many requests at once. Try again in a moment.' },
    headers: { 'retry-after': '5' },
  },
  '500': {
    status: 500,
    body: { code: 'XX000', details: null, hint: null, message: 'This service is failing on purpose.' },
  },
};

/** Makes services fail in a chosen way, in the gateway: the services themselves go on. */
export class Faults {
  readonly #cases = new Map<string, FaultCase>();

  /** In words: "rest: 500". */
  get list(): string[] {
    return [...this.#cases].map(([service, fault]) => `${service}: ${fault}`);
  }

  set(service: string, fault: FaultCase): void {
    this.#cases.set(service, fault);
  }

  clear(): void {
    this.#cases.clear();
  }

  /** The answer in the service's place, perhaps after a delay; undefined lets the request pass. */
  async act(service: string, request: IncomingMessage): Promise<Answer | 'no answer' | undefined> {
    const fault = this.#cases.get(service);
    if (fault === 'slow') await delay(slowMs);
    if (fault === undefined || fault === 'slow') return undefined;
    if (fault === 'offline') request.destroy();
    // Of a service that hangs, the caller waits for an answer until it gives up.
    return answers[fault] ?? 'no answer';
  }
}
