import type { ReactNode } from 'react';
import { callLink, useBureau } from '@/lib/bureau';
import { LotusRule } from '@/ui/lotus-rule';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/ui/page-title';
import { TextLink } from '@/ui/text-link';
import { textLinkLook } from '@/ui/text-link-look';

/** The privacy policy in plain words. It states the promises of docs/security.md: change both together. */
export function PrivacyPage() {
  const { bureau_name: name } = useBureau();
  return (
    <div className="wrap py-[clamp(3rem,6vw,5rem)]">
      <PageTitle>Privacy</PageTitle>
      <div className="text-center">
        <PageHeading className="text-2xl sm:text-3xl">Privacy</PageHeading>
        <LotusRule className="mx-auto mt-4" />
        <p className="mx-auto mt-4 max-w-xl text-lg text-balance text-muted">
          What {name} keeps about you, who sees it, for how long, and what you can ask for.
        </p>
      </div>
      <div className="mx-auto max-w-[65ch]">
        <Part id="privacy-kept" title="What we keep">
          <List>
            <li>
              <b>The card</b>: name, age, religion, place, up to three pictures and the birth chart, and what our office
              has checked.
            </li>
            <li>
              <b>The details</b>: date of birth, star and horoscope, height, community, education and work, and what you
              tell us about your family.
            </li>
            <li>
              <b>The contact details</b>: phone number, e-mail and address.
            </li>
            <li>
              <b>The office’s note about you</b>, if there is one: further phone numbers, and what your paper says that
              has no place of its own here. Only the office reads it, and it comes with your data.
            </li>
            <li>
              <b>What you do on this site</b>: your likes, your requests and reports, your blocks, your saved searches,
              and the day you were last here, by which members can sort the profiles.
            </li>
            <li>
              <b>What was read today</b>: which profiles a member opened and which pictures were loaded, until the next
              day. A visitor’s internet address is not kept for this, only a code made from it.
            </li>
            <li>
              <b>Your login</b>: the username, and the password in a form that nobody can read. The time of a sign-in,
              the browser and its internet address may be noted, to keep logins safe.
            </li>
            <li>
              <b>A record of the office’s work</b>: who changed a profile, and each time that contact details were
              opened.
            </li>
          </List>
          <p>
            We have it from you and your family. It is used to find a match, and for nothing else. There is no
            advertising here and nothing that follows you; your browser keeps your sign-in, the page you were on and the
            letters that you chose for charts.
          </p>
          <p>
            When you sign out, your browser is told to forget the pictures it was shown. Some browsers do not, and none
            does when the sign-out cannot reach us: on a computer that others use, open a private window.
          </p>
        </Part>
        <Part id="privacy-seen" title="Who sees what">
          <List>
            <li>
              <b>Visitors</b> see at most the card of a profile that our office has verified. You can keep your pictures
              and the birth chart to members.
            </li>
            <li>
              <b>Members</b> also see the details, and can print them. Only you and the office see your likes.
            </li>
            <li>
              <b>Nobody copies all profiles at once.</b> A day has a limit for the profiles and pictures that one reads.
              The office is told who reaches it.
            </li>
            <li>
              <b>Your contact details</b> are shown to nobody until a member asks for them, your family agrees and the
              office approves it; then to that member alone, and only while your profile and theirs are shown. If both
              families agree, one approval may show each the other’s details; if yours is the family that asked, yours
              are shown only when you agree too. You see who has them. The office can take it back, and then the site
              shows them no more; what somebody has read or written down, nobody can take back.
            </li>
            <li>
              <b>The office</b> sees everything that the site keeps but your password. Each opening of contact details
              is recorded. Who gives you a temporary password could sign in with it before you do: so you are told of
              each password that the office sets, and for seven days it is recorded when your login reads contact
              details.
            </li>
          </List>
          <p>
            A profile that is not verified, is on hold or is deleted is shown to nobody but its member and the office.
            Messages that the office sends by WhatsApp go through WhatsApp.
          </p>
        </Part>
        <Part id="privacy-time" title="For how long">
          <p>
            Until you, or the office, have the profile deleted. It is then hidden at once, the login is switched off,
            and 30 days later everything is erased for good: profile, contact details, pictures, likes, requests, login,
            and what the office’s record says of you. What stays is that a profile with its number was erased, and when.
            Safety copies that were made before hold it until they are thrown away.
          </p>
        </Part>
        <Part id="privacy-asked" title="What you can do">
          <List>
            <li>
              <b>See and correct</b> your data: in My Profile, with “Edit Profile”. The office checks each change.
            </li>
            <li>
              <b>Take it along</b>: “Download my data” in My Profile gives you everything in one file.
            </li>
            <li>
              <b>Be shown no more</b>: “On hold” in My Profile hides your profile at once.
            </li>
            <li>
              <b>See where you are signed in</b>, and sign out a phone or computer that is not yours any more: in My
              Profile. A sign-in that is not used for 30 days ends by itself.
            </li>
            <li>
              <b>Be deleted</b>, and so take your consent back: “Ask for deletion” in My Profile.
            </li>
          </List>
          <p>
            <TextLink to={{ page: 'my-profile' }}>My Profile</TextLink>
          </p>
          <p>Without a login, ask our office: it does the same for you.</p>
        </Part>
        <Part id="privacy-complaints" title="Questions and complaints">
          <Complaints />
        </Part>
      </div>
    </div>
  );
}

function Complaints() {
  const { bureau_name: name, grievance_officer: grievanceOfficer, phone, email, address } = useBureau();
  return (
    <>
      <p>
        {grievanceOfficer === '' ? (
          <>Our office hears questions and complaints about your data.</>
        ) : (
          <>
            <b>{grievanceOfficer}</b> is the grievance officer of {name}, and hears questions and complaints about your
            data.
          </>
        )}
      </p>
      <ul className="mt-3">
        <li>
          <a className={textLinkLook} href={callLink(phone)}>
            {phone}
          </a>
        </li>
        <li>
          <a className={textLinkLook} href={`mailto:${email}`}>
            {email}
          </a>
        </li>
        <li className="mt-2 whitespace-pre-line">{address}</li>
      </ul>
      <p>
        These are your rights under the Digital Personal Data Protection Act, 2023. If our answer does not satisfy you,
        you can turn to the Data Protection Board of India.
      </p>
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="mt-10 [overflow-wrap:anywhere] [&_b]:font-medium [&_b]:text-maroon-800 [&>p]:mt-3"
    >
      <h2 id={id} className="text-xl text-maroon-800">
        {title}
      </h2>
      {children}
    </section>
  );
}

function List({ children }: { children: ReactNode }) {
  return <ul className="mt-3 list-disc space-y-2 pl-6 marker:text-gold-500">{children}</ul>;
}
