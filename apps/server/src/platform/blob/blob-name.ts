/** Names under which files are stored, the same for every store. */
import { invalid } from '../failure/failure.ts';

/** Parts that begin with a letter or digit: no `..`, nothing hidden, no separators, nothing a shell would read. */
const SAFE_NAME = /^[A-Za-z0-9][\w.-]{0,120}(\/[A-Za-z0-9][\w.-]{0,120}){0,6}$/;

/** @throws {Failure} `invalid-input` for any other name */
export function requireBlobName(name: string): string {
  if (!SAFE_NAME.test(name)) throw invalid(`'${name.slice(0, 100)}' is not a name a file can be stored under.`);
  return name;
}
