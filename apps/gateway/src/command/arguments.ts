/** The command line in words → a command, or one sentence about what is wrong with it. */
import { parseArgs } from 'node:util';
import type { VesselReference } from '@fms/contract/link';
import type { RecordingStart } from '../clock/bus-date.ts';
import { ENDPOINT_FORMS } from '../discover/endpoint.ts';
import { recordingFormats } from '../recording/reading.ts';
import { type ReplaySpeed, replaySpeeds } from '../replay/pace.ts';
import type { ReplayRequest } from '../replay/plan.ts';

export const HELP = `fms-gateway <command>, or from a checkout: npm run gateway -- <command>

replay <file>…            sends recordings as the ship sent them; .gz is read directly
  --format <format>       ${recordingFormats.join(' | ')}; guessed when left out
  --vessel <id or name>   the vessel they belong to; left out, that of the key
  --create                makes the vessel when the shore does not know it; without --vessel it is called after the file
  --by-mmsi               makes each ship that is heard by AIS, or is in a table, a vessel of its own
  --speed 1|60|max        recorded seconds sent in one second; max when left out
  --shift-to-now          moves all times so that the recording ends now
  --start <time>          the day, or day and time, for recordings that do not say: 2016-07-01, 2016-07-01T09:55:59Z
  --server <address>      http://127.0.0.1:8080 when left out
  --data <folder>         the folder of journals and of the demonstration's key; ./data when left out
  --key-file <file>       the key of the vessel; else GATEWAY_KEY, else the demonstration's key

run <config.json>         reads the buses of one ship or several until it is stopped (docs/gateway.md)
check <config.json>       says which line of a configuration is wrong
pin <config.json>         sets the PIN with which a person on board approves the ship view, read from standard input
  --stream <stream>       the ship; the first of the configuration when left out
  --name <name>           the person, e.g. "C/O Lunde"
  --remove                takes the PIN of that person away
discover <endpoint>…      listens, says what the buses carry and proposes a configuration
                          ${ENDPOINT_FORMS}
  --config <config.json>  listens to the buses of a configuration too
  --cameras               asks the network for cameras by ONVIF too; alone it needs no endpoint
  --seconds <n>           how long; 30 when left out
  --out <file>            keeps the proposal; else it is shown`;

export class UsageError extends Error {
  readonly code = 'usage-wrong';
}

export interface ReplayArguments
  extends Pick<ReplayRequest, 'format' | 'vessel' | 'create' | 'byMmsi' | 'speed' | 'shiftToNow' | 'start'> {
  readonly command: 'replay';
  readonly files: readonly string[];
  readonly server: string;
  readonly data: string;
  readonly keyFile: string | null;
}

export interface DiscoverArguments {
  readonly command: 'discover';
  /** As they were typed. */
  readonly endpoints: readonly string[];
  readonly config: string | null;
  /** Whether the network is asked for cameras. */
  readonly cameras: boolean;
  readonly seconds: number;
  readonly out: string | null;
  readonly server: string;
}

export interface PinArguments {
  readonly command: 'pin';
  readonly path: string;
  /** Null for the first ship. */
  readonly stream: string | null;
  readonly name: string;
  readonly remove: boolean;
}

export type Command =
  | ReplayArguments
  | PinArguments
  | DiscoverArguments
  | { readonly command: 'run' | 'check'; readonly path: string }
  | { readonly command: 'help' };

const LOCAL_SERVER = 'http://127.0.0.1:8080';
/** Stands in a proposed configuration in place of a value that the user must enter. */
const EXAMPLE_SERVER = 'https://fleet.example.org';
const MAX_SECONDS = 86_400;

const options = {
  format: { type: 'string' },
  vessel: { type: 'string' },
  create: { type: 'boolean', default: false },
  'by-mmsi': { type: 'boolean', default: false },
  speed: { type: 'string', default: 'max' },
  'shift-to-now': { type: 'boolean', default: false },
  start: { type: 'string' },
  server: { type: 'string' },
  data: { type: 'string', default: './data' },
  'key-file': { type: 'string' },
  config: { type: 'string' },
  cameras: { type: 'boolean', default: false },
  stream: { type: 'string' },
  name: { type: 'string' },
  remove: { type: 'boolean', default: false },
  seconds: { type: 'string', default: '30' },
  out: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Throws `UsageError`. */
export function readArguments(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [command, ...paths] = positionals;
  if (values.help || command === undefined || command === 'help') return { command: 'help' };
  if (command === 'run' || command === 'check') {
    const [path] = paths;
    if (path === undefined || paths.length > 1)
      throw new UsageError(`${command} needs the path of one configuration file.`);
    return { command, path };
  }
  if (command === 'pin') return readPin(paths, values);
  if (command === 'discover') {
    return {
      command,
      endpoints: paths,
      config: values.config ?? null,
      cameras: values.cameras,
      seconds: readSeconds(values.seconds),
      out: values.out ?? null,
      server: readServer(values.server ?? EXAMPLE_SERVER),
    };
  }
  if (command !== 'replay') throw new UsageError(`There is no command ${command}.\n\n${HELP}`);
  if (paths.length === 0) throw new UsageError('replay needs at least one file.');
  return {
    command,
    files: paths,
    format: values.format === undefined ? null : oneOf(recordingFormats, values.format, '--format'),
    vessel: values.vessel === undefined ? null : readVessel(values.vessel),
    create: values.create,
    byMmsi: values['by-mmsi'],
    speed: readSpeed(values.speed),
    shiftToNow: values['shift-to-now'],
    start: values.start === undefined ? null : readStart(values.start),
    server: readServer(values.server ?? LOCAL_SERVER),
    data: values.data,
    keyFile: values['key-file'] ?? null,
  };
}

function readPin(paths: readonly string[], values: ReturnType<typeof parse>['values']): PinArguments {
  const [path] = paths;
  if (path === undefined || paths.length > 1) throw new UsageError('pin needs the path of one configuration file.');
  if (values.name === undefined) throw new UsageError('pin needs --name, the person whose PIN it is.');
  return { command: 'pin', path, stream: values.stream ?? null, name: values.name, remove: values.remove };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function oneOf<T extends string>(choices: readonly T[], text: string, option: string): T {
  const choice = choices.find((one) => one === text);
  if (choice === undefined) throw new UsageError(`${option} is one of ${choices.join(', ')}, not ${text}.`);
  return choice;
}

function readSpeed(text: string): ReplaySpeed {
  const speed = replaySpeeds.find((one) => String(one) === text);
  if (speed === undefined) throw new UsageError(`--speed is one of ${replaySpeeds.join(', ')}, not ${text}.`);
  return speed;
}

function readSeconds(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= MAX_SECONDS)) {
    throw new UsageError(`--seconds is a number up to ${MAX_SECONDS}, not ${text}.`);
  }
  return seconds;
}

/** Nine digits are an MMSI, fewer an id, everything else a name. */
function readVessel(text: string): VesselReference {
  if (/^\d{9}$/.test(text)) return { mmsi: text };
  return /^[1-9]\d{0,7}$/.test(text) ? { id: Number(text) } : { name: text };
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A time without a zone is UTC, as on a ship's bus. */
function readStart(text: string): RecordingStart {
  const exact = !DATE.test(text);
  const zoned = !exact || /(Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`;
  const instant = Date.parse(zoned.replace(' ', 'T'));
  if (!Number.isFinite(instant))
    throw new UsageError(`--start is a day or a time such as 2016-07-01T09:55:59Z, not ${text}.`);
  return { instant, exact };
}

function readServer(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return text;
  throw new UsageError(`--server is an address such as https://fleet.example.org, not ${text}.`);
}
