import type { ServiceLog, ServiceStatus } from '../stack/backend.ts';
import type { StackKind } from '../stack/stack-kind.ts';

/** The services, by the names that `make stop SERVICE=` has for them; `auth` means storage too, as in the embedded backend. */
export const serviceNames = ['db', 'auth', 'rest', 'gateway'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** What differs between the ways in which the Supabase CLI runs its services. */
export interface Runtime {
  readonly kind: StackKind;
  /** As printed to people. */
  readonly title: string;
  /** @throws StackError where this machine cannot run it. */
  requireMachine(): void;
  /** Starts again what was made before; gives whether all of it was there. */
  resume(): Promise<boolean>;
  /** Makes the services from the configuration in the stack's folder, or starts them with the data kept from before. */
  create(): Promise<void>;
  /** URLs and keys as the CLI prints them: KEY="value" lines. */
  printStatus(): Promise<string>;
  stop(): Promise<void>;
  /** Stops and deletes all data of this stack, and of no other one. */
  drop(): Promise<void>;
  /** The state of each service; all stopped where nothing runs. */
  states(): Promise<Readonly<Record<ServiceName, ServiceStatus['state']>>>;
  stopService(name: ServiceName): Promise<void>;
  /** Starts it; does not wait until it answers. */
  startService(name: ServiceName): Promise<void>;
  readLogs(): Promise<readonly ServiceLog[]>;
}
