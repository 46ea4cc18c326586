import { builtInBureau as bureau } from '@/first-load/first-bureau';
import { t } from '@/texts/texts';

/** Shown when the build has no address of a backend. */
export function NotConfigured() {
  return (
    <main className="wrap max-w-2xl py-20">
      <h1 className="text-3xl">{t('shell.notSetUp.title', { name: bureau.bureau_name })}</h1>
      <p className="mt-6 text-lg">
        {t('shell.notSetUp.text', { variables: 'VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY' })}
      </p>
    </main>
  );
}
