import { describe, expect, it } from 'vitest';
import { listForeignPages, listMissingPaths, listRequirements, listUnknownCitations } from './citations.ts';

const SIGN = '\u00a7';
const PAGE = `## ${SIGN}9 Constants

### ${SIGN}9.6 Settings

| row | requirement | built in | held by |
|---|---|---|---|
| ${SIGN}9.6-1 | four | \`apps/server/src/modules/vessel\` | \`apps/server/src/gone.test.ts\` |

### ${SIGN}B4 One vessel
`;

describe('listRequirements', () => {
  it('reads headings and rows', () => {
    expect([...listRequirements(PAGE)]).toEqual(['9', '9.6', '9.6-1', 'B4']);
  });
});

describe('listUnknownCitations', () => {
  it('names the line of a section or row that does not exist, and of no other', () => {
    const text = `/** ${SIGN}9.6, ${SIGN}B4. */\n// ${SIGN}9.6-1 and ${SIGN}9.60\n// ${SIGN}B4-2`;
    expect(listUnknownCitations('a.ts', text, listRequirements(PAGE))).toEqual([
      `a.ts:2 cites ${SIGN}9.60, which docs/requirements.md does not have`,
      `a.ts:3 cites ${SIGN}B4-2, which docs/requirements.md does not have`,
    ]);
  });
});

describe('listMissingPaths', () => {
  it('names a path that does not exist', () => {
    expect(listMissingPaths(PAGE, (path) => path === 'apps/server/src/modules/vessel')).toEqual([
      'docs/requirements.md:7 names apps/server/src/gone.test.ts, which does not exist',
    ]);
  });
});

describe('listForeignPages', () => {
  const own = new Set(['tags.md']);

  it.each([
    ['a page that is not there', `(${'contract'}.md, "Hub")`],
    ['a numbered list of one', `(${'trap'} 7)`],
    ['a page by its subject', `(${'visual'} language, "Map")`],
    ['a folder beside the repository', `${'..'}/${'shared'}/design`],
  ])('finds %s', (_what, text) => {
    expect(listForeignPages('a.ts', text, own)).toHaveLength(1);
  });

  it.each(['docs/tags.md', '*.md', `${'..'}/${'shared'}/data`, 'a list of tags'])('takes %s', (text) => {
    expect(listForeignPages('a.ts', text, own)).toEqual([]);
  });
});
