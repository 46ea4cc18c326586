import { bringUp } from '../../backends/compose/bring-up.ts';
import { ownServer, storeOf } from '../own-server.ts';
import { drill } from './drill.ts';
import { backend, installation } from './test-installation.ts';

drill(() => ({
  access: backend.access,
  store: () => storeOf(installation),
  target: ownServer(installation),
  open: () => bringUp(installation),
}));
