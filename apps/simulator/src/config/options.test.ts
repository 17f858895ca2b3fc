import { describe, expect, it } from 'vitest';
import { demoOptions, historyOptions, parseOptions, serveOptions } from './options.ts';

const demo = (...args: string[]) => parseOptions(demoOptions, args);

describe('the command line', () => {
  it('has a demonstration of ninety days when nothing is said', () => {
    expect(demo()).toMatchObject({
      ok: true,
      value: { server: 'http://127.0.0.1:8080', data: './data', 'port-base': 0, history: 90 * 86_400 },
    });
  });

  it.each([
    ['24h', 86_400],
    ['30m', 1800],
    ['7d', 604_800],
    ['0', 0],
  ])('reads %s', (text, seconds) => {
    expect(demo('--history', text)).toMatchObject({ ok: true, value: { history: seconds } });
  });

  it.each([
    [['--history', 'long'], /--history: .*90d/],
    [['--server', 'ftp://x'], /--server: /],
    [['--seed', '-1'], /--seed: |argument/],
    [['--port-base', '70000'], /--port-base: /],
    [['--colour', 'red'], /--colour/],
  ])('refuses %j by name', (args, message) => {
    const parsed = demo(...args);
    expect(parsed.ok ? '' : parsed.message).toMatch(message);
  });

  it('asks for what it cannot guess', () => {
    expect(parseOptions(historyOptions, [])).toMatchObject({ ok: false, message: expect.stringContaining('--from') });
    expect(parseOptions(serveOptions, ['--ship', 'tindra', '--protocol', 'morse'])).toMatchObject({
      ok: false,
      message: expect.stringContaining('signalk'),
    });
  });
});
