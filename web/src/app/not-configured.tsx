import { callLink } from '@/lib/bureau';
import { builtInBureau as bureau } from '@/first-load/kept-bureau';

/** Shown when the site was built without being told where its backend is. */
export function NotConfigured() {
  return (
    <main className="wrap max-w-2xl py-20">
      <h1 className="text-3xl">{bureau.bureau_name} is not set up yet</h1>
      <p className="mt-6 text-lg">
        The site was not told where its data is: VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY must be set when it
        is built or started.
      </p>
      <p className="mt-4 text-lg">
        You can reach the bureau at <a href={callLink(bureau.phone)}>{bureau.phone}</a>.
      </p>
    </main>
  );
}
