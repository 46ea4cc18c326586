import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StackError } from './settings.ts';

/** The system's error code if a server can't listen on this port, as in EADDRINUSE. */
async function tryToListen(port: number, host: string): Promise<string | undefined> {
  return await new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/**
 * Below the ports that Linux, macOS and Windows give to outgoing connections and to servers without a port of their own. One
 * of those could be taken before its server listens on it.
 */
const freePorts = { from: 20_000, to: 32_000 };
const given = new Set<number>();

/** Where each process notes its ports: two that choose before either listens must not take the same one. */
export const portNotes = path.join(tmpdir(), `matrimony-ports-${process.getuid?.() ?? 'own'}`);
const noteOf = (port: number) => path.join(portNotes, String(port));

/** Whether the process that noted a port still runs. */
function isNoted(port: number): boolean {
  try {
    return process.kill(Number(readFileSync(noteOf(port), 'utf8')), 0);
  } catch {
    return false;
  }
}

/** Notes a port for this process until it ends; false if a running process has noted it. */
export function reservePort(port: number): boolean {
  mkdirSync(portNotes, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(noteOf(port), String(process.pid), { flag: 'wx' });
  } catch {
    // The note of a process that was killed is removed, for the next who asks.
    if (!isNoted(port)) rmSync(noteOf(port), { force: true });
    return false;
  }
  if (given.size === 0) process.once('exit', () => [...given].forEach((mine) => rmSync(noteOf(mine), { force: true })));
  given.add(port);
  return true;
}

/** A port on the loopback interface that is free now, and that no process of this user was given before. */
export async function findFreePort(): Promise<number> {
  for (let tries = freePorts.to - freePorts.from; tries > 0; tries -= 1) {
    const port = randomInt(freePorts.from, freePorts.to);
    if (!reservePort(port)) continue;
    if ((await tryToListen(port, '127.0.0.1')) === undefined) return port;
  }
  throw new Error('No port is free.');
}

interface PortOptions {
  readonly host?: string;
  /** Whether Docker opens it, which may use every port; its setting is in .env then. */
  readonly byDocker?: boolean;
}

/**
 * Requires that a server can listen on the port.
 * @throws StackError naming the port, the program that uses it, and the setting for another port
 */
export async function requireFreePort(
  port: number,
  purpose: string,
  setting: string,
  { host = '127.0.0.1', byDocker = false }: PortOptions = {},
): Promise<void> {
  const failure = await tryToListen(port, host);
  if (failure === undefined || (byDocker && failure === 'EACCES')) return;
  if (failure === 'EADDRNOTAVAIL' || failure === 'EAFNOSUPPORT') {
    // Without IPv6 nobody else has the port there.
    if (host === '::1') return;
    throw new StackError(
      `This machine has no address ${host} (IPv4), which all services use.`,
      'Switch IPv4 on for the loopback interface.',
    );
  }
  if (failure === 'EACCES') {
    throw new StackError(
      `Port ${port} (${purpose}) may not be used by this user.`,
      `Choose one above 1023: ${setting}=${port + 10_000} make up`,
    );
  }
  throw new StackError(
    `Port ${port} (${purpose}) is taken by ${describeListener(port)}.`,
    `Stop it, or choose another port: ${setting}=${port + 10} ${byDocker ? 'in .env' : 'make up'}`,
  );
}

function describeListener(port: number): string {
  try {
    return process.platform === 'linux' ? describeLinuxListener(port) : describeWithLsof(port);
  } catch {
    return 'another program';
  }
}

function describeWithLsof(port: number): string {
  const lines = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN'], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const [command, pid] = lines[1]?.split(/\s+/) ?? [];
  return command === undefined ? 'another program' : `${command} (process ${pid ?? '?'})`;
}

/** The kernel lists listening sockets by inode; the owner is the process with a file descriptor of that inode. */
function describeLinuxListener(port: number): string {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  const sockets = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    readFileSync(file, 'utf8').split('\n').slice(1),
  );
  const inodes = sockets
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[1]?.endsWith(`:${wanted}`) && fields[3] === '0A')
    .map((fields) => `socket:[${fields[9] ?? ''}]`);
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (ownsSocket(pid, inodes)) {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim();
      return `"${command.slice(0, 80)}" (process ${pid})`;
    }
  }
  return 'a program of another user';
}

function ownsSocket(pid: string, inodes: readonly string[]): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => inodes.includes(readlinkSync(`/proc/${pid}/fd/${fd}`)));
  } catch {
    return false; // The process has ended, or belongs to another user.
  }
}
