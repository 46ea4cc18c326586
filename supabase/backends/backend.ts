/** Differences between the backends that matter to tests; docs/backends.md has the reasons. */
export interface BackendTraits {
  /** Whether the gateway is one of ours, which refuses requests that the site does not use. */
  readonly ownGateway: boolean;
  /** Whether a row that the database refuses stays out of its log. */
  readonly rowsStayOutOfLog: boolean;
  readonly logsCanBeRead: boolean;
}

/** The addresses and keys for a client of a backend. */
export interface BackendAccess {
  readonly apiUrl: string;
  readonly databaseUrl: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** The secret of its tokens' signatures. Only tests need it: to forge some, and to look for it where it must not be. */
  readonly jwtSecret?: string | undefined;
  /** With which its services reach the database, by their names, where they are secret. For tests too. */
  readonly servicePasswords: Readonly<Record<string, string>>;
}

export interface ServiceStatus {
  readonly name: string;
  readonly state: 'running' | 'stopped' | 'failed';
  readonly pid?: number;
  /** Where it can be reached from this machine, if it can. */
  readonly port?: number;
  /** Why it failed, where that is known. */
  readonly problem?: string;
}

export interface ServiceLog {
  readonly name: string;
  readonly text: string;
}

/** A file on storage's disk, by the row it should have. */
export interface FileOnDisk {
  readonly bucket_id: string;
  readonly name: string;
  /** Where storage keeps each version as a file of its own. */
  readonly version: string | null;
}

/** The files of the buckets as they lie on storage's disk. */
export interface FilesOnDisk {
  /** The files older than a day: no running upload is among them. */
  list(): Promise<readonly FileOnDisk[]>;
  /** Where files may be removed without a look at them. */
  remove?(files: readonly FileOnDisk[]): Promise<void>;
}

/** Ways in which a service can fail while it runs. */
export const faultCases = ['slow', 'hang', '401', '429', '500', 'offline'] as const;
export type FaultCase = (typeof faultCases)[number];

/** Makes services fail on purpose, for the site's error states. */
export interface FaultControl {
  /** The services that can fail. */
  readonly services: readonly string[];
  fail(service: string, fault: FaultCase): Promise<void>;
  heal(): Promise<void>;
  /** The present faults, in words. */
  list(): readonly string[];
}

/**
 * A backend with commands to start, stop and empty it, and with URLs and keys. All users of a backend (migrations,
 * fixtures, the site, the tests) use this interface only.
 */
export interface Backend {
  /** As printed to people. */
  readonly title: string;
  /** @throws StackError when it is only known while the backend runs, and it does not. */
  readonly access: BackendAccess;
  readonly traits: BackendTraits;
  /** Where it serves the site itself, if it does. */
  readonly siteUrl?: string | undefined;
  /** Whether it is a bureau's own: it applies the migrations itself when it starts, and gets no demo data. */
  readonly isBureaus: boolean;
  /** The remedy when its data was made by another version of this project. */
  readonly whenDataIsOld: string;
  /** The services that can be stopped and started alone. */
  readonly serviceNames: readonly string[];
  /** Starts all stopped services, and waits until they answer. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops and drops all data. */
  drop(): Promise<void>;
  status(): Promise<readonly ServiceStatus[]>;
  stopService(name: string): Promise<void>;
  startService(name: string): Promise<void>;
  /** Where its disk can be seen. */
  readonly filesOnDisk?: FilesOnDisk | undefined;
  /** Where there is a gateway of ours. */
  readonly faults?: FaultControl | undefined;
  /** All that the services have written, as far as it is kept. */
  readLogs(): Promise<readonly ServiceLog[]>;
}
