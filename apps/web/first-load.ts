/**
 * Which modules the first screens after sign-in run, found by a build that is thrown away: what a module imports by name
 * tells too much, since most of what stands behind an `index.ts` is left out of the screen that enters by it.
 */
import type { BuildOptions, PluginOption } from 'vite';
import { build } from 'vite';

/** By module, the part that holds it: the first of `parts` that imports it, at any depth, before it runs. */
export type FirstLoad = ReadonlyMap<string, string>;

/**
 * Builds in memory, without minifying (a third of the time of the real build).
 * @param parts names of the chunks that are loaded at once, in the order in which they are.
 */
export async function findFirstLoad(
  parts: readonly string[],
  plugins: PluginOption[],
  options: BuildOptions,
): Promise<FirstLoad> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins,
    build: { ...options, write: false, minify: false, reportCompressedSize: false },
  });
  const output = 'output' in built ? built.output : [];
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const add = (fileName: string, part: string): void => {
    const chunk = chunks.get(fileName);
    if (chunk === undefined || seen.has(fileName)) return;
    seen.add(fileName);
    for (const id of chunk.moduleIds) found.set(id, part);
    for (const imported of chunk.imports) add(imported, part);
  };
  for (const part of parts) {
    const start = [...chunks.values()].find(({ name }) => name === part);
    if (start === undefined) throw new Error(`The application has no chunk ${part}.`);
    add(start.fileName, part);
  }
  return found;
}
