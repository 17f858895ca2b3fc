/** Where the words of a refused call stand in the form that made it. */
import { ApiError, isSignInEnded } from '../../api/index.ts';

/** Statuses that refuse this input; for the others §8.1 has messages of its own. 0: no answer came. */
const REFUSALS = new Set([0, 400, 401, 404, 409, 410, 413, 422, 429]);

/** Whether the form itself says what went wrong. */
export function isFormRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && REFUSALS.has(error.status) && !isSignInEnded(error);
}

interface Refusal {
  /** Sentence by name of the field. */
  readonly fields: Readonly<Record<string, string>>;
  /** What belongs to no field; undefined when each sentence found its field. */
  readonly rest: string | undefined;
}

/** The server names a part of the body as `body.email: …` (apps/server, fastify-router). */
const OF_FIELD = /^body\.(?<path>\w[\w.]*): (?<words>.+)$/s;

/** Sorts the details of a refusal to the fields of these names; the message itself stands with what is left over. */
export function readRefusal({ message, errors }: ApiError, names: readonly string[]): Refusal {
  const fields: Record<string, string> = {};
  const left: string[] = [];
  for (const detail of errors) {
    const { path = '', words = detail } = OF_FIELD.exec(detail)?.groups ?? {};
    if (names.includes(path.split('.')[0] ?? '')) fields[path] ??= words;
    else left.push(words);
  }
  const isPlaced = errors.length > 0 && left.length === 0;
  return { fields, rest: isPlaced ? undefined : [...new Set([message, ...left])].join(' ') };
}
