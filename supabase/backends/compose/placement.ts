/** The machines of an installation that has more than one. */
export interface Placement {
  /** The names of its settings in .env. */
  readonly settingNames: readonly string[];
  /** This machine's way to the database, as in 10.0.0.1:5000. */
  readonly databaseAddress: string;
  /** The address of storage on this machine, as in 10.0.0.1:5005. */
  readonly storageAddress: string;
  /** The services of PostgREST on each machine, one for each pool. */
  readonly restServices: readonly string[];
  /** Imports of the Caddyfile, by name, that are not those of one machine. */
  readonly gatewayFiles: Readonly<Record<string, string>>;
  /** Where its operator reads how all data is removed. */
  readonly manual: string;
}

/** Reads the machines from the text of .env. */
export interface Placements {
  /** The lines that .env lacks on this machine. */
  readonly missingLines: (text: string) => string | undefined;
  /** Undefined where there is one machine. */
  readonly read: (text: string) => Placement | undefined;
}

/** Where no installation has several machines: in tests. */
export const oneMachine: Placements = { missingLines: () => undefined, read: () => undefined };
