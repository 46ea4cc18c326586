import type * as lorelei from '@dicebear/lorelei';

type Part<Name extends 'head' | 'hair' | 'nose' | 'glasses'> = NonNullable<lorelei.Options[Name]>[number];

/** Hair drawn for this project: parted in the middle, with what it does behind; or a part of the Lorelei set. */
export type Hair = 'bun' | 'plait' | 'open' | Part<'hair'>;
export type Cover = 'hijab' | 'dupatta' | 'turban' | 'cap';
export type Garment = 'saree' | 'salwar' | 'kurti' | 'kurta' | 'shirt' | 'suit' | 'angavastram' | 'waistcoat';
type Religion = 'Hindu' | 'Muslim' | 'Christian' | 'Sikh' | 'Jain';

/** What stays the same in all pictures of a person, and the lists that change from one picture to the next. */
export interface Person {
  p: number;
  gender: 'bride' | 'groom';
  religion: Religion;
  ageBand: 'young' | 'middle' | 'elder';
  /** 0 (fair) to 7 (dark). */
  skin: number;
  head: Part<'head'>;
  nose: Part<'nose'>;
  /** How far the eyes open and how full the brows are, 1 being usual. */
  eyes: number;
  brows: number;
  /** One style per picture; a shorter list starts again. */
  hair: readonly Hair[];
  garments: readonly Garment[];
  covers?: readonly Cover[];
  grey?: boolean;
  beard?: 'full' | 'short' | 'stubble';
  moustache?: boolean;
  glasses?: Part<'glasses'>;
  /** Pictures (1 to 3) taken with the glasses on, with flowers in the hair. */
  glassesIn?: readonly number[];
  flowersIn?: readonly number[];
  /** Mark on the forehead, if worn. */
  mark?: 'bindi' | 'vibhuti' | 'tilak';
  noseStud?: boolean;
}

type Look = readonly [
  skin: number,
  head: '01' | '02' | '03' | '04',
  nose: '01' | '02' | '04' | '05',
  eyes: number,
  brows: number,
];
type Rest = Pick<
  Person,
  'covers' | 'grey' | 'beard' | 'moustache' | 'glasses' | 'glassesIn' | 'flowersIn' | 'mark' | 'noseStud'
>;
type Row<Garments> = readonly [
  p: number,
  religion: Religion,
  ageBand: Person['ageBand'],
  look: Look,
  hair: readonly Hair[],
  garments: readonly Garments[],
  rest: Rest,
];
export type Bride = Row<'saree' | 'salwar' | 'kurti'>;
export type Groom = Row<Exclude<Garment, 'saree' | 'salwar' | 'kurti'>>;

const person = (gender: Person['gender'], [p, religion, ageBand, look, hair, garments, rest]: Row<Garment>): Person => {
  const [skin, head, nose, eyes, brows] = look;
  return {
    p,
    gender,
    religion,
    ageBand,
    skin,
    head: `variant${head}`,
    nose: `variant${nose}`,
    eyes,
    brows,
    hair,
    garments,
    ...rest,
  };
};

export const bride = (row: Bride): Person => person('bride', row);
export const groom = (row: Groom): Person => person('groom', row);
