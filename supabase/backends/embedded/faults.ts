import type { FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import type { FaultCase } from '../backend.ts';

/** How long a slow answer takes: long enough to see what is shown in the meantime. */
export const slowMs = 3000;

/** What each case answers, as PostgREST does where the product has to tell it from others. */
const answers: Partial<Record<FaultCase, { status: number; body: object }>> = {
  '401': { status: 401, body: { code: 'PGRST303', details: null, hint: null, message: 'JWT expired' } },
  '429': { status: 429, body: { message: 'Too many requests at once. Try again in a moment.' } },
  '500': {
    status: 500,
    body: { code: 'XX000', details: null, hint: null, message: 'This service is failing on purpose.' },
  },
};

/** Lets services fail in the way that somebody has chosen, in the gateway: the services themselves go on. */
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

  /** Answers in the service's place, or lets the request pass. A browser's question beforehand is always answered. */
  async act(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const fault = this.#cases.get(/^\/(\w+)\/v1\//.exec(request.url)?.[1] ?? '');
    if (fault === undefined || request.method === 'OPTIONS') return;
    if (fault === 'slow') {
      await delay(slowMs);
      return;
    }
    const answer = answers[fault];
    if (answer !== undefined) {
      if (fault === '429') void reply.header('retry-after', '5');
      await reply.code(answer.status).send(answer.body);
      return;
    }
    // Nothing is ever answered: the caller waits until it gives up, or finds the connection cut.
    reply.hijack();
    if (fault === 'offline') request.raw.destroy();
  }
}
