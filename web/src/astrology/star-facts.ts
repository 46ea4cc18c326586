/** A person's star as stored. */
export interface StarFacts {
  /** Sanskrit name. */
  birth_star: string | null;
  star_pada: number | null;
  rasi: string | null;
}
