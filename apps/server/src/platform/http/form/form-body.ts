/** Forms as handlers take them: the fields at once, the files one after the other as they arrive. */
import { Readable } from 'node:stream';
import { FORM_OVERHEAD_BYTES, FORM_TYPE, type FormFiles } from '@fms/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { Failure, invalid } from '../../failure/failure.ts';
import { type FormPart, readFormParts } from './form-part.ts';
import { decodeUtf8 } from './part-head.ts';

const MAX_FIELDS = 50;

export interface FormFile {
  /** As the sender names it: evaluate it before anything is stored under it. */
  readonly fileName: string;
  /** Fails with `too-large` at the first byte above the bound of the endpoint. */
  readonly bytes: Readable;
}

export interface FormBody<Fields> {
  readonly fields: Fields;
  /** Each file is read before the next one is asked for; what is left of it is passed over. */
  readonly files: AsyncIterable<FormFile>;
}

/** A quoted or a plain boundary, of the characters RFC 2046 allows. */
const BOUNDARY = /;[ \t]*boundary=(?:"([\w'()+,./:=? -]{0,69}[\w'()+,./:=?-])"|([\w'+./:=?-]{1,70}))[ \t]*(?:;|$)/i;

/** Lets one scope of routes take forms; everywhere else a body is JSON. */
export function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM_TYPE, (_request, payload, done) => done(null, payload));
}

/** @throws {Failure} `invalid-input` for a content type without a boundary */
export function parseBoundary(contentType: string): string {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw invalid('The form does not name its boundary.');
  return boundary;
}

async function readText(part: FormPart): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part.bytes) {
    size += chunk.length;
    if (size > FORM_OVERHEAD_BYTES) throw new Failure('too-large', `The field ${part.field} is too long.`);
    chunks.push(chunk);
  }
  return decodeUtf8(Buffer.concat(chunks));
}

async function* boundFile(bytes: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > maxBytes) throw new Failure('too-large', `A file of at most ${maxBytes} bytes is taken.`);
    yield chunk;
  }
}

async function* readFiles(
  first: FormPart | undefined,
  rest: AsyncGenerator<FormPart, undefined>,
  { field, most, maxBytes }: FormFiles,
): AsyncGenerator<FormFile> {
  let count = 0;
  let part: FormPart | undefined = first;
  while (part !== undefined) {
    if (part.fileName === null) throw invalid('The fields of a form stand before its files.');
    if (part.field !== field)
      throw invalid(`Files are sent in the field ${field}.`, [`body.${field}: is named otherwise`]);
    if (++count > most) throw new Failure('too-large', `At most ${most} files are taken at once.`);
    yield { fileName: part.fileName, bytes: Readable.from(boundFile(part.bytes, maxBytes), { objectMode: false }) };
    part = (await rest.next()).value;
  }
}

/**
 * Reads the fields up to the first file, each of them once and as text, and hands on the files unread.
 * @throws {Failure} `invalid-input` for what is no form, `too-large` for more fields or longer ones than a form has
 */
export async function readForm(
  body: AsyncIterable<Buffer>,
  contentType: string,
  files: FormFiles,
): Promise<FormBody<Record<string, string>>> {
  const parts = readFormParts(body, parseBoundary(contentType));
  const fields = new Map<string, string>();
  let part: FormPart | undefined = (await parts.next()).value;
  while (part !== undefined && part.fileName === null) {
    if (fields.size >= MAX_FIELDS) throw new Failure('too-large', `A form has at most ${MAX_FIELDS} fields.`);
    if (fields.has(part.field))
      throw invalid('A field of the form is there twice.', [`body.${part.field}: is there twice`]);
    fields.set(part.field, await readText(part));
    part = (await parts.next()).value;
  }
  return { fields: Object.fromEntries(fields), files: readFiles(part, parts, files) };
}
