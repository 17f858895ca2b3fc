/** The product's own calls, typed by the contract, as a browser would make them. */
import { endpoints } from '@fms/contract/api';
import type { AnswerOf, BodyInputOf, Endpoint, QueryInputOf } from '@fms/contract/endpoint';

export const DEMONSTRATION_PASSWORD = 'Fleet-Demo-1';

export interface Api {
  token: string;
  call<E extends Endpoint>(
    endpoint: E,
    parts?: { query?: QueryInputOf<E>; body?: BodyInputOf<E> },
  ): Promise<AnswerOf<E>>;
}

function addressOf(server: string, endpoint: Endpoint, query: unknown): string {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>).map(([name, value]) => [
    name,
    String(value),
  ]);
  return `${server}${endpoint.path}?${new URLSearchParams(entries)}`;
}

/** Signs in as a demonstration account; throws with the server's words when a call fails. */
export async function signIn(server: string, username = 'admin'): Promise<Api> {
  async function send<E extends Endpoint>(endpoint: E, parts: { query?: unknown; body?: unknown }, token?: string) {
    const answer = await fetch(addressOf(server, endpoint, parts.query), {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    });
    if (!answer.ok) throw new Error(`${endpoint.path}: ${answer.status} ${await answer.text()}`);
    return endpoint.answer.parse(await answer.json()) as AnswerOf<E>;
  }
  const body = { username, password: DEMONSTRATION_PASSWORD, version: '1.4' };
  const { token } = await send(endpoints.login, { body });
  return { token, call: (endpoint, parts = {}) => send(endpoint, parts, token) };
}
