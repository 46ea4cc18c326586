import { sayWord } from '@/texts/words';
import { LongName } from '@/ui/long-name';

/** A name in the reader's script, with the Latin letters small below it. In Latin letters only, if one of its words is unknown. */
export function PersonName({ children: name }: { children: string }) {
  const said = sayWord('name', name);
  if (said === name) return <LongName>{name}</LongName>;
  return (
    <>
      {said}{' '}
      <span lang="en" className="block font-sans text-sm leading-5 font-normal text-muted">
        {name}
      </span>
    </>
  );
}
