import { ContactUs } from '@/features/home/components/contact-us';
import { Gallery } from '@/features/home/components/gallery';
import { Hero } from '@/features/home/components/hero';
import { HowItWorks } from '@/features/home/components/how-it-works';
import { useBureau } from '@/lib/bureau';
import { PageTitle } from '@/ui/page-title';

/** The public home page. It needs no data, so that it is there whatever happens behind it. */
export function HomePage() {
  const { tagline } = useBureau();
  return (
    <>
      <PageTitle>{tagline}</PageTitle>
      <Hero />
      <HowItWorks />
      <Gallery />
      <ContactUs />
    </>
  );
}
