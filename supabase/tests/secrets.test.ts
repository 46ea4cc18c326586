import { beforeAll, describe, expect, test } from 'vitest';
import { checkLogs } from '../commands/check/find-secrets.ts';
import { addPerson, testPassword } from './people.ts';
import { access, setUpPersonas, traits } from './personas.ts';

const { clients, sql } = await setUpPersonas();

describe('the check of the logs', () => {
  const contact = { phone_number: '+91 51239 87700', email: 'logged7f3a@example.com', address: '7, Logged Street' };
  const check = (text: string) => checkLogs([{ name: 'auth.log', text: `started\n${text}\n` }], access);

  beforeAll(() => addPerson(sql, { label: 'logged', contact }));

  test('finds keys, tokens, passwords, and contact details in any spelling', async () => {
    const { data } = await clients.member.auth.getSession();
    const { access_token = '', refresh_token = '' } = data.session ?? {};
    for (const [what, text] of [
      ['the secret key of the backend', access.secretKey],
      ...(access.jwtSecret === undefined
        ? []
        : [['the secret that signs tokens', `jwt_secret = "${access.jwtSecret}"`] as const]),
      ...Object.entries(access.servicePasswords).map(([what, password]) => [what, `password=${password}`] as const),
      ['password 3 of the tests', `{"password":"${testPassword}"}`],
      ['a token', `GET /storage/v1/object/sign/x?token=${access_token}`],
      ['what a session is refreshed with', `{"refresh_token":"${refresh_token}"}`],
      ['contact details', 'phone_number=eq.%2B91%2051239%2087700'],
      ['contact details', 'Failing row contains (1, LOGGED7F3A@example.com)'],
      ['contact details', 'address 7,Logged  Street'],
      ['a phone number', 'call +91-59999-99999 now'],
    ]) {
      const failure: unknown = await check(text).catch((error: unknown) => error);
      expect(String(failure), text).toMatch(new RegExp(`auth\\.log(:2)?: ${what}`));
      expect(String(failure)).not.toContain(text);
    }
  });

  test('takes no offence at what a log is for, and wants one', async () => {
    await expect(
      check('2026-11-21 03:01:52.921 UTC [16246] ERROR:  permission denied for table contact_details'),
    ).resolves.toBeUndefined();
    await expect(check('ERROR:  Enter the number, for example +91 98450 12345.')).resolves.toBeUndefined();
    // With its hyphens removed, this has the digits of a number. The auth server logs the ids of logins and requests.
    await expect(check('"actor_id":"f83a070d-0517-463c-9185-51113187fc3c"')).resolves.toBeUndefined();
    await expect(checkLogs([{ name: 'auth.log', text: '' }], access)).rejects.toThrow('The logs are empty.');
  });
});

describe('an answer to nonsense', () => {
  const json = { 'content-type': 'application/json' };
  const forged = 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.';
  /** The insides of the servers: their files, stacks, statements, keys and tokens. */
  const inside =
    /(?:\n|\\n)\s+at |file:\/\/|node_modules|\/(work|home|root|tmp|usr|var)\/|\.[cm]?[jt]s:\d|postgres(ql)?:\/\/|\b(select|insert|update|delete)\b.+\b(from|into|set)\b|127\.0\.0\.1|eyJ[\w-]+\.eyJ|sb_secret|super-secret|\$2[aby]\$/i;

  interface Nonsense {
    readonly method?: string;
    readonly path: string;
    readonly body?: string | Uint8Array<ArrayBuffer>;
    readonly headers?: Record<string, string>;
    /** Sent instead of the caller's own. */
    readonly token?: string;
  }
  const post = (path: string, body: Nonsense['body'] = '{', headers: Record<string, string> = json): Nonsense => ({
    method: 'POST',
    path,
    body,
    headers,
  });
  const tokens = ['a.b.c', 'garbage', forged, `${forged}x`, 'eyJhbGciOiJIUzI1NiJ9.e30.AAAA'];
  const notUtf8 = new Uint8Array([0x7b, 0xff, 0xfe]);

  const questions: Readonly<Record<string, readonly Nonsense[]>> = {
    PostgREST: [
      post('/rest/v1/rpc/propose_changes', '{"changes": {"job": '),
      post('/rest/v1/rpc/propose_changes', '{"changes": {"job": "\\u0000"}}'),
      post('/rest/v1/rpc/propose_changes', notUtf8),
      post('/rest/v1/rpc/propose_changes', '<a/>', { 'content-type': 'application/xml' }),
      post('/rest/v1/rpc/propose_changes', `{"changes": {"job": "${'x'.repeat(1_000_000)}"}}`),
      post('/rest/v1/rpc/ask_for_contact', '{"profile_id": {"$gt": 0}, "note": []}'),
      post('/rest/v1/rpc/drop_everything', '{}'),
      post('/rest/v1/contact_details', '[{"registered_user_id": 1}, 2]'),
      { path: `/rest/v1/RegisteredUsers?id=eq.${'9'.repeat(40)}` },
      { path: '/rest/v1/RegisteredUsers?name=match.(' },
      { path: '/rest/v1/RegisteredUsers?select=id::nonsense' },
      { path: '/rest/v1/RegisteredUsers?select=count(),age.avg()' },
      { path: '/rest/v1/RegisteredUsers?limit=-1' },
      { path: '/rest/v1/RegisteredUsers', headers: { accept: 'application/vnd.pgrst.plan' } },
      { path: '/rest/v1/contact_details', headers: { 'accept-profile': 'auth' } },
      { path: '/rest/v1/%00' },
      { path: '/rest/v1/%zz' },
      ...tokens.map((token) => ({ path: '/rest/v1/RegisteredUsers', token })),
    ],
    auth: [
      ...['{"email":', 'null', '[]', '{"email":{"a":1},"password":[]}', '{"email":"\\u0000","password":"\\u0000"}'].map(
        (body) => post('/auth/v1/token?grant_type=password', body),
      ),
      post('/auth/v1/token?grant_type=refresh_token', '{"refresh_token":"nonsense"}'),
      post('/auth/v1/token?grant_type=refresh_token', '{"refresh_token":{"x":1}}'),
      post('/auth/v1/token?grant_type=pkce', '{"auth_code":"x","code_verifier":"y"}'),
      post('/auth/v1/token?grant_type=nonsense', '{}'),
      post('/auth/v1/signup', '{"email":"someone@example.com","password":"a long password"}'),
      post('/auth/v1/admin/users', '{}'),
      { path: '/auth/v1/authorize?provider=google&redirect_to=https://evil.example' },
      // Through other gateways the first answers everybody the same, and the second leads back to the site.
      ...(!traits.ownGateway
        ? []
        : [
            post('/auth/v1/recover', '{"email":"asha@members.matrimony.invalid"}'),
            { path: '/auth/v1/verify?token=nonsense&type=recovery&redirect_to=https://evil.example' },
          ]),
      ...tokens.map((token) => ({ path: '/auth/v1/user', token })),
      ...tokens.map((token) => ({ ...post('/auth/v1/logout', '{}'), token })),
    ],
    storage: [
      post('/storage/v1/object/list/profile-images'),
      post('/storage/v1/object/list/profile-images', '{"prefix":{"a":1},"sortBy":{"column":"name; drop","order":"x"}}'),
      post('/storage/v1/object/list/nonsense', '{"prefix":""}'),
      post('/storage/v1/object/sign/profile-images/a/b.webp'),
      post('/storage/v1/object/sign/profile-images', '{"paths":1}'),
      post('/storage/v1/object/copy'),
      post('/storage/v1/object/move', '{"bucketId":1}'),
      post('/storage/v1/object/profile-images/1/x.webp', '--x\r\nnonsense', {
        'content-type': 'multipart/form-data; boundary=x',
      }),
      { ...post('/storage/v1/object/upload/sign/profile-images/1/x.webp?token=a.b.c', 'x'), method: 'PUT' },
      { path: '/storage/v1/object/profile-images/%00' },
      { path: '/storage/v1/object/profile-images/%zz' },
      { path: '/storage/v1/object/nonsense/x' },
      { path: '/storage/v1/object/sign/profile-images/1/x.webp?token=a.b.c' },
      { path: '/storage/v1/object/sign/profile-images/1/x.webp' },
      ...tokens.map((token) => ({ path: '/storage/v1/bucket', token })),
    ],
    'no service': [
      '/storage/v1/render/image/authenticated/profile-images/x',
      '/storage/v1/upload/resumable',
      '/storage/v1/s3/profile-images',
      '/nonsense',
      '/graphql/v1',
      '/realtime/v1/websocket',
      '/functions/v1/x',
      '/pg/query',
      '/.env',
    ].map((path) => ({ path })),
  };

  test.each(Object.entries(questions))(
    'from %s is a refusal that tells nothing of its inside',
    async (_name, asked) => {
      const { data } = await clients.member.auth.getSession();
      const answers = await Promise.all(
        asked.map(async ({ method = 'GET', path, body, headers: sent, token }) => {
          const authorization = `Bearer ${token ?? data.session?.access_token ?? ''}`;
          const response = await fetch(access.apiUrl + path, {
            method,
            headers: { apikey: access.publishableKey, authorization, ...sent },
            ...(body === undefined ? {} : { body }),
            redirect: 'manual',
          });
          // The methods that a page may use are no statement of SQL, though DELETE is among them.
          const headers = [...response.headers].filter(([header]) => header !== 'access-control-allow-methods');
          const text = await response.text();
          const told = `${JSON.stringify(headers)} ${text}`;
          // Storage refuses an unknown bucket with its own error.
          const isAnswered = response.status < 400 && text !== '[]';
          return { asked: `${method} ${path} ${token ?? ''}`, isAnswered, told };
        }),
      );
      expect(answers.filter(({ isAnswered }) => isAnswered)).toEqual([]);
      expect(answers.filter(({ told }) => inside.test(told))).toEqual([]);
    },
  );
});
