/** Sends one raw HTTP request with any method, header and body; answers any status. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http';

const PATIENCE_MS = 20_000;
/** Bytes of an answer that are kept; the rest is read and dropped. */
const KEPT_BYTES = 2_000_000;
/** Connections at most; requests beyond it wait. */
const CONNECTIONS = 16;

export interface Asking {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  /** Sent as `application/json` when no header says otherwise. */
  readonly body?: string | Uint8Array;
  readonly token?: string;
  /** Address of this machine's end. */
  readonly localAddress?: string;
}

export interface Answer {
  /** 0 when the connection was closed without an answer. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Never throws: a connection that is closed or silent for 20 s answers status 0, with the reason as its text. */
export function ask(address: string, asking: Asking): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const { method, path, body, token, localAddress } = asking;
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...asking.headers,
  };
  const failed = (error: Error) => resolve({ status: 0, headers: {}, text: error.message });
  try {
    const { hostname, port } = new URL(address);
    const asked = request({ hostname, port, method, path, headers, agent, ...(localAddress ? { localAddress } : {}) });
    asked.setTimeout(PATIENCE_MS, () => asked.destroy(new Error('no answer in time')));
    asked.on('error', failed);
    asked.on('response', (response) => {
      const parts: Buffer[] = [];
      let kept = 0;
      response.on('data', (part: Buffer) => {
        if (kept < KEPT_BYTES) parts.push(part);
        kept += part.length;
      });
      response.on('error', failed);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    asked.end(body);
  } catch (error) {
    // What Node itself refuses to send, such as a line feed in a header.
    failed(error as Error);
  }
  return promise;
}
