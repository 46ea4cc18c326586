/** How many wait and for how long, before somebody is told to come later. */
interface Limits {
  readonly waiting: number;
  readonly ms: number;
}

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/** Lets each caller have a few requests at once; what is more waits for its turn. */
export class Turns {
  readonly #lines = new Map<string, Line>();
  readonly #atOnce: number;
  readonly #limits: Limits;

  constructor(atOnce: number, limits: Limits) {
    this.#atOnce = atOnce;
    this.#limits = limits;
  }

  /** Waits for a turn and gives what ends it; undefined when too many wait already, or it does not come in time. */
  async take(caller: string): Promise<(() => void) | undefined> {
    const line = this.#lines.get(caller) ?? { running: 0, waiting: [] };
    this.#lines.set(caller, line);
    if (line.running >= this.#atOnce && !(await this.#waitIn(line))) return undefined;
    line.running += 1;
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      line.running -= 1;
      line.waiting.shift()?.();
      if (line.running === 0 && line.waiting.length === 0) this.#lines.delete(caller);
    };
  }

  async #waitIn(line: Line): Promise<boolean> {
    if (line.waiting.length >= this.#limits.waiting) return false;
    return await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(next), 1);
        resolve(false);
      }, this.#limits.ms);
      const next = () => {
        clearTimeout(timer);
        resolve(true);
      };
      line.waiting.push(next);
    });
  }
}

/** A try to sign in whose turn it is. */
export interface PasswordAttempt {
  /** Ends the turn: it was answered, or given up. */
  readonly end: () => void;
  /** Waits until a refusal may be answered. */
  readonly untilRefusal: () => Promise<void>;
}

/**
 * Passwords are tried one after the other, and whatever was wrong, a refused one takes the same time: of many that come at
 * once, each would otherwise wait for the real names before it, and tell them from others by that.
 */
export class PasswordTurns {
  /** Longer than a password takes to be checked. */
  static readonly turnMs = 400;
  /** No refusal is answered sooner after it came. */
  static readonly soonestMs = 1000;
  readonly #turns = new Turns(1, { waiting: 100, ms: 60_000 });

  /** Waits for the turn; undefined when too many wait already. */
  async take(): Promise<PasswordAttempt | undefined> {
    const arrival = performance.now();
    const end = await this.#turns.take('everybody');
    if (end === undefined) return undefined;
    const turn = performance.now();
    return {
      end,
      untilRefusal: async () => {
        await untilMoment(turn + PasswordTurns.turnMs);
        end();
        await untilMoment(arrival + PasswordTurns.soonestMs);
      },
    };
  }
}

async function untilMoment(moment: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())));
}
