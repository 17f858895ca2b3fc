import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NoteBlock, parseReleaseNotes } from './release-notes.ts';
import { formatVersionName, parseSoftwareVersion } from './version-name.ts';
import { type DatedVersion, findVersionStanding } from './version-standing.ts';

describe('the version in the name of a program', () => {
  it.each([
    ['fms-gateway 1.4.221', '1.4.221'],
    ['fms-gateway 1.4.221+9f3c2a1', '1.4.221+9f3c2a1'],
    ['v2.10.0', '2.10.0'],
    ['gateway 1.4', null],
    ['', null],
  ])('%s', (software, name) => {
    const read = parseSoftwareVersion(software);
    expect(read && formatVersionName(read)).toBe(name);
  });
});

describe('who is behind', () => {
  const release = (id: number, version: string, build = ''): DatedVersion => ({ id, version, build, releasedMs: id });
  // Two builds of one version, and a version that was released late.
  const releases = [
    release(1, '2.8.1'),
    release(2, '2.9.4'),
    release(3, '2.9.4', 'abc'),
    release(4, '2.9.3'),
    release(9, '3.0.0'),
  ];
  it.each([
    ['the newest', '2.9.3', null, false, ['current', 4, 4, 0]],
    ['older builds, by date and not by name', '2.9.4', null, false, ['behind', 2, 4, 2]],
    ['a build that is listed', '2.9.4+abc', null, false, ['behind', 3, 4, 1]],
    ['a build that is not listed, as its release', '2.8.1+zzz', null, false, ['behind', 1, 4, 3]],
    ['the chosen one', '2.8.1', 1, false, ['current', 1, 1, 0]],
    ['a release after the chosen one', '2.9.3', 2, false, ['ahead', 4, 2, 0]],
    ['a release that is still to come', '2.9.3', 9, false, ['behind', 4, 9, 1]],
    ['an old one that is held', '2.8.1', null, true, ['held', 1, 4, 0]],
    ['what is no release', '1.0.0', null, false, ['unlisted', null, 4, 0]],
    ['nothing that was told', '', null, false, ['unknown', null, 4, 0]],
  ] as const)('%s', (_, runs, chosen, isHeld, expected) => {
    const standing = findVersionStanding(releases, { runs: parseSoftwareVersion(runs), chosen, isHeld }, 5);
    expect([standing.state, standing.runs, standing.target, standing.behindBy]).toEqual(expected);
  });

  it('is empty where there is no release', () => {
    const standing = findVersionStanding([], { runs: null, chosen: null, isHeld: false }, 5);
    expect(standing).toEqual({ state: 'unknown', runs: null, target: null, behindBy: 0 });
  });
});

describe('release notes', () => {
  it('are headings, paragraphs, lists and code', () => {
    const notes = '# New\n\nFiles go on\nafter a **restart**.\n\n- one `x`\n- *two*\n\n1. first\n\n```\n<b>\n```';
    expect(parseReleaseNotes(notes)).toEqual<NoteBlock[]>([
      { kind: 'heading', level: 1, spans: [{ kind: 'text', text: 'New' }] },
      {
        kind: 'paragraph',
        spans: [
          { kind: 'text', text: 'Files go on after a ' },
          { kind: 'strong', text: 'restart' },
          { kind: 'text', text: '.' },
        ],
      },
      {
        kind: 'list',
        isOrdered: false,
        items: [
          [
            { kind: 'text', text: 'one ' },
            { kind: 'code', text: 'x' },
          ],
          [{ kind: 'emphasis', text: 'two' }],
        ],
      },
      { kind: 'list', isOrdered: true, items: [[{ kind: 'text', text: 'first' }]] },
      { kind: 'code', text: '<b>' },
    ]);
  });

  it.each([
    ['[manual](https://fleet.example/m)', [{ kind: 'link', text: 'manual', address: 'https://fleet.example/m' }]],
    ['[x](javascript:alert%281%29)', [{ kind: 'text', text: 'x' }]],
    ['[x](data:text/html,y)', [{ kind: 'text', text: 'x' }]],
    ['<script>x</script>', [{ kind: 'text', text: '<script>x</script>' }]],
  ])('make of %s nothing that acts', (markdown, spans) => {
    expect(parseReleaseNotes(markdown)).toEqual([{ kind: 'paragraph', spans }]);
  });

  it('end, and link to the web alone, whatever they hold', () => {
    const piece = fc.constantFrom('\n', ' ', ...'# - * ` ``` [a] (javascript:x) (http://a) b 1.'.split(' '));
    const notes = fc.array(piece).map((parts) => parts.join(''));
    fc.assert(
      fc.property(notes, (text) => {
        const told = JSON.stringify(parseReleaseNotes(text));
        expect(told).not.toContain('"address":"javascript');
      }),
      { seed: 7 },
    );
  });
});
