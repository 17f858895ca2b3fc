/** The questions of a newcomer in docs/architecture.md: each answer is a folder that holds sources, or a file of its own. */
import { dirname } from 'node:path';

/** The page and the heading under which the table of questions stands. */
export const PLACES = { page: 'docs/architecture.md', heading: '## Where is it?' } as const;

const LEAST_QUESTIONS = 20;
const ROW = /^\| (?<question>[^|]+) \| (?<answer>[^|]*`[^|]+) \|$/;
const PATH = /`([^`]+)`/g;

/** Complaints about answers that are no folder with a source, questions asked twice, and too few of them. */
export function listPlaceViolations(page: string, sources: readonly string[]): string[] {
  const folders = new Set(sources.map((path) => dirname(path)));
  const rows = listRows(page);
  const asked = rows.map(({ question }) => question);
  return [
    ...rows.flatMap(({ answers, line }) =>
      answers
        .filter((answer) => !folders.has(answer))
        .map((answer) => `${PLACES.page}:${line} answers ${answer}, a folder without sources of its own`),
    ),
    ...rows
      .filter(({ question }, index) => asked.indexOf(question) < index)
      .map(({ question, line }) => `${PLACES.page}:${line} asks again where is ${question}`),
    ...(rows.length < LEAST_QUESTIONS
      ? [`${PLACES.page} asks ${rows.length} questions, at least ${LEAST_QUESTIONS}`]
      : []),
  ];
}

function listRows(page: string): { question: string; answers: string[]; line: number }[] {
  const lines = page.split('\n');
  const from = lines.indexOf(PLACES.heading);
  const to = lines.findIndex((line, index) => index > from && line.startsWith('## '));
  return lines.slice(0, to === -1 ? undefined : to).flatMap((text, index) => {
    const found = from !== -1 && index > from ? ROW.exec(text)?.groups : undefined;
    if (found === undefined) return [];
    const { question = '', answer = '' } = found;
    return [{ question, answers: [...answer.matchAll(PATH)].map(([, path]) => path as string), line: index + 1 }];
  });
}
