import { clsx } from 'clsx';
import inviteCorner from '@/assets/invite-corner.svg';
import { callLink, useBureau } from '@/bureau/bureau';
import { EnquiryButton } from '@/bureau/components/enquiry-button';
import { chatLink } from '@/person/chat-link';
import { LotusRule } from '@/ui/page-heading';
import { t } from '@/texts/texts';

const corners = [
  'top-0 left-0',
  'top-0 right-0 -scale-x-100',
  'bottom-0 left-0 -scale-y-100',
  'right-0 bottom-0 -scale-100',
] as const;

// They continue the lines of the corner drawings, which are 96 px wide with lines at 23 and 28 px.
const lines = [
  'inset-x-24 top-[23px] h-1.5 border-y border-b-gold-500/60',
  'inset-x-24 bottom-[23px] h-1.5 border-y border-t-gold-500/60',
  'inset-y-24 left-[23px] w-1.5 border-x border-r-gold-500/60',
  'inset-y-24 right-[23px] w-1.5 border-x border-l-gold-500/60',
] as const;

/** The card's double gold line with a kolam knot in each corner. */
function InvitationFrame() {
  return (
    <>
      {corners.map((place) => (
        <img
          key={place}
          src={inviteCorner}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          className={clsx('pointer-events-none absolute', place)}
        />
      ))}
      {lines.map((place) => (
        <span key={place} aria-hidden="true" className={clsx('pointer-events-none absolute border-gold-500', place)} />
      ))}
    </>
  );
}

const label = 'font-medium text-gold-700';
const value = 'mt-0.5 text-lg [overflow-wrap:anywhere] sm:text-[1.25rem]';

/** The bureau's contact details as an invitation card. Unset ones are left out. */
export function ContactUs() {
  const { opening_hours: openingHours, phone, whatsapp, email, address } = useBureau();
  const chat = chatLink(whatsapp);
  const ways = [
    { name: t('home.contact.phone'), text: phone, href: callLink(phone) },
    { name: t('ui-member.reach.whatsApp'), text: chat === null ? '' : whatsapp, href: chat ?? '', isNewTab: true },
    { name: t('profiles.email'), text: email, href: `mailto:${email}` },
  ].filter(({ text }) => text !== '');

  return (
    <section id="contact-us" aria-labelledby="contact-us-title" className="wrap py-[clamp(4rem,8vw,7rem)]">
      <div className="relative mx-auto max-w-[760px] rounded-card bg-paper px-[clamp(min(2.75rem,11vw),8vw,6rem)] pt-[clamp(4rem,9vw,5.5rem)] pb-[clamp(3.75rem,8vw,5rem)] text-center shadow-card">
        <InvitationFrame />
        <p className="mb-2 font-display text-lg text-gold-700">{t('home.contact.blessing')}</p>
        <h2 id="contact-us-title" tabIndex={-1} className="text-2xl sm:text-3xl">
          {t('home.contact.title')}
        </h2>
        <LotusRule className="mx-auto mt-4" />
        {openingHours !== '' && (
          <p className="mx-auto mt-6 max-w-[34em] text-balance whitespace-pre-line text-muted" translate="no">
            {openingHours}
          </p>
        )}
        {ways.length + address.length > 0 && (
          <dl className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
            {ways.map(({ name, text, href, isNewTab }, index) => (
              <div
                key={name}
                // The last item of an odd number fills its row.
                className={clsx(index === ways.length - 1 && index % 2 === 0 && 'sm:col-span-2')}
              >
                <dt className={label}>{name}</dt>
                <dd className={value}>
                  <a
                    href={href}
                    target={isNewTab ? '_blank' : undefined}
                    rel="noreferrer"
                    className="inline-flex min-h-11 items-center text-ink no-underline decoration-gold-500 underline-offset-[6px] hover:underline"
                  >
                    <span translate="no">{text}</span>
                    {isNewTab && <span className="sr-only"> {t('ui.inNewTab')}</span>}
                  </a>
                </dd>
              </div>
            ))}
            {address !== '' && (
              <div className={clsx('sm:col-span-2', ways.length > 0 && 'border-t border-line pt-6')}>
                <dt className={label}>{t('home.contact.address')}</dt>
                <dd className={value}>
                  <address className="whitespace-pre-line not-italic" translate="no">
                    {address}
                  </address>
                </dd>
              </div>
            )}
          </dl>
        )}
        <EnquiryButton kind="new" className="mt-8">
          {t('home.contact.callMe')}
        </EnquiryButton>
      </div>
    </section>
  );
}
