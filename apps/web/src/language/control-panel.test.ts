/** Every word the pages of the control panel say is fetched by the time they say it. */
import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../features/control-panel*/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('has each word of its pages among those fetched with it', async () => {
  const { english } = await import('./english/english.ts');
  const { englishStart } = await import('./english/english-start.ts');
  const { englishInside } = await import('./english/english-inside.ts');
  const fetched = await readAdded();
  const known = new Set([...Object.keys(englishStart), ...Object.keys(englishInside), ...fetched]);
  const keys = new Set(Object.keys(english));
  const said = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/'([A-Z][A-Z0-9_]+)'/g)].map(([, key]) => key),
  );
  expect(said.filter((key) => key !== undefined && keys.has(key)).length).toBeGreaterThan(100);
  expect(said.filter((key) => key !== undefined && keys.has(key) && !known.has(key))).toEqual([]);
});

/** The keys that the module adds when it is loaded, whatever other tests have loaded before. */
async function readAdded(): Promise<string[]> {
  const files = import.meta.glob<string>('./{control-panel,vessel-page}.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const parts = import.meta.glob<Record<string, Record<string, string>>>('./english/**/english-*.ts', { eager: true });
  const follow = (name: string): string[] => {
    const text = files[name] ?? '';
    const paths = [...text.matchAll(/'(\.\/[^']+\.ts)'/g)].map(([, path]) => path ?? '');
    return paths.flatMap((path) =>
      path in files ? follow(path) : Object.values(parts[path] ?? {}).flatMap((part) => Object.keys(part)),
    );
  };
  return follow('./control-panel.ts');
}
