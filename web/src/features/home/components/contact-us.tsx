import { clsx } from 'clsx';
import inviteCorner from '@/assets/invite-corner.svg';
import { callLink, useBureau } from '@/lib/bureau';
import { LotusRule } from '@/ui/lotus-rule';

const corners = [
  'top-0 left-0',
  'top-0 right-0 -scale-x-100',
  'bottom-0 left-0 -scale-y-100',
  'right-0 bottom-0 -scale-100',
] as const;

// They continue the lines that begin in the corner drawings, which are 96 px wide with lines at 23 and 28 px.
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
const contactLink =
  'inline-flex min-h-11 items-center text-ink no-underline underline-offset-[6px] decoration-gold-500 hover:underline';

/** How to reach the bureau, as an invitation card. */
export function ContactUs() {
  const bureau = useBureau();
  return (
    <section id="contact-us" aria-labelledby="contact-us-title" className="wrap py-[clamp(4rem,8vw,7rem)]">
      <div className="relative mx-auto max-w-[760px] rounded-card bg-paper px-[clamp(min(2.75rem,11vw),8vw,6rem)] pt-[clamp(4rem,9vw,5.5rem)] pb-[clamp(3.75rem,8vw,5rem)] text-center shadow-card">
        <InvitationFrame />
        <p className="mb-2 font-display text-lg text-gold-700">With the blessings of our elders</p>
        <h2 id="contact-us-title" tabIndex={-1} className="text-2xl sm:text-3xl">
          Contact Us
        </h2>
        <LotusRule className="mx-auto mt-4 mb-6" />
        <p className="mx-auto mb-8 max-w-[34em] text-balance text-muted">{bureau.openingHours}</p>
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
          <div>
            <dt className={label}>Phone</dt>
            <dd className={value}>
              <a className={contactLink} href={callLink(bureau.phone)}>
                {bureau.phone}
              </a>
            </dd>
          </div>
          <div>
            <dt className={label}>E-mail</dt>
            <dd className={value}>
              <a className={contactLink} href={`mailto:${bureau.email}`}>
                {bureau.email}
              </a>
            </dd>
          </div>
          <div className="border-t border-line pt-6 sm:col-span-2">
            <dt className={label}>Address</dt>
            <dd className={value}>
              <address className="not-italic">
                {bureau.address.split('\n').map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </address>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
