/** `npm run simulator -- <command>`: a fleet that exists nowhere else, on real sockets. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { drawWeek } from './chart/svg.ts';
import { buildWeekChart } from './chart/week.ts';
import { runHistoryCommand } from './command/history-command.ts';
import { writePlantFiles } from './command/plants-command.ts';
import { protocols, serveShip } from './command/serve-command.ts';
import {
  chartOptions,
  demoOptions,
  historyOptions,
  parseOptions,
  plantsOptions,
  serveOptions,
} from './config/options.ts';
import { startDemo } from './demo/demo.ts';
import { getKeyFile } from './demo/gateway-configuration.ts';
import { type ProgressMessage, writePast } from './demo/write-past.ts';
import { faultCatalogue } from './fault/catalogue/catalogue.ts';
import { buildDemonstrationFleet } from './fleet/fleet.ts';
import { buildInstrumentedFleet } from './fleet/instrumented-fleet.ts';
import { writeAlarmFile } from './history/alarm-file.ts';
import { waitForSignal } from './wait-for-signal.ts';

const HELP = `npm run simulator -- <command> [options]

demo                     serves twelve ships on sockets of this machine and writes <data>/demo-gateway.json,
                         the file a gateway is started with; ends with the process that started it
  --server <address>     shore the gateway shall feed, http://127.0.0.1:8080 when left out
  --data <folder>        the server's data folder, ./data when left out
  --seed <number>        another fleet: other positions, other weather
  --port-base <port>     first of twenty-four ports; free ones are taken when left out
  --history <time>       past to write in the background, 90d when left out; 0 for none
  --desktop-port <port>  serves the desktops of two ships by RFB (VNC), 0 on free ports; none when left out

history                  writes a span of the past through the link and ends
  --from, --to <s>       seconds since 1970; --server, --data and --seed as above

serve                    serves one ship in one protocol, to try a gateway with
  --ship <key>           e.g. tindra; a wrong one lists them all
  --protocol <name>      ${protocols.join(' | ')}
  --port <port>          a free one is taken when left out; --seed as above
  --channels <file>      where iso19848 writes its DataChannelList

chart                    draws a week of a ship, the truth without faults
  --ship <key>           e.g. tindra; a wrong one lists them all
  --out <file.svg>
  --from <day>           2026-06-01 when left out; --seed as above

plants                   writes the parameters of every ship's equipment, one JSON file a ship
  --out <folder>         --seed as above

faults                   lists every fault the simulator knows`;

process.exitCode = await run(process.argv.slice(2));

async function run([command, ...args]: readonly string[]): Promise<number> {
  if (command === 'demo') return withOptions(demoOptions, args, demo);
  if (command === 'history') return withOptions(historyOptions, args, history);
  if (command === 'serve') return withOptions(serveOptions, args, serve);
  if (command === 'chart') return withOptions(chartOptions, args, chart);
  if (command === 'plants') return withOptions(plantsOptions, args, plants);
  if (command === 'faults') return listFaults();
  console.log(HELP);
  return command === undefined || command === 'help' || command === '--help' ? 0 : 2;
}

async function withOptions<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  args: readonly string[],
  work: (options: z.infer<z.ZodObject<Shape>>) => Promise<number>,
): Promise<number> {
  const options = parseOptions(schema, args);
  if (options.ok) return work(options.value);
  console.error(options.message);
  return 2;
}

async function demo(options: z.infer<typeof demoOptions>): Promise<number> {
  const { server, data, seed, 'port-base': portBase, history: historySeconds, 'desktop-port': desktopPort } = options;
  const place = { server, data, seed, portBase, desktopPort };
  const running = await startDemo(place);
  console.log(`${running.shipCount} simulated ships, seed ${seed}; gateway configuration ${running.configuration}`);
  for (const { ship, port } of running.desktops) console.log(`desktop of ${ship}: RFB on 127.0.0.1:${port}`);
  const ended = new AbortController();
  const past = writePast(
    { ...place, historySeconds, main: fileURLToPath(import.meta.url), ended: ended.signal },
    running,
  );
  const reason = await waitForSignal();
  ended.abort();
  await running.stop();
  await past;
  console.log(`simulator stopped: ${reason}`);
  return 0;
}

async function history({ server, data, seed, from, to }: z.infer<typeof historyOptions>): Promise<number> {
  const ships = buildInstrumentedFleet(seed);
  const span = { fromSeconds: from, toSeconds: to };
  const written = runHistoryCommand({
    server,
    keyFile: getKeyFile(data),
    ships,
    span,
    say: console.log,
    reached: tellStarter,
    passing: writeAlarmFile(data, seed, span),
  });
  const ended = await Promise.race([written.then(() => null), waitForSignal()]);
  process.exit(ended === null ? 0 : 1);
}

/** Progress of the history, sent over the IPC channel of the parent process; a terminal has no such channel. */
function tellStarter(share: number): void {
  const message: ProgressMessage = { share };
  if (process.connected) process.send?.(message);
}

async function serve({ seed, ship: key, protocol, port, channels }: z.infer<typeof serveOptions>): Promise<number> {
  const served = await serveShip(seed, key, protocol, port, channels);
  if (!served) return unknownShip(seed, key);
  console.log(`${served.name} speaks ${protocol} on 127.0.0.1:${served.port}`);
  await waitForSignal();
  await served.stop();
  return 0;
}

function unknownShip(seed: number, key: string): number {
  const keys = buildInstrumentedFleet(seed).map(({ ship }) => ship.spec.key);
  console.error(`There is no ship ${key}; there are ${keys.join(', ')}.`);
  return 2;
}

async function chart({ seed, ship: key, out, from }: z.infer<typeof chartOptions>): Promise<number> {
  const ship = buildInstrumentedFleet(seed).find((each) => each.ship.spec.key === key)?.ship;
  if (!ship) return unknownShip(seed, key);
  await writeFile(out, drawWeek(buildWeekChart(ship, Date.parse(from) / 1000)));
  console.log(`${ship.spec.particulars.name}: ${out}`);
  return 0;
}

async function plants({ seed, out }: z.infer<typeof plantsOptions>): Promise<number> {
  const count = await writePlantFiles(buildDemonstrationFleet(seed), out);
  console.log(`${count} plants: ${out}`);
  return 0;
}

function listFaults(): number {
  for (const { id, kind, onset, equipment, label } of faultCatalogue)
    console.log(`${id.padEnd(30)} ${kind.padEnd(14)} ${onset.padEnd(8)} ${equipment}: ${label}`);
  return 0;
}
