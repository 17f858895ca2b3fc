/** Docs/tags.md names every parameter group and label that is kept, and no other. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isKept, n2kDecoders } from '../protocol/n2k/n2k.ts';
import { listedLabels } from '../protocol/vedirect/vedirect.ts';

const page = readFileSync(new URL('../../../../docs/tags.md', import.meta.url), 'utf8');

/** First cells of the table under a heading. */
function firstCells(heading: string): string[] {
  const section = page.slice(page.indexOf(`## ${heading}`)).split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(1).map((row) => row.split('|')[1]?.trim() ?? '');
}

/** `129038 to 129041, 129793` → each number of it. */
function groupsIn(cell: string): number[] {
  return cell.split(',').flatMap((part) => {
    const [first = Number.NaN, last = first] = [...part.matchAll(/\d+/g)].map(Number);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}

describe('the page of tags', () => {
  const listed = new Set(firstCells('NMEA 2000').flatMap(groupsIn));

  it('lists every parameter group that is kept', () => {
    const groups = Object.keys(n2kDecoders).map(Number).filter(Number.isFinite);
    expect(groups.filter((group) => !listed.has(group))).toEqual([]);
  });

  it('lists no group that is not', () => {
    expect([...listed].filter((group) => !isKept(group))).toEqual([]);
  });

  it('lists every label of VE.Direct', () => {
    const labels = firstCells('VE.Direct').flatMap((cell) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, label]) => label),
    );
    expect(labels.sort()).toEqual([...listedLabels].sort());
  });
});
