/** The first rows of a plan, for the page on which it is built. */
import type { ReportPreview } from '@fms/contract/report';
import type { ReportPlan } from './report-plan.ts';

const MOST_ROWS = 40;
const MOST_COLUMNS = 20;

export async function previewPlan({ sources }: ReportPlan): Promise<ReportPreview['sections']> {
  const sections: ReportPreview['sections'] = [];
  for (const { section, slices } of sources) {
    const rows: ReportPreview['sections'][number]['rows'] = [];
    let [knownMs, wholeMs] = [0, 0];
    for await (const slice of slices()) {
      knownMs += slice.knownMs;
      wholeMs += slice.wholeMs;
      const room = MOST_ROWS - rows.length;
      rows.push(...slice.rows.slice(0, room).map(({ cells }) => cells.slice(0, MOST_COLUMNS)));
      if (rows.length >= MOST_ROWS) break;
    }
    const columns = section.columns.slice(0, MOST_COLUMNS).map(({ title, kind }) => ({ title, kind }));
    sections.push({ title: section.title, columns, rows, coverage: wholeMs > 0 ? knownMs / wholeMs : null });
  }
  return sections;
}
