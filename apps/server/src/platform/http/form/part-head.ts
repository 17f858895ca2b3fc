/** The head of one part of a form: the name of its field and, of a file, the name it had (RFC 7578, section 4.2). */
import { invalid } from '../../failure/failure.ts';

export interface PartHead {
  readonly field: string;
  /** Null for a field that is no file. As the sender wrote it: nothing is decoded, no directory is cut off. */
  readonly fileName: string | null;
}

const PART_HEADERS = ['content-disposition', 'content-type', 'content-transfer-encoding', 'content-length'];
/** One header a line; folded lines are obsolete and are refused. */
const HEADER = /^([A-Za-z][A-Za-z-]{0,60}):[ \t]*([^\r\n\0]*)$/;
/** Of a content disposition, from one semicolon to the next; a browser writes a quote in a name as %22. */
const PARAMETER = /;[ \t]*([A-Za-z*]{1,20})="([^"]*)"[ \t]*/gy;
/** Encodings that change nothing. */
const PLAIN = /^(7bit|8bit|binary)$/i;

function parseHeaders(lines: readonly string[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name = '', value = ''] = HEADER.exec(line) ?? [];
    const key = name.toLowerCase();
    if (!PART_HEADERS.includes(key) || headers.has(key))
      throw invalid('A part of the form has a header that is not taken.');
    headers.set(key, value.trimEnd());
  }
  return headers;
}

function parseDisposition(value: string): Map<string, string> {
  const parameters = new Map<string, string>();
  const kind = 'form-data';
  const isForm = value.slice(0, kind.length).toLowerCase() === kind;
  PARAMETER.lastIndex = kind.length;
  let end = kind.length;
  while (isForm && end < value.length) {
    const [, name = '', given = ''] = PARAMETER.exec(value) ?? [];
    if (name === '' || parameters.has(name.toLowerCase())) break;
    parameters.set(name.toLowerCase(), given);
    end = PARAMETER.lastIndex;
  }
  const isKnown = [...parameters.keys()].every((name) => name === 'name' || name === 'filename');
  if (!isForm || end !== value.length || !isKnown) throw invalid('A part of the form does not say what it is.');
  return parameters;
}

/** @throws {Failure} `invalid-input` for a head that browsers do not write */
export function parsePartHead(head: Buffer): PartHead {
  const headers = parseHeaders(decodeUtf8(head).split('\r\n'));
  if (!PLAIN.test(headers.get('content-transfer-encoding') ?? 'binary')) {
    throw invalid('A part of a form is sent as it is, without an encoding.');
  }
  const parameters = parseDisposition(headers.get('content-disposition') ?? '');
  const field = parameters.get('name');
  if (field === undefined || field === '') throw invalid('A part of the form has no name.');
  return { field, fileName: parameters.get('filename') ?? null };
}

/** @throws {Failure} `invalid-input` for bytes that are no UTF-8 */
export function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw invalid('A text of the form is not UTF-8.');
  }
}
