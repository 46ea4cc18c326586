import { randomBytes } from 'node:crypto';
import { parseEnv } from 'node:util';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

/** The form of a secret of `make secrets`. No example or typed value has it. */
const secret = z.string().regex(/^[0-9a-f]{48,}$/);

const publicOrigin = z
  .string()
  .regex(/^https:\/\/[a-z0-9.-]+$/)
  .refine((text) => URL.canParse(text));

const schema = z.object({
  SITE_URL: publicOrigin,
  POSTGRES_PASSWORD: secret,
  AUTH_DB_PASSWORD: secret,
  STORAGE_DB_PASSWORD: secret,
  REST_DB_PASSWORD: secret,
  JWT_SECRET: secret,
  PUBLISHABLE_KEY: z.string().regex(/^sb_publishable_[0-9a-f]{48}$/),
  SECRET_KEY: z.string().regex(/^sb_secret_[0-9a-f]{48}$/),
  ANON_TOKEN: z.string(),
  SERVICE_TOKEN: z.string(),
  BACKUP_SIGNING_KEY: secret,
  BACKUP_KEY: z
    .string()
    .regex(/^age1[0-9a-z]{58}$/)
    .optional(),
});

/** The settings for docker-compose.yml. */
export type HostingSettings = z.infer<typeof schema>;

/** The names in .env, with those that a person may add. */
export const settingNames: readonly string[] = [
  ...Object.keys(schema.shape),
  'SITE_ADDRESS',
  'TRUSTED_PROXIES',
  'HTTP_PORT',
  'HTTPS_PORT',
  'IPV6',
  'SITE_BUILD',
];

/** Where Docker opens the ports of the site, by the settings. A setting without a number leaves the choice to Docker. */
export function readSitePorts(text: string): { setting: string; host: string; port: number }[] {
  const settings = parseEnv(text);
  return Object.entries({ HTTP_PORT: '80', HTTPS_PORT: '443' }).flatMap(([setting, usual]) => {
    const [, host = '0.0.0.0', port] = /^(?:(\d+\.\d+\.\d+\.\d+):)?(\d+)$/.exec(settings[setting] ?? usual) ?? [];
    return port === undefined ? [] : [{ setting, host, port: Number(port) }];
  });
}

/** Everything that must be new on each installation, for this address. */
export async function generateSettings(siteUrl: string): Promise<HostingSettings> {
  const random = (bytes = 24) => randomBytes(bytes).toString('hex');
  const jwtSecret = random(48);
  return {
    SITE_URL: siteUrl,
    POSTGRES_PASSWORD: random(),
    AUTH_DB_PASSWORD: random(),
    STORAGE_DB_PASSWORD: random(),
    REST_DB_PASSWORD: random(),
    JWT_SECRET: jwtSecret,
    PUBLISHABLE_KEY: `sb_publishable_${random()}`,
    SECRET_KEY: `sb_secret_${random()}`,
    ANON_TOKEN: await signRoleToken('anon', jwtSecret),
    SERVICE_TOKEN: await signRoleToken('service_role', jwtSecret),
    BACKUP_SIGNING_KEY: random(),
  };
}

/** Whether this may be the public address: https, a host name, nothing after it. */
export function isPublicOrigin(text: string): boolean {
  return publicOrigin.safeParse(text).success;
}

/** The settings as a file for Docker Compose. Every value is of letters that need no quotes. */
export function printEnvFile(settings: HostingSettings): string {
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  return `# Made by make secrets for this installation alone. This file opens everything: keep a copy in a safe place,\n# and never in the repository or beside the backups.\n${lines.join('\n')}\n`;
}

/**
 * The missing line of an older version's file, or undefined: by this key an installation recognises its own backups.
 */
export function missingSigningKey(text: string): string | undefined {
  if (parseEnv(text).BACKUP_SIGNING_KEY !== undefined) return undefined;
  return `${text === '' || text.endsWith('\n') ? '' : '\n'}BACKUP_SIGNING_KEY=${randomBytes(24).toString('hex')}\n`;
}

/** Whether `make secrets` has made this file: another program's .env has no such key. */
export function isOurEnvFile(text: string): boolean {
  return schema.shape.SECRET_KEY.safeParse(parseEnv(text)['SECRET_KEY']).success;
}

/** Reads settings that generateSettings() has made, for any address. */
export function readGeneratedSettings(text: string): HostingSettings {
  return schema.extend({ SITE_URL: z.url() }).parse(parseEnv(text));
}

/** The settings, or one line for each value that is missing or was not made by `make secrets`. Values are not repeated. */
export async function checkSettings(
  values: Readonly<Record<string, string | undefined>>,
): Promise<{ settings: HostingSettings } | { problems: readonly string[] }> {
  const parsed = schema.safeParse(values);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
    return { problems: [...names].map((name) => describe(name, values[name])) };
  }
  const settings = parsed.data;
  const problems = [
    ...(await checkToken(settings, 'ANON_TOKEN', 'anon')),
    ...(await checkToken(settings, 'SERVICE_TOKEN', 'service_role')),
    ...repeatedSecrets(settings),
  ];
  return problems.length === 0 ? { settings } : { problems };
}

function describe(name: string, value: string | undefined): string {
  if (value === undefined || value === '') return `${name} is missing.`;
  if (name === 'BACKUP_KEY') return 'BACKUP_KEY must be the line that make backup-key prints.';
  if (name === 'SITE_URL') return 'SITE_URL must be like https://matrimony.example, with nothing after the name.';
  return `${name} is not a value that make secrets has made.`;
}

async function checkToken(settings: HostingSettings, name: 'ANON_TOKEN' | 'SERVICE_TOKEN', role: string) {
  try {
    const { payload } = await jwtVerify(settings[name], keyOf(settings.JWT_SECRET), { algorithms: ['HS256'] });
    return payload.role === role ? [] : [`${name} is a token of another role.`];
  } catch {
    return [`${name} was not signed with JWT_SECRET, or has expired.`];
  }
}

function repeatedSecrets({ SITE_URL: _public, BACKUP_KEY: _key, ...secrets }: HostingSettings): string[] {
  return new Set(Object.values(secrets)).size === Object.values(secrets).length
    ? []
    : ['Two of the secrets are the same.'];
}

/** The token under which a request with one of the keys runs. */
async function signRoleToken(role: 'anon' | 'service_role', jwtSecret: string): Promise<string> {
  return await new SignJWT({ role })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime('10y')
    .sign(keyOf(jwtSecret));
}

function keyOf(jwtSecret: string): Uint8Array {
  return new TextEncoder().encode(jwtSecret);
}
