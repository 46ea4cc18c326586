import type { Programs } from './programs.ts';

/** The parts that a node needs. */
export interface Place {
  readonly root: string;
  readonly folder: string;
  readonly programs: Programs;
  /** The address of the site for its visitors. */
  readonly siteUrl: string;
}
