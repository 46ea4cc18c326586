import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Placement, Placements } from '../../backends/compose/placement.ts';
import { printPools } from './caddy-pools.ts';
import { missingPlace, nodeSettingNames, readNodeSettings } from './node-settings.ts';

/** The gateway's files on each of three machines. */
export const gatewayFiles = (): Placement['gatewayFiles'] => ({
  'servers.caddy': readFileSync(path.join(import.meta.dirname, 'three-machines.caddy'), 'utf8'),
  'pools.caddy': printPools(),
});

/** Three machines, where `make secrets NODES=...` has written them into .env. */
export const threeMachines: Placements = {
  missingLines: missingPlace,
  read: (text) => {
    const settings = readNodeSettings(text);
    return (
      settings && {
        settingNames: nodeSettingNames,
        databaseAddress: `${settings.NODE_ADDRESS}:5000`,
        storageAddress: `${settings.NODE_ADDRESS}:5005`,
        restServices: ['rest', 'rest-current', 'rest-public'],
        gatewayFiles: gatewayFiles(),
        manual: 'supabase/hosting/cluster/README.md, "Restore".',
      }
    );
  },
};
