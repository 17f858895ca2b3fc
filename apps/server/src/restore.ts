/** `npm run restore`: puts a backup where a server can be started on it; what a person can put right is one sentence. */
import { restore } from './platform/backup/restore.ts';
import { readRestoreConfig } from './platform/config/restore-config.ts';
import { StartFailure } from './platform/failure/start-failure.ts';
import { restoreTelemetry } from './telemetry/index.ts';

try {
  const { backup, ...place } = readRestoreConfig();
  const { createdMs, mode } = await restore(backup, place, restoreTelemetry);
  const flag = mode === 'live' ? ' --live …' : '';
  console.log(
    `Restored as of ${new Date(createdMs).toISOString()}. Start it: npm start -- --data ${place.dataFolder}${flag}`,
  );
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exitCode = 1;
}
