import { Suspense } from 'react';
import { ContactUs } from '@/features/home/components/contact-us';
import { Gallery } from '@/features/home/components/gallery';
import { Hero } from '@/features/home/components/hero';
import { HowItWorks } from '@/features/home/components/how-it-works';
import { useBureau } from '@/bureau/bureau';
import { PageTitle } from '@/bureau/components/page-title';

/** The public home page. It needs no data, so it works even while the backend is down. */
export function HomePage() {
  const { tagline } = useBureau();
  return (
    <>
      <PageTitle>{tagline}</PageTitle>
      <Hero />
      {/* Prerendered parts hydrate separately, so that a tap does not wait for the whole page. */}
      <Suspense>
        <HowItWorks />
      </Suspense>
      <Suspense>
        <Gallery />
      </Suspense>
      <Suspense>
        <ContactUs />
      </Suspense>
    </>
  );
}
