import { SignJWT } from 'jose';

/**
 * The Supabase CLI's well-known local keys, so that every tool agrees. They protect nothing: all services of this backend
 * listen on the loopback interface only.
 */
export const publishableKey = 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH';
export const secretKey = 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz';
export const jwtSecret = 'super-secret-jwt-token-with-at-least-32-characters-long';

/** The token under which a request with one of the keys above runs. */
export async function roleToken(role: 'anon' | 'service_role'): Promise<string> {
  return await new SignJWT({ role })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime('10y')
    .sign(new TextEncoder().encode(jwtSecret));
}
