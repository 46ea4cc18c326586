import { createHmac } from 'node:crypto';

/**
 * The Supabase CLI's well-known local keys, so that every tool agrees. They protect nothing: all services of this backend
 * listen on the loopback interface only.
 */
export const publishableKey = 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH';
export const secretKey = 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz';
export const jwtSecret = 'super-secret-jwt-token-with-at-least-32-characters-long';

export const databasePassword = 'postgres';

/** The address of the superuser, which only this backend accepts. */
export const superuserUrl = (port: number) =>
  `postgres://supabase_admin:${databasePassword}@127.0.0.1:${port}/postgres`;

/** The address under which migrations, fixtures and people use the database: not as superuser, as on hosted Supabase. */
export const databaseUrl = (port: number) => `postgres://postgres:${databasePassword}@127.0.0.1:${port}/postgres`;

/** The token under which a request with one of the keys above runs, for ten years. */
export function roleToken(role: 'anon' | 'service_role'): string {
  const now = Math.floor(Date.now() / 1000);
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ role, iat: now, exp: now + 315_360_000 })}`;
  return `${text}.${createHmac('sha256', jwtSecret).update(text).digest('base64url')}`;
}
