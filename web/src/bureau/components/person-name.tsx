import { sayName } from '@/texts/words';
import { LongName } from '@/ui/long-name';

interface PersonNameProps {
  children: string;
  /** The name as the family writes it in its own letters. */
  own: string | null;
}

/** A name in the reader's script, with the Latin letters small below it; in Latin letters only, where the script's form is not known. */
export function PersonName({ children: name, own }: PersonNameProps) {
  const shownName = sayName(name, own);
  if (shownName === name) return <LongName>{name}</LongName>;
  return (
    <>
      {shownName}{' '}
      <span lang="en" className="block font-sans text-sm leading-5 font-normal text-muted plain:hidden">
        {name}
      </span>
    </>
  );
}
