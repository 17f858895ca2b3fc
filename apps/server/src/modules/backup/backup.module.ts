/** Opens the socket in the data folder over which `npm run backup` asks for a copy. */
import { APPLICATION_VERSION } from '@fms/contract/setting';
import { createBackup } from '../../platform/backup/backup.ts';
import { insertBackup } from '../../platform/backup/backup-record.ts';
import { openControlSocket } from '../../platform/backup/control-socket.ts';
import type { Module } from '../../platform/module/module.ts';
import { TELEMETRY, TELEMETRY_COPY } from '../../telemetry/index.ts';
import { LINK_STATE } from '../link/index.ts';

export const backupModule: Module = {
  name: 'backup',
  async register({ config, db, folder, clock, logger, copyable, disposables, services }) {
    const linkState = services.get(LINK_STATE);
    const { whileStill } = services.get(TELEMETRY);
    const backUp = await createBackup({
      folder,
      clock,
      product: APPLICATION_VERSION,
      mode: config.mode,
      database: copyable,
      telemetry: services.get(TELEMETRY_COPY),
      settle: () => linkState.save(),
      whileStill,
    });
    const recorded = async (target: string) => {
      const result = await backUp(target);
      await insertBackup(db, clock.now(), result.bytes);
      return result;
    };
    disposables.adopt(await openControlSocket({ path: folder.path('control'), logger, backUp: recorded }), (opened) =>
      opened?.close(),
    );
  },
};
