import type { Stack } from './stack.ts';

/** Prints URLs and keys as KEY=value lines. */
export function env({ backend, site }: Stack): Promise<void> {
  const { apiUrl, publishableKey, secretKey, databaseUrl } = backend.access;
  console.log(`SUPABASE_URL=${apiUrl}`);
  console.log(`SUPABASE_PUBLISHABLE_KEY=${publishableKey}`);
  console.log(`SUPABASE_SECRET_KEY=${secretKey}`);
  console.log(`DATABASE_URL=${databaseUrl}`);
  console.log(`WEB_URL=${backend.siteUrl ?? site.url}`);
  return Promise.resolve();
}
