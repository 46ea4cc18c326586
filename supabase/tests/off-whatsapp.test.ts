import { expect, test } from 'vitest';
import { addPerson } from './people.ts';
import { call, isOffice, personaNames, setUpPersonas, signIn } from './personas.ts';

// A family that asked for no WhatsApp: the office offers no message to it, and nobody else learns of it.

const { clients, sql } = await setUpPersonas();
const { admin, clerk } = clients;
const family = await addPerson(sql, { label: 'off-whatsapp', login: true });
const own = await signIn(family.username);

const answer = (given: boolean) =>
  call(own, 'set_my_consent', { purpose: 'whatsapp', given, said_by: 'Father', notice_language: 'ta' });
const listThose = async (client: typeof admin) =>
  (
    await client
      .from('office_details')
      .select('registered_user_id')
      .in('registered_user_id', [family.id])
      .eq('off_whatsapp', true)
  ).data ?? [];

test('the bureau alone reads who asked for no WhatsApp, at once and until a new yes', async () => {
  expect(await listThose(clerk)).toEqual([]);
  expect(await answer(false)).toMatchObject({ status: 204 });
  for (const name of personaNames) expect(await listThose(clients[name]), name).toHaveLength(isOffice(name) ? 1 : 0);
  expect(await listThose(own)).toEqual([]);
  // The links stay as they were: each purpose has its own answer.
  const [kept] = await sql`select off_links from public.office_details where registered_user_id = ${family.id}`;
  expect(kept).toEqual({ off_links: false });
  expect(await answer(true)).toMatchObject({ status: 204 });
  expect(await listThose(admin)).toEqual([]);
});
