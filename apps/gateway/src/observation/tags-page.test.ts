/** docs/tags.md says what the decoders do, or it says nothing. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sentenceDecoders } from '../protocol/nmea0183/nmea0183.ts';
import { channels } from '../testing/channels.ts';
import type { TagDefinition } from './observation.ts';
import * as tags from './tag.ts';

const page = readFileSync(new URL('../../../../docs/tags.md', import.meta.url), 'utf8');

/** Cells of the rows below a heading. */
function table(heading: string): string[][] {
  const section = page.slice(page.indexOf(`## ${heading}`)).split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(1).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const defined = Object.values(tags).filter(
  (tag): tag is TagDefinition => typeof tag === 'object' && 'subsystem' in tag,
);

describe('docs/tags.md', () => {
  it('has a row for each tag of the bridge, with its unit, kind, group and scale', () => {
    const rows = new Map(table('Units and scales').map(([name, ...rest]) => [name, rest]));
    const wanted = defined.map(({ name, unit, type, subsystem, valueKind, min, max }) => {
      const scale = valueKind === 'number' ? `${min} to ${max}` : '';
      return [name, [unit, String(type), subsystem, scale]] as const;
    });
    expect(wanted.filter(([name]) => !rows.has(name)).map(([name]) => name)).toEqual([]);
    expect(Object.fromEntries(wanted.map(([name]) => [name, rows.get(name)]))).toEqual(Object.fromEntries(wanted));
  });

  it('has a row for each sentence that is decoded, and none for others', () => {
    const sentences = table('NMEA 0183: sentence').flatMap(([sentence]) => sentence?.split(', ') ?? []);
    expect(sentences.filter((sentence) => sentence !== 'VDM' && sentence !== 'VDO').sort()).toEqual(
      Object.keys(sentenceDecoders).sort(),
    );
  });

  it('names the tag of each channel of the facts', () => {
    const rows = new Map(table('Channels of').map(([channel, tag]) => [channel, tag]));
    expect(Object.fromEntries(Object.keys(channels).map((channel) => [channel, rows.get(channel)]))).toEqual(
      Object.fromEntries(Object.entries(channels).map(([channel, { tag }]) => [channel, tag])),
    );
  });
});
