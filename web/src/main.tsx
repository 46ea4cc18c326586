import '@fontsource/mukta/latin-400.css';
import '@fontsource/mukta/latin-500.css';
import '@fontsource/mukta/latin-600.css';
import '@/app/latin-fonts.css';
import '@/app/styles.css';
import { setNonce } from 'get-nonce';
import { NotConfigured } from '@/app/not-configured';
import { forgetEverything, queryClient } from '@/lib/query-client';
import { startRecovering } from '@/app/recovery';
import { profilesPart } from '@/app/routes';
import { readStartPage } from '@/app/first-screen';
import { show } from '@/app/show';
import { Site } from '@/app/site';
import { forgetSearches } from '@/features/admin/kept-searches';
import { profilesQueryOptions } from '@/features/profiles/api/profiles';
import { clearDrafts } from '@/features/person-form/drafts/drafts';
import { onIdentityChange } from '@/lib/auth-store';
import { readBackendAddress } from '@/lib/env';
import { startNavigation } from '@/lib/navigation/history';
import { whenIdle } from '@/lib/when-idle';
import { loadBureau } from '@/lib/api/site-settings';

// The dialogs' library adds a style element, which the site's policy allows by this nonce only.
setNonce(document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '');

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root".');

if (readBackendAddress()) {
  onIdentityChange(forgetEverything);
  // Drafts hold what families have told the bureau, searches may hold their phone numbers.
  onIdentityChange(clearDrafts);
  onIdentityChange(forgetSearches);
  startNavigation();
  startRecovering();
  // The list is read once when the site loads, whatever the page: it is there before it is asked for.
  // A failure is shown by the page that needs the list.
  queryClient.infiniteQuery(profilesQueryOptions()).catch(() => undefined);
  void loadBureau();
  const showSite = () => {
    show(container, <Site />);
  };
  if (readStartPage() === 'profiles') {
    // Its code was fetched beside this one (before-paint.ts): nothing is shown in its place for a moment. It is not awaited
    // here, for it waits until this module has run.
    void profilesPart.prepare().then(showSite);
  } else {
    showSite();
    whenIdle(() => void profilesPart.prepare());
  }
} else {
  show(container, <NotConfigured />);
}
