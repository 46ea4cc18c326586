import { darker, lighter, mix } from './colours.ts';
import type { Person } from './cast-types.ts';

/** All in the units of the Lorelei head: 980 x 980, turned a little to the right. */

export type Smile = 'calm' | 'gentle' | 'warm';

interface EyeShape {
  id: string;
  /** The corners: `outer` towards the temple. */
  outer: readonly [number, number];
  inner: readonly [number, number];
  rise: number;
  iris: number;
}

const near: EyeShape = { id: 'el', outer: [414, 474], inner: [524, 482], rise: 37, iris: 26 };
const far: EyeShape = { id: 'er', outer: [714, 468], inner: [632, 478], rise: 34, iris: 24 };

function eye({ id, outer, inner, rise, iris }: EyeShape, skin: string, openness: number, kohl: boolean): string {
  const [ox, oy] = outer;
  const [ix, iy] = inner;
  const across = (share: number) => Math.round(ox + (ix - ox) * share);
  const up = rise * openness;
  const upper = (lift: number) =>
    `C${across(0.22)} ${oy - up * 1.2 - lift} ${across(0.72)} ${iy - up * 1.35 - lift} ${ix} ${iy}`;
  const lower = `C${across(0.72)} ${iy + rise * 0.5} ${across(0.28)} ${oy + rise * 0.62} ${ox} ${oy}`;
  const shape = `M${ox} ${oy}${upper(0)}${lower}Z`;
  const away = Math.sign(ox - ix);
  const wing = kohl ? `M${ox} ${oy}l${away * 15} -9l${away * -13} -3Z` : '';
  const line = '#241512';
  const cx = across(0.51);
  const cy = Math.round((oy + iy) / 2 - up * 0.36);
  return `<clipPath id="${id}"><path d="${shape}"/></clipPath><path d="${shape}" fill="#FDF6EA"/>
    <g clip-path="url(#${id})"><circle cx="${cx}" cy="${cy}" r="${iris}" fill="#3A2115"/><circle cx="${cx}" cy="${cy}" r="${iris * 0.55}" fill="#160B08"/>
    <path d="M${ox} ${oy - 6}${upper(-4)}" fill="none" stroke="#3A2115" stroke-opacity=".25" stroke-width="12"/></g>
    <circle cx="${cx + 8}" cy="${cy - 7}" r="5.5" fill="#FFFFFF"/>
    <path d="M${ox} ${oy}${upper(0)}C${across(0.72)} ${iy - up * 1.35 - 13} ${across(0.22)} ${oy - up * 1.2 - 14} ${ox} ${oy}Z${wing}" fill="${line}" stroke="${line}" stroke-width="4" stroke-linejoin="round"/>
    <path d="M${across(0.14)} ${oy + rise * 0.27}C${across(0.3)} ${oy + rise * 0.55} ${across(0.7)} ${iy + rise * 0.5} ${across(0.93)} ${iy + 5}" fill="none" stroke="${line}" stroke-width="${kohl ? 5 : 3}" stroke-opacity="${kohl ? 0.75 : 0.45}" stroke-linecap="round"/>
    <path d="M${across(0.1)} ${oy - up * 0.9 - 12}C${across(0.3)} ${oy - up * 1.45 - 13} ${across(0.7)} ${iy - up * 1.5 - 13} ${across(0.94)} ${iy - up * 0.72 - 8}" fill="none" stroke="${darker(skin, 0.5)}" stroke-width="3.4" stroke-opacity=".6" stroke-linecap="round"/>`;
}

function brow(hair: string, weight: number): string {
  const t = 15 * weight;
  return `<g fill="${hair}"><path d="M540 ${418 + t / 3}C505 ${396 - t / 4} 445 ${386 - t / 3} 388 422C440 ${398 + t / 2} 500 ${404 + t} 540 ${418 + t / 3}Z"/>
    <path d="M626 ${414 + t / 3}C650 ${394 - t / 4} 690 ${386 - t / 3} 724 418C694 ${398 + t / 2} 655 ${402 + t} 626 ${414 + t / 3}Z"/></g>`;
}

function mouth(smile: Smile, skin: string, painted: boolean): string {
  const lip = painted ? mix(skin, '#A8324F', 0.55) : mix(skin, '#7A3324', 0.34);
  const line = darker(lip, painted ? 0.5 : 0.6);
  const lift = { calm: 7, gentle: 11, warm: 13 }[smile];
  const [left, right, middle] = [656 - lift, 650 - lift, 666 + lift / 3];
  const parting = `Q590 ${middle + 4} 648 ${right}`;
  const upper = `<path d="M532 ${left}C556 ${left - 8} 574 ${middle - 24} 590 ${middle - 18}C602 ${middle - 25} 626 ${right - 7} 648 ${right}Q590 ${middle + 4} 532 ${left}Z" fill="${lip}"/>`;
  const fold = `<path d="M528 ${left - 6}q-7 6 -2 13M653 ${right - 5}q5 5 1 12M572 ${middle + 38}q18 6 36 -2" fill="none" stroke="${darker(skin, 0.45)}" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"/>`;
  if (smile === 'warm') {
    return `<path d="M532 ${left}${parting}C628 ${middle + 36} 560 ${middle + 38} 532 ${left}Z" fill="${lighter(lip, 0.1)}"/>
      <path d="M541 ${left + 5}Q590 ${middle + 1} 640 ${right + 5}C620 ${middle + 20} 564 ${middle + 22} 541 ${left + 5}Z" fill="#FFFAF0" stroke="${line}" stroke-width="3"/>${upper}${fold}`;
  }
  return `<path d="M540 ${left + 4}${parting}C628 ${middle + 30} 562 ${middle + 32} 540 ${left + 4}Z" fill="${lighter(lip, 0.14)}"/>${upper}
    <path d="M532 ${left}${parting}" fill="none" stroke="${line}" stroke-width="5" stroke-linecap="round"/>${fold}`;
}

function facialHair(person: Person, colour: string): string {
  const opacity = { full: 1, short: 0.94, stubble: 0.3 };
  const outer = { full: [700, 770, 818, 790], short: [672, 738, 774, 752], stubble: [672, 738, 774, 752] };
  let drawing = '';
  if (person.beard) {
    const [a = 0, b = 0, c = 0, d = 0] = outer[person.beard];
    drawing += `<path fill-rule="evenodd" fill="${colour}" opacity="${opacity[person.beard]}" d="M312 470C308 540 318 610 352 ${a - 20}C400 ${b} 500 ${c} 585 ${c}C660 ${c - 4} 712 ${d - 40} 724 620C730 590 731 560 730 540C716 590 700 610 676 616C650 596 622 592 596 602C560 594 520 606 496 632C440 640 372 590 350 470ZM520 652C545 640 570 636 590 640C612 634 636 638 660 646C652 690 628 708 592 708C556 708 530 690 520 652Z"/>`;
  }
  if (person.moustache) {
    drawing += `<path fill="${colour}" d="M506 638C524 612 560 602 588 610C614 600 652 606 672 630C646 634 616 636 590 630C562 640 534 644 506 638Z"/>`;
  }
  return drawing;
}

const marks = {
  bindi: '<circle cx="588" cy="372" r="11" fill="#9B1C3C"/>',
  tilak: '<path d="M590 318C597 340 598 366 592 388C585 366 584 340 590 318Z" fill="#9B1C3C"/>',
  vibhuti:
    '<path d="M520 318Q590 306 658 316M518 336Q590 325 662 334M520 354Q590 344 662 352" fill="none" stroke="#F4EBDD" stroke-opacity=".8" stroke-width="8" stroke-linecap="round"/><circle cx="592" cy="346" r="9" fill="#9B1C3C"/>',
};

interface FaceOptions {
  skin: string;
  hair: string;
  smile: Smile;
}

/** What makes the face, to be drawn over the head and under glasses and hair. */
export function face(person: Person, { skin, hair, smile }: FaceOptions): string {
  const bride = person.gender === 'bride';
  const openness = person.eyes * (smile === 'warm' ? 0.84 : 1);
  const blush = `<g fill="#C0392B" opacity="${bride ? 0.09 : 0.05}"><ellipse cx="440" cy="578" rx="62" ry="40"/><ellipse cx="690" cy="568" rx="34" ry="36"/></g>`;
  const lines =
    person.ageBand === 'elder'
      ? `<path d="M512 622q-16 16 -14 38M662 612q12 14 10 34M400 498l-18 10M402 510l-14 12" fill="none" stroke="${darker(skin, 0.5)}" stroke-opacity=".45" stroke-width="4" stroke-linecap="round"/>`
      : '';
  const stud = person.noseStud
    ? '<circle cx="574" cy="566" r="6" fill="#E9C77B" stroke="#9A6C1E" stroke-width="2"/>'
    : '';
  return `${blush}${lines}${eye(near, skin, openness, bride)}${eye(far, skin, openness, bride)}${brow(hair, person.brows)}
    ${mouth(smile, skin, bride)}${facialHair(person, hair)}${person.mark ? marks[person.mark] : ''}${stud}`;
}
