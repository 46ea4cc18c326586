import stepRing from '@/assets/step-ring.svg';
import { callLink, useBureau } from '@/bureau/bureau';
import { chatLink } from '@/person/chat-link';
import { Lock, Phone } from '@/ui/icons';
import { SectionHeading } from '@/ui/page-heading';
import { t } from '@/texts/texts';

const steps = [
  { title: 'home.steps.account.title', text: 'home.steps.account.text' },
  { title: 'home.steps.access.title', text: 'home.steps.access.text' },
  { title: 'home.steps.request.title', text: 'home.steps.request.text' },
] as const;

/** The three steps, joined by a double line. */
export function HowItWorks() {
  return (
    <section id="how-it-works" aria-labelledby="how-it-works-title" className="py-[clamp(4rem,8vw,7rem)]">
      <div className="wrap">
        <SectionHeading id="how-it-works-title">{t('home.steps.title')}</SectionHeading>
        <ol className="mx-auto grid max-w-md md:max-w-none md:grid-cols-3 md:gap-8">
          {steps.map(({ title, text }, index) => (
            <li
              key={title}
              className="relative grid grid-cols-[80px_minmax(0,1fr)] gap-x-5 pb-9 not-last:before:absolute not-last:before:top-[84px] not-last:before:bottom-1 not-last:before:left-[37px] not-last:before:w-[5px] not-last:before:border-x not-last:before:border-gold-500 not-last:before:content-[''] last:pb-0 md:block md:px-2 md:pb-0 md:text-center md:not-last:before:top-[54px] md:not-last:before:right-auto md:not-last:before:bottom-auto md:not-last:before:left-[calc(50%+64px)] md:not-last:before:h-[5px] md:not-last:before:w-[calc(100%-96px)] md:not-last:before:border-x-0 md:not-last:before:border-y"
            >
              <span aria-hidden="true" className="relative row-span-2 block size-[80px] md:mx-auto md:mb-5 md:size-28">
                <img src={stepRing} alt="" width={112} height={112} loading="lazy" className="size-full" />
                <span className="absolute inset-0 grid place-items-center text-2xl font-medium text-maroon-800 md:text-3xl">
                  {index + 1}
                </span>
              </span>
              <h3 className="mt-2 mb-1 self-end text-xl md:mt-0 md:mb-2">{t(title)}</h3>
              <div className="max-w-[32ch] text-muted md:mx-auto">
                <p>{t(text)}</p>
                {index === 0 && <WaysToBegin />}
              </div>
            </li>
          ))}
        </ol>
        <p className="mx-auto mt-[clamp(3rem,5vw,4rem)] flex w-fit max-w-2xl items-start gap-3 rounded-card border border-line bg-paper px-5 py-4 text-muted">
          <Lock aria-hidden="true" className="mt-1 size-[18px] shrink-0 text-gold-700" />
          {t('home.steps.never')}
        </p>
      </div>
    </section>
  );
}

const way =
  'inline-flex min-h-11 items-center gap-2 font-medium text-maroon-800 underline decoration-gold-500 underline-offset-[6px]';

/** The first step is a call, or a message if the bureau has a number on WhatsApp. */
function WaysToBegin() {
  const { phone, whatsapp } = useBureau();
  const chat = chatLink(whatsapp);
  return (
    <p className="flex min-h-11 flex-wrap gap-x-6 md:justify-center print:hidden">
      {phone !== '' && (
        <a href={callLink(phone)} className={way}>
          <Phone aria-hidden="true" className="size-[18px]" strokeWidth={1.6} />
          {t('ui-member.reach.callNumber', { phone })}
        </a>
      )}
      {chat !== null && (
        <a href={chat} target="_blank" rel="noopener noreferrer" className={way}>
          {t('ui-member.reach.whatsApp')}
          <span className="sr-only"> {t('ui.inNewTab')}</span>
        </a>
      )}
    </p>
  );
}
