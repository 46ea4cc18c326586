/** Values of each WhatsApp message template, in addition to the common ones. */
interface MessageValues {
  'account made': { name: string; username: string };
  'password reset': { name: string; username: string };
  'request approved': { name: string; other: string; linkedId: number };
  /** The same to a family without a login: the contact details follow it. */
  'details sent': { name: string; other: string; linkedId: number };
  'request declined': { name: string; other: string; reason: string };
  /** To the family of `name`, after a contact request by `other`. */
  'consent question': { name: string; other: string; linkedId: number };
  /** To the family of `name`, which asked for `other`: whether their own details may be shown too. */
  'both ways question': { name: string; other: string; linkedId: number };
  /** A profile in some lines, for any family: facts only, no contact details. */
  'profile shared': SharedFacts & { linkedId: number };
  /** The link leads to the family's own list. */
  'profiles chosen': { name: string; link: string };
  'please call': { name: string };
  'photo missing': { name: string };
  /** After a registration without a login: the number of the profile, by which the office finds it. */
  registered: { name: string; id: string };
  'grievance received': Officer & { name: string; days: string };
  'grievance answer': Officer & { name: string; answer: string };
  /** Somebody without permission used data of the family, between two moments: "20/11/2026, 10:15". */
  breach: { name: string; from: string; to: string };
  /** The link leads to the notice in the family's language. */
  notice: { name: string; link: string };
}

/** Who answers complaints for the bureau. */
interface Officer {
  officer: string;
  officerphone: string;
  officeremail: string;
}

/** The facts of a shared profile; empty for unknown. */
interface SharedFacts {
  name: string;
  id: string;
  age: string;
  height: string;
  community: string;
  star: string;
  education: string;
  work: string;
  town: string;
}
/** A message with its values. */
export type Message = {
  [Name in keyof MessageValues]: MessageValues[Name] & { message: Name };
}[keyof MessageValues];
