import { describe, expect, it } from 'vitest';
import { translate as t } from '../../language/index.ts';
import { buildVessel, NOON } from '../../testing/builders.ts';
import { FORMULA_PAYLOADS, listCsvFormulas } from '../../testing/formula-payload.ts';
import { tryExports } from '../../testing/try-exports.ts';
import { formatTrack } from './export/track-file.ts';
import { buildNoonTable } from './noon/noon-table.ts';

tryExports((evil) => ({
  noon: buildNoonTable(buildVessel(1, { name: evil, projectNumber: evil }), [], 'Europe/Oslo', t),
}));

describe.each(FORMULA_PAYLOADS)('%j', (evil) => {
  it('is no formula in the file of a track', () => {
    const csv = formatTrack('csv', { name: evil, points: [], scope: 10, from: NOON, to: NOON });
    expect(listCsvFormulas(csv)).toEqual([]);
  });
});
