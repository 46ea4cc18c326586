import { expect, test } from 'vitest';
import { bodyLimit, listLimit, takingLists } from '../lib/rest-rules.ts';
import { personaNames, send, setUpPersonas, traits, isOffice } from './personas.ts';

// What a body of megabytes costs before the database refuses it. Other gateways pass it on.

const { clients } = await setUpPersonas();

test.runIf(traits.ownGateway).each(personaNames)('%s sends a whole list only as an admin', async (caller) => {
  const client = clients[caller];
  for (const name of takingLists)
    for (const bytes of [bodyLimit, listLimit / 2]) {
      const body = new Blob([`{"list":"${'x'.repeat(bytes)}"}`], { type: 'application/json' });
      const { status } = await send(client, 'POST', `/rest/v1/rpc/${name}`, body);
      // PostgREST has read it, and finds no such argument.
      expect(status, name).toBe(isOffice(caller) ? 404 : 413);
    }
});
