import { z } from 'zod';
import { checkContactDetails, databaseChecks, list, type Target } from './database-checks.ts';
import { failed, failIfAny, ok, runChecks, warning, type Finding, type Result } from './findings.ts';

/** A Supabase project that the bureau does not host itself. */
export interface Project {
  readonly root: string;
  readonly apiUrl: string;
  readonly publishableKey: string;
  /** Without it, only the checks through the API run. */
  readonly databaseUrl?: string | undefined;
}

/** Checks a Supabase project through its API, and its database if the URL is given; changes nothing. */
export async function examineProject(project: Project): Promise<readonly Finding[]> {
  const { databaseUrl } = project;
  const fromOutside = {
    'sign-up': () => checkSignUp(project),
    'ways to sign in': () => checkProviders(project),
    'other schemas': () => checkSchemas(project),
    'size of an answer': () => checkRows(project),
    'public files': () => checkPublicFiles(project),
    'contact details': () => checkContactDetails(project),
  };
  if (databaseUrl === undefined) {
    const missing = () => Promise.resolve(warning('not looked at: DATABASE_URL is not given'));
    return await runChecks({ ...fromOutside, database: missing });
  }
  const target: Target = { ...project, findDatabase: () => databaseUrl };
  return await runChecks({
    ...fromOutside,
    ...databaseChecks(target),
    buckets: () => checkBuckets(target),
    realtime: () => checkRealtime(target),
    GraphQL: () => checkGraphql(target),
  });
}

async function ask({ apiUrl, publishableKey }: Project, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('apikey', publishableKey);
  return await fetch(`${apiUrl}${path}`, { ...init, headers });
}

const refusalSchema = z.object({ error_code: z.string() });

/** Signs up with an invalid e-mail address: an open sign-up refuses the address, so no user is created. */
async function checkSignUp(project: Project): Promise<Result> {
  const response = await ask(project, '/auth/v1/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'not an address', password: 'no' }),
  });
  const answer = refusalSchema.safeParse(await response.json());
  return answer.success && answer.data.error_code === 'signup_disabled'
    ? ok('closed: the admin makes every account')
    : failed('open. Turn off "Allow new users to sign up"');
}

const settingsSchema = z.object({
  external: z.record(z.string(), z.boolean()),
  saml_enabled: z.boolean().optional(),
  passkeys_enabled: z.boolean().optional(),
  mailer_autoconfirm: z.boolean().optional(),
});

async function checkProviders(project: Project): Promise<Result> {
  const response = await ask(project, '/auth/v1/settings');
  if (!response.ok) return failed(`auth answers ${response.status}: is the key right?`);
  const { external, saml_enabled, passkeys_enabled, mailer_autoconfirm } = settingsSchema.parse(await response.json());
  if (external.email !== true) return failed('the e-mail provider is off, and nobody can sign in with a password');
  const others = Object.entries({ ...external, saml: saml_enabled, passkeys: passkeys_enabled })
    .filter(([name, on]) => on === true && name !== 'email')
    .map(([name]) => name);
  if (others.length > 0) return failed(`turn off what the site does not use: ${others.join(', ')}`);
  return mailer_autoconfirm === true ? failed('turn on "Confirm email"') : ok('username and password only');
}

async function checkSchemas(project: Project): Promise<Result> {
  const open: string[] = [];
  for (const schema of ['private', 'auth', 'storage', 'graphql_public']) {
    const response = await ask(project, '/rest/v1/site_settings?select=id', { headers: { 'accept-profile': schema } });
    await response.body?.cancel();
    if (response.status !== 406) open.push(schema);
  }
  return failIfAny(open, 'only public is exposed', 'take these out of the exposed schemas');
}

const largestAnswer = 60;

async function checkRows(project: Project): Promise<Result> {
  // Without a limit: a gateway of ours refuses a larger one.
  const path = '/rest/v1/RegisteredUsers?select=id&visible=is.true';
  const response = await ask(project, path, { headers: { prefer: 'count=exact' } });
  if (!response.ok) return failed(`the API answers ${response.status}`);
  const rows = z.array(z.unknown()).parse(await response.json()).length;
  if (rows > largestAnswer) return failed(`an answer holds ${rows} rows. Set "Max rows" to ${largestAnswer}`);
  const [, total = 0] = response.headers.get('content-range')?.split('/').map(Number) ?? [];
  return total > rows
    ? ok(`${rows} rows at most`)
    : warning(
        `seen only with more than ${largestAnswer} public profiles, and there are ${total}: look at "Max rows" yourself`,
      );
}

const picturesSchema = z.array(z.object({ first_img: z.string().nullable(), birth_chart: z.string().nullable() }));

/** Requests existing files: for missing ones, storage answers the same for public and private buckets. */
async function checkPublicFiles(project: Project): Promise<Result> {
  const query = 'select=first_img,birth_chart&visible=is.true&first_img=not.is.null&birth_chart=not.is.null&limit=1';
  const response = await ask(project, `/rest/v1/RegisteredUsers?${query}`);
  if (!response.ok) return failed(`the API answers ${response.status}`);
  const [pictures] = picturesSchema.parse(await response.json());
  if (pictures === undefined) return warning('not looked at: nobody has pictures yet');
  const files = { 'profile-images': pictures.first_img, 'birth-charts': pictures.birth_chart };
  const open: string[] = [];
  for (const [bucket, name] of Object.entries(files)) {
    const answer = await ask(project, `/storage/v1/object/public/${bucket}/${name ?? ''}`);
    await answer.body?.cancel();
    if (answer.ok) open.push(bucket);
  }
  return failIfAny(open, 'none of the buckets is public', 'make these buckets private');
}

async function checkBuckets(target: Target): Promise<Result> {
  const wrong = await list(
    target,
    'id',
    `select id from storage.buckets
     where public or (id in ('profile-images', 'birth-charts') and file_size_limit is distinct from 5242880)
     union all select wanted from unnest(array['profile-images', 'birth-charts']) as wanted
       where not exists (select from storage.buckets where id = wanted)`,
  );
  return failIfAny(wrong, 'private, with the limits of the migrations', 'missing, public, or with another limit');
}

/** Through GraphQL, a role sees the tables that it may read, and their columns. Row-level security holds there too. */
async function checkGraphql(target: Target): Promise<Result> {
  const extensions = await list(target, 'extname', `select extname from pg_extension where extname = 'pg_graphql'`);
  return extensions.length === 0 ? ok('off') : warning('the site does not use it: turn the extension pg_graphql off');
}

async function checkRealtime(target: Target): Promise<Result> {
  const sent = await list(
    target,
    'name',
    `select schemaname || '.' || tablename as name from pg_publication_tables where schemaname in ('public', 'private')`,
  );
  return failIfAny(sent, 'sends nothing', 'take these tables out of every publication');
}
