/** The command line, parsed once; what is wrong with it is said in words. */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { DEFAULT_SEED } from '../fleet/fleet.ts';

const demoOptions = z.strictObject({
  server: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:8080'),
  data: z.string().min(1).default('./data'),
  seed: z.coerce.number().int().min(0).max(4_294_967_295).default(DEFAULT_SEED),
  'port-base': z.coerce.number().int().min(0).max(65_000).default(0),
});

export type Parsed<T> = { ok: true; value: T } | { ok: false; message: string };

export function parseDemoOptions(args: readonly string[]): Parsed<z.infer<typeof demoOptions>> {
  return parse(demoOptions, args);
}

function parse<Shape extends z.ZodRawShape>(
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
