import { Footer } from '@/app/footer';
import { Header } from '@/app/header';
import { useLocation } from '@/app/navigation';
import { Pages } from '@/app/pages';
import { SwitchedOffNotice } from '@/app/switched-off-notice';
import { useArrival } from '@/app/use-arrival';

/** The shell around every page. */
export function App() {
  const location = useLocation();
  useArrival(location);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute -top-20 left-4 z-50 rounded-control bg-paper px-4 py-3 text-maroon-800 focus:top-3"
        onClick={(event) => {
          // The address must not change.
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        Skip to content
      </a>
      <Header location={location} />
      <SwitchedOffNotice />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Pages location={location} />
      </main>
      <Footer />
    </div>
  );
}
