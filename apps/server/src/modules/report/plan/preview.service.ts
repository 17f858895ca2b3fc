/** The first rows of a report, for the page on which it is built: from the engine that its file is made by. */
import type { ReportFields, ReportPreview } from '@fms/contract/report';
import { toWireTime } from '@fms/contract/scalar';
import { findReportRefusal } from '@fms/domain/report';
import type { Caller } from '../../../platform/access/caller.ts';
import { readSpan, requireFields } from '../definition/report-fields.ts';
import type { ReportPorts } from '../port/report-ports.ts';
import { planReport } from './report-plan.ts';
import type { ReportSource } from './report-source.ts';

const MOST_ROWS = 40;
const MOST_COLUMNS = 20;

export type PreviewReport = (
  caller: Caller,
  asked: { readonly fields: ReportFields; readonly span: { from: string; to: string } | null },
) => Promise<ReportPreview>;

export function createPreview(ports: ReportPorts): PreviewReport {
  return async (caller, { fields, span: given }) => {
    await requireFields(ports, caller, fields);
    const span = readSpan(fields, given, ports.clock.now());
    const refusal = findReportRefusal({ ...fields, ...span });
    const times = { from: toWireTime(span.from), to: toWireTime(span.to), refusal };
    if (refusal !== null) return { ...times, sections: [] };
    const { sources } = await planReport(ports, { fields, span });
    const sections: ReportPreview['sections'] = [];
    for (const source of sources) sections.push(await readFirstRows(source));
    return { ...times, sections };
  };
}

async function readFirstRows({ section, slices }: ReportSource): Promise<ReportPreview['sections'][number]> {
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
  return { title: section.title, columns, rows, coverage: wholeMs > 0 ? knownMs / wholeMs : null };
}
