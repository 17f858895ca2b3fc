/** Tries the tables of a feature with hostile names wherever a ship or a user chose one. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type ExportTable, formatCsv } from '../export/index.ts';
import { startLanguage } from '../language/index.ts';
import { FORMULA_PAYLOADS, listFormulas } from './formula-payload.ts';

/** @param tablesOf the tables by name, with the hostile name in each of their texts */
export function tryExports(tablesOf: (evil: string) => Record<string, ExportTable>): void {
  beforeAll(async () => {
    startLanguage();
    await import('../language/inside.ts');
    await import('../language/vessel-page.ts');
  });

  describe.each(FORMULA_PAYLOADS)('%j', (evil) => {
    it.each(Object.keys(tablesOf('')))('is no formula in the file of %s', (name) => {
      const table = tablesOf(evil)[name] as ExportTable;
      expect(formatCsv(table)).toContain("'");
      expect(listFormulas(table)).toEqual([]);
    });
  });
}
