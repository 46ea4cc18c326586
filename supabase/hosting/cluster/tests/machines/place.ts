import type { Programs } from './programs.ts';

/** What is needed to run a node. */
export interface Place {
  readonly root: string;
  readonly folder: string;
  readonly programs: Programs;
  /** Of the site, as its visitors ask for it. */
  readonly siteUrl: string;
}
