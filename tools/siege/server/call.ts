/** A call of the contract as a request: its path with parameters and query, and its body as JSON, a form or bytes. */
import { BYTES_TYPE, type Endpoint, emptyBody, isByteStream } from '@fms/contract/endpoint';
import type { RightRequest } from '../../../apps/server/src/testing/right/right-row.ts';
import type { Asking } from './ask.ts';

/** Stands in no field that is sent. */
const BOUNDARY = 'siege-form-boundary';

/** The request of `endpoint` with the content of `parts`, as the caller with `token`, or anonymous without one. */
export function createAsking(
  endpoint: Endpoint,
  { params = {}, query = {}, body }: RightRequest,
  token?: string,
): Asking {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
  return {
    method: endpoint.method,
    path: given.length > 0 ? `${path}?${search}` : path,
    ...bodyOf(endpoint, body),
    ...(token === undefined ? {} : { token }),
  };
}

function bodyOf(endpoint: Endpoint, body: unknown): Pick<Asking, 'body' | 'headers'> {
  if (endpoint.body === emptyBody) return {};
  if (body instanceof FormData) return formOf(body);
  if (!isByteStream(endpoint.body)) return { body: JSON.stringify(body) ?? 'null' };
  const bytes = body instanceof Uint8Array ? body : new Uint8Array();
  return { body: bytes, headers: { 'content-type': BYTES_TYPE } };
}

/** A form of texts as `multipart/form-data` (RFC 7578). */
function formOf(form: FormData): Pick<Asking, 'body' | 'headers'> {
  const fields = [...form].map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  );
  return {
    body: `${fields.join('')}--${BOUNDARY}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}
