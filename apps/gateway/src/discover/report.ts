/**
 * Report of the findings: each bus with its messages, the tags they become, several sensors of one quantity, refusals.
 */
import type { ObservedTag } from './discovery-record.ts';
import { describeEndpoint } from './endpoint.ts';
import type { Finding } from './finding.ts';

const EXAMPLE_CHARACTERS = 72;
const LINES_SHOWN = 300;
const byName = new Intl.Collator('en', { numeric: true });

export function formatReport(findings: readonly Finding[]): string[] {
  return [...findings.flatMap(describe), ...severalSensors(findings)];
}

function describe(finding: Finding): string[] {
  const { endpoint, protocol, problem, record, seconds } = finding;
  const what = [protocol ?? 'nothing recognised', finding.group, finding.topic, ofFormat(finding)].filter(Boolean);
  const head = `${describeEndpoint(endpoint)}: ${what.join(' ')}${problem ? ` (${problem})` : ''}`;
  const rate = (count: number) => rateOf(count, seconds);
  const messages = [...record.messages.values()].toSorted((a, b) => b.count - a.count);
  const tags = [...record.tags.values()].toSorted((a, b) => byName.compare(a.tag.name, b.tag.name));
  const targets = record.targets.size;
  return [
    head,
    ...table(
      'messages',
      messages.map(({ from, name, count, example }) => [from, name, rate(count), cut(example)]),
    ),
    ...table(
      'tags',
      tags.map((heard) => [heard.tag.name, heard.source, rate(heard.count), shownValue(heard)]),
    ),
    ...(targets > 0 ? [`  other ships heard: ${targets}`] : []),
    ...table(
      'refused',
      [...record.refusals].map(([reason, { count, example }]) => [reason, String(count), cut(example)]),
    ),
    '',
  ];
}

const ofFormat = ({ protocol, format }: Finding) => (protocol === 'recording' && format ? `of ${format}` : null);

/** Quantities more than one sensor gives, wherever: they stay apart by source. */
function severalSensors(findings: readonly Finding[]): string[] {
  const all = findings.flatMap(({ record, endpoint }) =>
    [...record.tags.values()].map(({ tag, source }) => ({ name: tag.name, at: describeEndpoint(endpoint), source })),
  );
  const several = [...Map.groupBy(all, ({ name }) => name)].filter(([, of]) => of.length > 1);
  const isOne = findings.length === 1;
  return table(
    'several sensors of one quantity',
    several.map(([name, of]) => [
      name,
      of.map(({ at, source }) => (isOne ? source : `${source || '-'} of ${at}`)).join(', '),
    ]),
  );
}

function table(title: string, rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const shown = rows.slice(0, LINES_SHOWN);
  const columns = Math.max(...shown.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) => Math.max(...shown.map((row) => row[i]?.length ?? 0)));
  const lines = shown.map((row) => `    ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd());
  const left = rows.length - shown.length;
  return [`  ${title}`, ...lines, ...(left > 0 ? [`    … and ${left} more`] : [])];
}

/** `10/s`, `6/min`; how often in all where it lasted no time. */
function rateOf(count: number, seconds: number): string {
  if (seconds < 1) return `${count}×`;
  const perSecond = count / seconds;
  return perSecond >= 0.5 ? `${Number(perSecond.toPrecision(2))}/s` : `${Number((perSecond * 60).toPrecision(2))}/min`;
}

function shownValue({ tag, last, min, max }: ObservedTag): string {
  if (typeof last === 'string') return cut(last);
  if (typeof last === 'object') return `${last.latitude.toFixed(5)} ${last.longitude.toFixed(5)}`;
  const figure = (value: number) => String(Number(value.toFixed(tag.decimals)));
  const range = min === max ? '' : ` (${figure(min)} to ${figure(max)})`;
  return `${figure(last)}${tag.unit ? ` ${tag.unit}` : ''}${range}`;
}

/** Ships' data is not for a terminal to obey. */
function cut(text: string): string {
  const plain = text.replaceAll(/[^\x20-\x7e\u00a0-\uffff]/g, '·');
  return plain.length > EXAMPLE_CHARACTERS ? `${plain.slice(0, EXAMPLE_CHARACTERS - 1)}…` : plain;
}
