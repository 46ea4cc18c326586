// The first promise of this product: a phone number, an e-mail or an address reaches nobody before the admin has
// approved it. walk.test.ts asks every table and function once; these are the acts from an approval to its end, the office's
// own readers, other tables and the logs.
import { expect, test } from 'vitest';
import { asCaller } from './as-caller.ts';
import { argumentsFor } from './functions.ts';
import { contactOf, listTables, setUpMarkedPeople, tracesIn, type Caller } from './marked-people.ts';
import { oneValue, versionOf } from './people.ts';
import {
  backend,
  call,
  callAnything,
  callAndRead,
  exportPeople,
  send,
  signIn,
  traits,
  type Client,
} from './personas.ts';
import { findTraces } from './traces.ts';

const { clients, marked, sql } = await setUpMarkedPeople();
const tables = await listTables(sql);
const contactColumns = ['phone_number', 'second_phone_number', 'whose_second_phone', 'email', 'address'] as const;

/** The callers that read the contact details of `visible` by the reading functions, and with `everywhere` by tables too. */
async function whoLearns({ everywhere = false } = {}): Promise<Caller[]> {
  const learners: Caller[] = [];
  for (const caller of ['visitor', 'member', 'switchedOff', 'owner'] as const) {
    const ask = (name: string, body: object) => send(clients[caller], 'POST', `/rest/v1/rpc/${name}`, body);
    const answers = await Promise.all([
      ask('read_contact_details', { profile_id: marked.visible.id }),
      ...[
        'find_profiles',
        'list_my_disclosures',
        'list_my_choices',
        'list_my_blocks',
        'list_saved_searches',
        'export_my_data',
      ].map((name) => ask(name, {})),
    ]);
    const told = answers.map(({ headers, body }) => `${JSON.stringify([...headers])}${body}`);
    if (everywhere)
      await asCaller(sql, clients[caller], async (run) => {
        for (const { name, person } of tables)
          told.push((await run(`select * from ${name} ${person && `where ${person} = ${marked.visible.id}`}`)).text);
      });
    if (told.some((text) => tracesIn(text).includes('visible'))) learners.push(caller);
  }
  return learners;
}

test('one member learns them, from the approval until they are taken back, hidden or blocked', async () => {
  const { owner, admin } = clients;
  const target = { profile_id: marked.visible.id };
  const theirs = await signIn(marked.visible.username);
  const done = async (client: Client, name: string, args: object) => {
    const { status, data } = await callAnything(client, name, args);
    expect(status, name).toBeLessThan(300);
    return data;
  };
  const share = async (look: (expected: Caller[]) => Promise<void>) => {
    await done(owner, 'like_profile', target);
    const request_id = await done(owner, 'ask_for_contact', { ...target, note: 'Please' });
    await look([]);
    await done(admin, 'record_consent', {
      request_id,
      given_on: '2026-01-02',
      channel: 'Telephone',
      person: 'Her father',
    });
    await look([]);
    await done(admin, 'decide_request', { request_id, approve: true });
    await look(['owner']);
  };
  const setStatus = (status: string) =>
    done(admin, 'set_profile_statuses', { changes: [{ id: marked.visible.id, status }] });

  const everywhere = { everywhere: true };
  await share(async (expected) => expect(await whoLearns(everywhere)).toEqual(expected));
  const { data } = await admin.from('disclosures').select('id').eq('subject_id', marked.visible.id).single();
  await done(admin, 'revoke_disclosure', { disclosure_id: data?.id, revoke_reason: 'A test' });
  expect(await whoLearns(everywhere)).toEqual([]);

  // The way there has been looked at.
  await share(() => Promise.resolve());
  await setStatus('withdrawn');
  expect(await whoLearns()).toEqual([]);
  await setStatus('verified');
  await done(theirs, 'set_my_status', { new_status: 'on hold' });
  expect(await whoLearns()).toEqual([]);
  await done(theirs, 'set_my_status', { new_status: 'verified' });
  expect(await whoLearns()).toEqual(['owner']);
  await done(admin, 'set_account_active', { profile_id: marked.owned.id, is_active: false });
  expect(await whoLearns()).toEqual([]);
  await done(admin, 'set_account_active', { profile_id: marked.owned.id, is_active: true });
  clients.owner = await signIn(marked.owned.username);
  expect(await whoLearns()).toEqual(['owner']);
  await done(theirs, 'block_profile', { profile_id: marked.owned.id });
  expect(await whoLearns(everywhere)).toEqual([]);
});

test('proposals carry none in, and none out', async () => {
  const { owner, admin } = clients;
  const { phone_number, second_phone_number, email, address } = contactOf('visible');
  for (const changes of [
    { phone_number },
    { second_phone_number },
    { email },
    { address },
    { job: phone_number },
    { caste: email },
    { name: `Call ${phone_number}` },
  ]) {
    const { status, message } = await call(owner, 'propose_changes', { changes });
    expect(status).toBe(400);
    expect(tracesIn(message ?? '')).toEqual([]);
  }
  const { data: id } = await call(owner, 'propose_changes', { changes: { job: 'Proposed' } });
  expect((await callAnything(admin, 'decide_proposal', { proposal_id: id, approve: true })).status).toBe(204);
  for (const table of ['profile_proposals', 'audit_log', 'notifications']) {
    const select = table === 'audit_log' ? 'old_values,new_values' : '*';
    expect(tracesIn((await send(admin, 'GET', `/rest/v1/${table}?select=${select}`)).body)).toEqual([]);
  }
});

test("the admin's functions answer with none, but for the five that are meant to once it is recorded", async () => {
  const admin = clients.admin;
  const { id, name } = marked.visible;
  const answers = new Map<string, string>();
  const note = (key: string, answer: object) => answers.set(key, JSON.stringify(answer));
  const phone = contactOf('visible').phone_number;
  const calls = { ...(await argumentsFor(sql, { id, name }, phone)) };
  // Other tests have sent complaints before.
  const grievance_id = await oneValue(sql<{ id: number }[]>`
    select max(id)::int as id from private.grievances where name = 'Test marked'`);
  calls.open_grievance_contact = { grievance_id };
  calls.read_grievance_contact = { grievance_id };
  // Functions that end a profile come last.
  const ending = ['delete_profile', 'restore_profile', 'delete_profile', 'erase_profile'];
  note('export_people before it is recorded', await callAnything(admin, 'export_people', calls.export_people));
  await call(admin, 'record_export', { ids: [id], with_contact: true });
  for (const key of [...Object.keys(calls).filter((key) => !ending.includes(key)), ...ending]) {
    if (key === 'change_password') continue;
    note(key, await callAnything(admin, key, calls[key]));
  }
  const contact = contactOf('hidden');
  const hidden = marked.hidden.id;
  const search = (phone: string) => callAndRead(admin, 'find_people_by_contact', { part: phone });
  note('search', await search(contact.phone_number));
  note('search for the second number', await search(contact.second_phone_number));
  note('search in part', await search(contact.phone_number.slice(0, -1)));
  note('search for an e-mail', await search(contact.email.slice(1)));
  const like = { person_name: marked.hidden.name, birth_date: null, phone: contact.phone_number };
  note('duplicates', await callAndRead(admin, 'find_possible_duplicates', like));
  const second = { second_phone: contact.second_phone_number };
  note('duplicates by the second number', await callAndRead(admin, 'find_possible_duplicates', second));
  note('export without contact', await exportPeople(admin, [hidden], false));
  const people = [
    { name: 'Test marked again', ...contact },
    { name: '', ...contact },
  ];
  note('import', await callAndRead(admin, 'check_import', { people }));
  const seen_updated_at = await versionOf(sql, hidden);
  const save = (changes: object) => call(admin, 'save_profile', { profile_id: hidden, seen_updated_at, changes });
  note('save what is refused', await save({ ...contact, email: 'x', height: 1 }));
  note('save', await save({ phone_number: contact.phone_number, address: contact.address, job: 'Saved' }));

  const holding = [...answers].filter(([, answer]) => tracesIn(answer).length > 0).map(([key]) => key);
  expect(holding.sort()).toEqual([
    'export_people',
    'read_contact_details',
    'read_grievance_contact',
    'read_nominee',
    'read_office_note',
  ]);
  expect(answers.get('search')).toContain(`[${hidden}]`);
  expect(answers.get('search for the second number')).toContain(`[${hidden}]`);
  expect(answers.get('duplicates by the second number')).toContain(`${hidden}`);
  expect(answers.get('search in part')).toContain(`${hidden}`);
  expect(answers.get('search for an e-mail')).toContain(`${hidden}`);
  const recorded = await sql`
    select action from public.audit_log where registered_user_id = ${id} and (action like 'read%' or action like 'exported%' or action like 'put%')`;
  expect(recorded.map(({ action }) => String(action)).sort()).toEqual([
    'exported with contact details',
    'exported with contact details',
    'put contact details on biodata',
    'read contact details',
  ]);
});

test('are in no other table of the database', async () => {
  const traces = await findTraces(sql, 'marker7f3a|512398760|512388770');
  expect(traces).not.toEqual([]);
  const elsewhere = traces.filter(
    (found) => !/^(public\.contact_details|private\.(office_notes|nominees)): /.test(found),
  );
  expect(elsewhere).toEqual([]);
  // Of the indexes too: one of an expression has statistics of its own.
  await sql`analyze public.contact_details, private.office_notes, private.nominees`;
  const statistics = await sql`
    select tablename, attname from pg_stats
    where (schemaname = 'public' and tablename = 'contact_details' and attname = any(${[...contactColumns]}))
      or (schemaname = 'private' and tablename = 'office_notes' and attname = 'note')
      or (schemaname = 'private' and tablename = 'nominees' and attname <> 'registered_user_id')
      or tablename in (select relname from pg_index join pg_class on pg_class.oid = indexrelid
        where indrelid = 'public.contact_details'::regclass and indexprs is not null)`;
  expect(statistics).toEqual([]);
});

// Elsewhere the log has the statements of these tests, which call functions by SQL.
test.runIf(traits.logsCanBeRead && traits.rowsStayOutOfLog)('are in no log', async () => {
  const logs = (await backend.readLogs()).map(({ text }) => text).join('\n');
  expect(logs.trim()).not.toBe('');
  expect(tracesIn(logs)).toEqual([]);
});
