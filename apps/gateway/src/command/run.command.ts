/** `run`: a gateway on board, until it is stopped or its parent process with an IPC channel has ended. */
import { readEnvironment } from '../config/environment.ts';
import { findKey } from '../config/key.ts';
import { readSetting } from '../config/setting-file.ts';
import { getSoftwareName } from '../config/software.ts';
import { startGateway } from '../run/gateway.ts';

export async function runGatewayCommand(path: string): Promise<number> {
  const setting = readSetting(path);
  const { default: pino } = await import('pino');
  const environment = readEnvironment();
  const gateway = startGateway({
    setting,
    keyOf: (keyFile) => findKey({ keyFile, server: setting.server, dataFolder: setting.data }, environment),
    software: getSoftwareName(),
    log: pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }),
  });
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve).once('SIGTERM', resolve).once('disconnect', resolve);
  });
  await gateway.stop();
  // Listened to, the channel keeps the process alive.
  if (process.connected) process.disconnect();
  return 0;
}
