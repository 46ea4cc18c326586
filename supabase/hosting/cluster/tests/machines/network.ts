import { execFileSync } from 'node:child_process';
import { StackError } from '../../../../lib/settings.ts';

/** The numbers of the machines. */
export const nodes = [1, 2, 3] as const;
export type Node = (typeof nodes)[number];

/** Addresses for examples (RFC 5737), which no real network has. */
export const addressOf = (node: Node) => `198.51.100.${10 + node}`;
/** This machine's own address towards the three. */
const host = '198.51.100.1';

const bridge = 'matrimony0';
const namespaceOf = (node: Node) => `matrimony${node}`;

const ip = (...args: readonly string[]) => {
  execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] });
};

/**
 * Three machines on one: each has a network of its own (a namespace of the kernel), and nothing leads outside.
 * @throws StackError where that is not possible
 */
export function makeNetwork(): void {
  removeNetwork();
  try {
    ip('link', 'add', bridge, 'type', 'bridge');
    ip('address', 'add', `${host}/24`, 'dev', bridge);
    ip('link', 'set', bridge, 'up');
    for (const node of nodes) {
      const [outside, inside] = [`${bridge}-${node}`, 'eth0'];
      ip('netns', 'add', namespaceOf(node));
      ip('link', 'add', outside, 'type', 'veth', 'peer', 'name', inside, 'netns', namespaceOf(node));
      ip('link', 'set', outside, 'master', bridge, 'up');
      ip('-netns', namespaceOf(node), 'address', 'add', `${addressOf(node)}/24`, 'dev', inside);
      ip('-netns', namespaceOf(node), 'link', 'set', inside, 'up');
      ip('-netns', namespaceOf(node), 'link', 'set', 'lo', 'up');
    }
  } catch (error) {
    removeNetwork();
    throw new StackError(
      'The networks of three machines cannot be made here.',
      `That needs root, Linux and the program ip (Debian: iproute2). ${error instanceof Error ? error.message : ''}`,
    );
  }
}

/** Removes its rest. */
export function removeNetwork(): void {
  const attempt = (...args: readonly string[]) => {
    try {
      ip(...args);
    } catch {
      // There is none.
    }
  };
  for (const node of nodes) {
    attempt('link', 'delete', `${bridge}-${node}`);
    attempt('netns', 'delete', namespaceOf(node));
  }
  attempt('link', 'delete', bridge);
}

/** A command that runs on one of the machines. It has the same process number outside. */
export const on = (node: Node, command: string, args: readonly string[]) => ({
  command: 'ip',
  args: ['netns', 'exec', namespaceOf(node), command, ...args],
});

/** Drops all packets from one machine to others, until they are joined. Machines that are not named still reach it. */
export function cut(node: Node, others: readonly Node[]): void {
  for (const other of others) ip('-netns', namespaceOf(node), 'route', 'add', 'blackhole', `${addressOf(other)}/32`);
}

export function join(node: Node, others: readonly Node[]): void {
  for (const other of others) ip('-netns', namespaceOf(node), 'route', 'delete', 'blackhole', `${addressOf(other)}/32`);
}
