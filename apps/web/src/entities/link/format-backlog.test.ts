import { describe, expect, it } from 'vitest';
import '../../language/inside.ts';
import { startLanguage, translate } from '../../language/index.ts';
import { formatBacklog } from './format-backlog.ts';

startLanguage();

describe('formatBacklog', () => {
  it.each([
    ['nothing waits', { connected: true, backlogBytes: 0 }, 'none'],
    ['only the batch on its way waits', { connected: true, backlogBytes: 461 }, 'none'],
    ['data waits', { connected: true, backlogBytes: 3 * 1024 ** 2 }, '3.0 MB'],
    ['the link is down', { connected: false, backlogBytes: 461 }, 'unknown'],
    ['there is no link', undefined, '—'],
  ])('%s', (_words, link, expected) => {
    expect(formatBacklog(link, translate)).toBe(expected);
  });
});
