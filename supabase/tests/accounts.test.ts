import { SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { describe, expect, test } from 'vitest';
import { access, sendToAuth, signIn, traits, setUpPersonas, visitor } from './personas.ts';

const { clients, sql } = await setUpPersonas();

describe('sign-in', () => {
  const attempt = async (email: string, password: string) => {
    const { data, error } = await visitor().auth.signInWithPassword({ email, password });
    return { session: data.session, code: error?.code, status: error?.status, message: error?.message };
  };

  test('a wrong username and a wrong password get the same answer', async () => {
    const wrongPassword = await attempt('asha@members.matrimony.invalid', 'not her password');
    const wrongUsername = await attempt('nobody@members.matrimony.invalid', 'not her password');
    expect(wrongPassword).toEqual(wrongUsername);
    expect(wrongPassword).toMatchObject({ session: null, code: 'invalid_credentials', status: 400 });
  });

  test('a session is refreshed, and ends with sign-out', async () => {
    const client = await signIn('asha', 'Demo-member-2026');
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.access_token).toBeTruthy();
    await client.auth.signOut();
    const { error: afterwards } = await visitor().auth.refreshSession({
      refresh_token: data.session?.refresh_token ?? '',
    });
    expect(afterwards).not.toBeNull();
  });
});

test('nobody makes an account: not by sign-up, not by a one-time code, not anonymously', async () => {
  const count = async () => (await sql`select count(*)::int as logins from auth.users`)[0];
  const before = await count();
  const email = 'someone@example.com';
  expect((await visitor().auth.signUp({ email, password: 'a long password' })).error).not.toBeNull();
  expect((await visitor().auth.signInWithOtp({ email })).error).not.toBeNull();
  expect((await visitor().auth.signInAnonymously()).error).not.toBeNull();
  expect(await count()).toEqual(before);
});

describe('past the gateway, auth', () => {
  const rows = async () =>
    await sql`
      select users.email, users.encrypted_password, users.raw_user_meta_data, to_jsonb(users) ->> 'email_change' as email_change,
        coalesce(to_jsonb(users) ->> 'phone', '') as phone, coalesce(to_jsonb(users) ->> 'phone_change', '') as phone_change
      from auth.users order by id`;

  test.each(['otherMember', 'switchedOff', 'temporaryPassword', 'admin'] as const)(
    'takes no text, address, phone number or password from %s',
    async (name) => {
      const before = await rows();
      for (const change of [
        { data: { note: 'Call 98450 12345' } },
        { email: 'somebody@example.com' },
        { phone: '+919845012345' },
        { password: 'three green parrots' },
      ]) {
        // Not the status: a version of auth ignores unknown attributes.
        await sendToAuth(clients[name], 'PUT', '/user', change);
        expect(await rows(), JSON.stringify(change)).toEqual(before);
      }
      // Admins may: second-factor.test.ts.
      if (name === 'admin') return;
      const client = clients[name];
      const { status } = await sendToAuth(client, 'POST', '/factors', {
        factor_type: 'totp',
        friendly_name: 'A phone',
      });
      expect(status).toBeGreaterThanOrEqual(400);
      const [factors] = await sql<{ table: string | null }[]>`select to_regclass('auth.mfa_factors')::text as table`;
      if (factors?.table !== null) expect(await sql`select id from auth.mfa_factors`).toEqual([]);
    },
  );

  test('goes on with what it needs: signing in, refreshing, signing out', async () => {
    const client = await signIn('asha', 'Demo-member-2026');
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await client.auth.signOut()).error).toBeNull();
  });
});

describe('keys and tokens', () => {
  const ask = async (headers: Record<string, string>) => {
    const response = await fetch(`${access.apiUrl}/rest/v1/RegisteredUsers?select=id&limit=1`, { headers });
    await response.body?.cancel();
    return response.status;
  };
  const apikey = access.publishableKey;

  test('a request without a key, or with an unknown one, is refused', async () => {
    // Without a key the CLI's gateway assumes a visitor; that of hosted Supabase does not.
    for (const headers of [{}, { apikey: 'sb_publishable_unknown' }]) {
      expect(traits.ownGateway ? [401] : [200, 401]).toContain(await ask(headers));
    }
    expect(await ask({ apikey })).toBe(200);
  });

  test('a token that the auth service did not make is refused', async () => {
    const claims = { role: 'service_role', sub: '00000000-0000-4000-8000-000000000000' };
    const unsigned = new UnsecuredJWT(claims).encode();
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('a secret that is not the secret of this backend'));
    for (const token of [unsigned, forged, 'garbage', `${forged}x`]) {
      expect(await ask({ apikey, authorization: `Bearer ${token}` })).toBe(401);
    }
  });

  test('not even a token signed with the right secret makes somebody of nobody', async () => {
    const sub = crypto.randomUUID();
    const expired = Math.floor(Date.now() / 1000) - 120;
    const forgeries: readonly JWTPayload[] = [
      { role: 'postgres', sub },
      { role: 'supabase_admin', sub },
      { role: 'nobody', sub },
      { role: ['service_role'], sub },
      { role: 'service_role', sub, exp: expired },
      { role: 'authenticated' },
      { role: 'authenticated', sub: 'not a uuid' },
      { role: 'authenticated', sub: 'x'.repeat(5000) },
      { role: 'authenticated', sub },
      { role: 'authenticated', sub, is_admin: true, app_metadata: { role: 'admin' } },
      { sub },
    ];
    for (const claims of forgeries) {
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(claims.exp ?? '1h')
        .sign(new TextEncoder().encode(access.jwtSecret ?? 'not known here, and another one anyway with ES256'));
      for (const path of [
        'profile_details?select=*',
        'accounts?select=*',
        'RegisteredUsers?select=id&visible=is.false',
      ]) {
        const response = await fetch(`${access.apiUrl}/rest/v1/${path}`, {
          headers: { apikey, authorization: `Bearer ${token}` },
        });
        const body = await response.text();
        const told = `${JSON.stringify(claims)} ${path}: ${response.status} ${body}`;
        expect(response.status === 200 ? body === '[]' : response.status < 500, told).toBe(true);
      }
    }
  });

  test('a page of another site may send no cookies and reads nothing without a key', async () => {
    const origin = 'https://evil.example';
    for (const method of ['GET', 'OPTIONS']) {
      const response = await fetch(`${access.apiUrl}/rest/v1/RegisteredUsers?select=id&limit=1`, {
        method,
        headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'apikey' },
      });
      await response.body?.cancel();
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
      expect(response.headers.get('access-control-allow-origin')).not.toBe(origin);
      expect(response.headers.get('set-cookie')).toBeNull();
    }
  });

  test('no other schema is served', async () => {
    for (const schema of ['auth', 'private', 'storage', 'supabase_migrations', 'pg_catalog']) {
      expect(await ask({ apikey, 'accept-profile': schema })).toBe(406);
    }
  });

  test('one answer holds at most 60 rows, with the secret key too', async () => {
    const response = await fetch(`${access.apiUrl}/rest/v1/RegisteredUsers?select=id&limit=100000`, {
      headers: { apikey: access.secretKey, authorization: `Bearer ${access.secretKey}` },
    });
    expect(await response.json()).toHaveLength(60);
  });
});
