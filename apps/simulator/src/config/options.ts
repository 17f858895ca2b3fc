/** The command line, parsed once; an error is a sentence. */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { protocols } from '../command/serve-command.ts';
import { DEFAULT_SEED } from '../fleet/fleet.ts';

const place = {
  server: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:8080'),
  data: z.string().min(1).default('./data'),
  seed: z.coerce.number().int().min(0).max(4_294_967_295).default(DEFAULT_SEED),
};

const UNIT_SECONDS = { m: 60, h: 3600, d: 86_400 } as const;

/** `90d`, `24h`, `30m` or `0` → seconds. */
const duration = z
  .string()
  .regex(/^(0|[1-9]\d{0,4}[mhd])$/, 'is a number with m, h or d, e.g. 90d, or 0')
  .transform((text) => (text === '0' ? 0 : Number.parseInt(text, 10) * UNIT_SECONDS[text.at(-1) as 'm' | 'h' | 'd']));

const epochSeconds = z.coerce.number().int().min(0);

export const demoOptions = z.strictObject({
  ...place,
  'port-base': z.coerce.number().int().min(0).max(65_000).default(0),
  history: duration.default(90 * UNIT_SECONDS.d),
  /** First port of the ships' desktops; they are not served when left out. */
  'desktop-port': z.coerce.number().int().min(0).max(65_000).nullable().default(null),
});

export const chartOptions = z.strictObject({
  seed: place.seed,
  ship: z.string().min(1),
  out: z.string().min(1),
  /** The first day shown, at midnight UTC. */
  from: z.iso.date().default('2026-06-01'),
});

export const serveOptions = z.strictObject({
  seed: place.seed,
  ship: z.string().min(1),
  protocol: z.enum(protocols).default('nmea0183'),
  port: z.coerce.number().int().min(0).max(65_535).default(0),
  /** Where ISO 19848's list of channels is written. */
  channels: z.string().min(1).default('./DataChannelList.json'),
});

export const plantsOptions = z.strictObject({ seed: place.seed, out: z.string().min(1) });

export const historyOptions = z.strictObject({ ...place, from: epochSeconds, to: epochSeconds });

export type Parsed<T> = { ok: true; value: T } | { ok: false; message: string };

/** Every option takes a value: `--name value`. */
export function parseOptions<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  args: readonly string[],
): Parsed<z.infer<z.ZodObject<Shape>>> {
  const options = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, { type: 'string' as const }]));
  try {
    const { values } = parseArgs({ args: [...args], options, strict: true });
    const parsed = schema.safeParse(values);
    if (parsed.success) return { ok: true, value: parsed.data };
    return {
      ok: false,
      message: parsed.error.issues.map((issue) => `--${issue.path.join('.')}: ${issue.message}`).join('\n'),
    };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
