/** Parses command-line flags as text; the schema of the configuration interprets them. */
import { parseArgs } from 'node:util';
import { StartFailure } from '../failure/start-failure.ts';

const options = {
  port: { type: 'string' },
  data: { type: 'string' },
  'no-open': { type: 'boolean' },
  live: { type: 'boolean' },
  'public-url': { type: 'string' },
  host: { type: 'string' },
  'trust-proxy': { type: 'string' },
  services: { type: 'string' },
} as const;

export type Flags = Partial<Record<keyof typeof options, string | boolean>>;

/** Throws a `StartFailure` that names an unknown flag, or one without its value. */
export function readFlags(args: readonly string[]): Flags {
  try {
    return { ...parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values };
  } catch (error) {
    const [reason = 'The command line cannot be read'] = (error instanceof Error ? error.message : '').split(/[.\n]/);
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new StartFailure(`${reason}; known are ${known.join(', ')}.`);
  }
}
