/** `npm run simulator -- <command>`: a fleet that exists nowhere else, on real sockets. */
import { parseDemoOptions } from './config/options.ts';
import { startDemo } from './demo/demo.ts';
import { untilTold } from './until-told.ts';

const HELP = `npm run simulator -- <command> [options]

demo                     serves twelve ships on sockets of this machine and writes <data>/demo-gateway.json,
                         the file a gateway is started with; ends with the process that started it
  --server <address>     shore the gateway shall feed, http://127.0.0.1:8080 when left out
  --data <folder>        the server's data folder, ./data when left out
  --seed <number>        another fleet: other positions, other weather
  --port-base <port>     first of twelve ports; free ones are taken when left out`;

process.exitCode = await run(process.argv.slice(2));

async function run([command, ...args]: readonly string[]): Promise<number> {
  if (command === 'demo') return demo(args);
  console.log(HELP);
  return command === undefined || command === 'help' || command === '--help' ? 0 : 2;
}

async function demo(args: readonly string[]): Promise<number> {
  const options = parseDemoOptions(args);
  if (!options.ok) {
    console.error(options.message);
    return 2;
  }
  const { server, data, seed, 'port-base': portBase } = options.value;
  const running = await startDemo({ server, data, seed, portBase });
  console.log(`${running.shipCount} simulated ships, seed ${seed}; gateway configuration ${running.configuration}`);
  const reason = await untilTold();
  await running.stop();
  console.log(`simulator stopped: ${reason}`);
  return 0;
}
