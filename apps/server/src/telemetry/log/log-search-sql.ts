/** The condition of a search of the log as SQL. */
import { LOG_LEVELS, LOG_SOURCES, type LogSource, listLogTokens } from '@fms/domain/log';
import { formatSqlNumbers, formatSqlText } from '../../platform/clickhouse/index.ts';
import type { LogScope, LogSearch } from './log-line.ts';

const CONTENT = 'lowerUTF8(content)';

/** Tokens are looked up in the index; a word of several, such as an address, must also stand there as it was typed. */
function formatWord(word: string): string {
  const tokens = listLogTokens(word);
  const found = tokens.map((token) => `hasToken(${CONTENT}, ${formatSqlText(token)})`);
  const isToken = tokens.length === 1 && tokens[0] === word;
  return [...found, ...(isToken ? [] : [`position(${CONTENT}, ${formatSqlText(word)}) > 0`])].join(' AND ');
}

/** A granule is read when the index may have one of the words. */
function formatChoice(words: readonly string[]): string {
  return `(${words.map((word) => `(${formatWord(word)})`).join(' OR ')})`;
}

function formatParts(parts: readonly string[]): string[] {
  if (parts.length === 0) return [];
  const sources = parts.map((part) => LOG_SOURCES.indexOf(part as LogSource)).filter((at) => at >= 0);
  const areas = parts.map(formatSqlText).join(', ');
  return [`(lower(area) IN (${areas}) OR source IN (${formatSqlNumbers(sources)}))`];
}

/** Lines that may be seen at all. */
export function formatLogScope(scope: LogScope): string[] {
  if (scope === null) return [];
  const { vesselIds, userIds } = scope;
  return [`(vessel_id IN (${formatSqlNumbers(vesselIds)}) OR user_id IN (${formatSqlNumbers(userIds)}))`];
}

export function formatLogSearch({ fromMs, toMs, words, levels, parts, vesselIds, scope }: LogSearch): string {
  const [from, to] = [Math.ceil(fromMs), Math.floor(toMs)];
  return [
    `ts BETWEEN ${formatSqlNumbers([from])} AND ${formatSqlNumbers([to])}`,
    ...(levels.length === 0
      ? []
      : [`level IN (${formatSqlNumbers(levels.map((level) => LOG_LEVELS.indexOf(level)))})`]),
    ...(vesselIds === null ? [] : [`vessel_id IN (${formatSqlNumbers(vesselIds)})`]),
    ...formatParts(parts),
    ...formatLogScope(scope),
    ...words.map(formatChoice),
  ].join(' AND ');
}
