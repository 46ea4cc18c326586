import type { ReactNode } from 'react';
import { PersonName } from '@/bureau/components/person-name';
import { Link } from '@/lib/navigation/link';
import { smallPlaceOf } from '@/lib/pictures';
import { Portrait } from '@/ui/portrait';

interface PersonRowProps {
  person: { id: number; name: string; own_script_name: string | null; first_img: string | null };
  /** Before the picture, such as a box to tick. */
  lead?: ReactNode;
  /** After the name. */
  brief: readonly string[];
  /** Under the name, two lines at most. */
  facts: readonly string[];
  /** Under the facts. */
  note?: ReactNode;
  /** Three columns of a wide list; on a phone they are lines. */
  cells: readonly [ReactNode, ReactNode, ReactNode];
  action?: ReactNode;
  /** Below the row, over its whole width. */
  children?: ReactNode;
}

// An empty column keeps its place.
const cell = 'empty:hidden @5xl:empty:block';

const joined = (facts: readonly string[]) => facts.join('\u00a0· ');

/** A person as a row of a list of the office; a compact card where it is narrow. The list is the container. */
export function PersonRow(props: PersonRowProps) {
  const { person, lead, brief, facts, note, action, children } = props;
  const { id, name, own_script_name: own, first_img: picture } = person;
  const [one, two, three] = props.cells;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 px-3 py-[3px] text-sm leading-5 [overflow-wrap:anywhere] @2xl:grid-cols-[auto_minmax(0,1fr)_18.5rem_auto] @5xl:grid-cols-[auto_minmax(0,1fr)_9.5rem_9rem_8rem_auto]">
      <div className="flex items-center gap-2 self-start @2xl:self-center">
        {lead}
        <Portrait
          picture={picture === null ? null : smallPlaceOf('profile-images', picture)}
          alt=""
          className="w-10 shrink-0 after:inset-0.5!"
        />
      </div>
      <div>
        <div className="flex flex-wrap items-baseline gap-x-2">
          {/* The Latin letters of a name stay in its line. */}
          <h2 className="line-clamp-2 font-text text-base leading-5 @2xl:line-clamp-1 [&_[lang=en]]:inline">
            <Link
              to={{ page: 'profile', profileId: id }}
              className="font-medium text-maroon-800 no-underline decoration-gold-500 underline-offset-4 hover:underline"
            >
              <span translate="no">
                <PersonName own={own}>{name}</PersonName>
              </span>
            </Link>
          </h2>
          <span className="text-muted">{joined([`#${id}`, ...brief])}</span>
        </div>
        <p className="line-clamp-2">{joined(facts)}</p>
        {note}
      </div>
      <div className="col-start-2 flex flex-wrap gap-x-3 @2xl:col-auto @2xl:block @5xl:contents">
        <div className={cell}>{one}</div>
        <div className={cell}>{two}</div>
        <div className={cell}>{three}</div>
      </div>
      {action !== undefined && (
        <div className="col-start-1 row-start-2 justify-self-end @2xl:col-auto @2xl:row-auto">{action}</div>
      )}
      {children !== undefined && <div className="col-span-full text-base leading-6 empty:hidden">{children}</div>}
    </li>
  );
}
