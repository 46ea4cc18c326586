import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

/** A message of PostgreSQL's protocol. */
function message(type: string, body: string | readonly number[]): Buffer {
  const bytes = Buffer.from(body);
  const length = Buffer.alloc(4);
  length.writeInt32BE(bytes.length + 4);
  return Buffer.concat([Buffer.from(type), length, bytes]);
}
const ready = message('Z', 'T');

/** Lets everybody in, begins a transaction, and is gone at the first statement in it. */
function answer(socket: Socket): void {
  const answers = [message('R', [0, 0, 0, 0]), message('C', 'BEGIN\0')];
  socket.on('data', () => {
    const next = answers.shift();
    if (next === undefined) socket.destroy();
    else socket.write(Buffer.concat([next, ready]));
  });
}

test('a transaction whose connection is lost fails, and ends no process: make install mends the driver', async () => {
  const server = createServer(answer);
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.custom<AddressInfo>((found) => typeof found === 'object').parse(server.address());
  const sql = postgres(`postgres://nobody@127.0.0.1:${port}/postgres`, { max: 1, fetch_types: false });
  onTestFinished(async () => await sql.end({ timeout: 0 }));
  const work = sql.begin(async (transaction) => await transaction.unsafe('select 1'));
  await expect(work).rejects.toThrow('CONNECTION_CLOSED');
});
