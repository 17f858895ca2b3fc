import type { ReportPreview } from '@fms/contract/report';
import { formatNumber, NO_VALUE } from '@fms/domain/format';
import { REPORT_FORMATS } from '@fms/domain/report';
import { getZoneOffsetMs } from '@fms/domain/time';
import { Segmented } from '@fms/ui/control';
import { Panel, ProblemLine } from '@fms/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../language/index.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { reportQueries } from '../model/report.queries.ts';
import style from '../style/report.module.css';
import type { FieldsProps } from './fields-props.ts';

type Section = ReportPreview['sections'][number];

/** The first rows of the report, from the engine that writes its file. */
export function PreviewPanel({ fields, change }: FieldsProps) {
  const t = useText();
  // Neither schedule nor recipients nor the name change what is in it: none of them asks anew.
  const asked = { ...fields, name: 'Preview', schedule: null, recipients: [] };
  const query = useQuery(reportQueries.preview(asked));
  const { data } = query;
  const formats = (
    <Segmented
      label={t('REPORT_FORMAT')}
      value={fields.format}
      onChange={(format) => change({ format })}
      options={REPORT_FORMATS.map((value) => ({ value, label: value.toUpperCase() }))}
    />
  );
  return (
    <Panel title={t('REPORT_PREVIEW')} actions={formats}>
      {fields.vesselIds.length === 0 && <ProblemLine text={t('REPORT_NO_VESSEL')} />}
      {query.error !== null && <ProblemLine text={query.error.message} />}
      {data === undefined && fields.vesselIds.length > 0 && <QueryState query={query} loading={t('LOADING')} />}
      {data?.refusal != null && <ProblemLine text={data.refusal} />}
      {data?.sections.map((section) => (
        <PreviewTable key={section.title} section={section} zone={fields.zone} />
      ))}
    </Panel>
  );
}

function PreviewTable({ section, zone }: { readonly section: Section; readonly zone: string }) {
  const t = useText();
  const { title, columns, rows, coverage } = section;
  return (
    <section className={style.paper} aria-label={title}>
      <h3 className={style.section}>
        {title}
        {coverage !== null && (
          <span className={style.quiet}>
            {t('REPORT_COMPLETE', { share: formatNumber(coverage * 100, { decimals: 1 }) })}
          </span>
        )}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <div className={style.scroll} tabIndex={0}>
        <table className={style.table} aria-label={title}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.title} scope="col">
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a preview have no identity and never move
              <tr key={line}>
                {row.map((cell, place) => (
                  <td key={columns[place]?.title}>{formatCell(cell, columns[place]?.kind ?? 'text', zone)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length === 0 && <p className={style.quiet}>{t('REPORT_NO_ROWS')}</p>}
    </section>
  );
}

function formatCell(cell: string | number | null, kind: Section['columns'][number]['kind'], zone: string): string {
  if (cell === null) return NO_VALUE;
  if (typeof cell === 'string') return cell;
  if (kind === 'time') return new Date(cell + getZoneOffsetMs(zone, cell)).toISOString().slice(0, 16).replace('T', ' ');
  return formatNumber(cell, { decimals: Number.isInteger(cell) ? 0 : 2 });
}
