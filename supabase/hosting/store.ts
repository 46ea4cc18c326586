/** A database and the files of storage, as backups read and write them. */
export interface Store {
  /** The database as `postgres`, which is no superuser. */
  readonly databaseUrl: string;
  readonly superuserUrl: string;
  /** The API of storage. */
  readonly storageUrl: string;
  /** The key or token of the service role. */
  readonly serviceToken: string;
}

/** A place whose data a backup replaces. */
export interface Target {
  /** Removes all data. Starts a new database with auth and storage, without migrations; nobody reaches it. */
  readonly empty: () => Promise<Store>;
  /** Applies the migrations up to this version. */
  readonly migrate: (version: string) => Promise<void>;
  /** The remedy where the restored data differs. */
  readonly remedy: string;
}
