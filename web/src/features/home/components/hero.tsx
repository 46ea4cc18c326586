import heroMandala from '@/assets/hero-mandala.svg';
import { clsx } from 'clsx';
import { callLink, useBureau } from '@/bureau/bureau';
import { EnquiryButton } from '@/bureau/components/enquiry-button';
import { townOf } from '@/bureau/town';
import { useRoundedCount } from '@/features/home/profile-count';
import { formatCount } from '@/lib/format';
import { Button, buttonLook } from '@/ui/button';
import { Phone } from '@/ui/icons';
import { LotusRule, PageHeading } from '@/ui/page-heading';
import { navigate } from '@/lib/navigation/history';
import { RichText } from '@/ui/rich-text';
import { t } from '@/texts/texts';

/** The hero of the home page, in front of a half mandala. */
export function Hero() {
  const { phone } = useBureau();
  return (
    <section
      aria-labelledby="hero-title"
      className="on-maroon hero-ground relative isolate overflow-hidden text-center text-ivory"
    >
      <div aria-hidden="true" className="toran absolute inset-x-0 top-0 h-12 opacity-85 plain:hidden" />
      <img
        src={heroMandala}
        alt=""
        width={1040}
        height={512}
        fetchPriority="high"
        className="mandala-fade absolute bottom-0 left-1/2 -z-10 h-auto w-[max(1040px,78vw)] max-w-none -translate-x-1/2 opacity-70"
      />
      <div className="mx-auto max-w-4xl px-[clamp(1rem,4vw,3rem)] pt-[clamp(4.5rem,10vw,8.5rem)] pb-[clamp(12.5rem,21vw,18rem)] plain:pt-6 plain:pb-24">
        <PageHeading
          id="hero-title"
          className="text-[min(9.4vw,clamp(2.125rem,1.4rem+2.8vw,3rem))] indic:text-[min(7.6vw,clamp(2.125rem,1.4rem+2.8vw,3rem))] leading-[1.16]"
        >
          <RichText text={t('home.hero.title')} tags={{ line: (words) => <span className="block">{words}</span> }} />
        </PageHeading>
        <LotusRule onMaroon className="mx-auto mt-6 mb-5 sm:w-80" />
        <p className="mx-auto max-w-[34em] text-lg text-balance plain:mt-3">{t('home.hero.lead')}</p>
        <Facts />
        <div className="flex flex-wrap items-center justify-center gap-4">
          <Button look="gold" className="px-8" onClick={() => navigate({ page: 'profiles' })}>
            {t('home.hero.find')}
          </Button>
          {/* It keeps its place until the number is there. */}
          <a
            href={phone === '' ? undefined : callLink(phone)}
            className={clsx(buttonLook('outline-gold', 'normal'), phone === '' && 'invisible')}
          >
            <Phone aria-hidden="true" className="size-5" strokeWidth={1.6} />
            {t('home.hero.call')}
          </a>
          {/* On phones it stands in the bar at the foot. */}
          <EnquiryButton kind="new" look="outline-gold" className="max-md:hidden">
            {t('home.hero.leaveNumber')}
          </EnquiryButton>
        </div>
      </div>
      <div aria-hidden="true" className="scallop absolute inset-x-0 -bottom-px" />
    </section>
  );
}

/** How many people, where and since when. The number comes last into its place, so the space of two lines is reserved on phones. */
function Facts() {
  const { address, founded_year: year } = useBureau();
  const count = useRoundedCount();
  const town = townOf(address);
  const facts = [
    count !== null && t('home.hero.people', { count: formatCount(count) }),
    town !== null && t('home.hero.office', { town }),
    /^(1[89]|20)\d\d$/.test(year) && t('home.hero.since', { year }),
  ].filter(Boolean);
  return <p className="mt-3 mb-8 min-h-[2lh] text-balance text-gold-300 sm:min-h-[1lh]">{facts.join('\u00a0· ')}</p>;
}
