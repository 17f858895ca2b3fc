/**
 * Checks Host and Origin against an allow-list, for every request and WebSocket. A foreign page, or a foreign name that
 * resolves to this machine, must not reach a server that trusts its own network.
 */
import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from '../config/config.ts';
import { Failure } from '../failure/failure.ts';

export interface Guard {
  /** Whether browsers reach this server over https. */
  readonly isSecure: boolean;
  /** The refusal of a request whose Host or Origin is not this server's, or null. */
  check(request: IncomingMessage): Failure | null;
  /** Whether a proxy that is not trusted forwarded the request: all its users share one address. */
  isByUnknownProxy(request: IncomingMessage): boolean;
  /** Address of the caller's end, through trusted proxies only. */
  addressOf(request: IncomingMessage): string;
  /** Host that was asked for, with its port unless it is the usual one. */
  hostOf(request: IncomingMessage): string;
}

const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Browsers themselves resolve every name below `localhost` to this machine. */
function isLoopback(hostname: string): boolean {
  return LOOPBACK_NAMES.has(hostname) || hostname.endsWith('.localhost');
}

/** How often a header is there; `headers` holds the first of what may come once. */
function countOf({ rawHeaders }: IncomingMessage, name: string): number {
  return rawHeaders.filter((each, index) => index % 2 === 0 && each.toLowerCase() === name).length;
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** `brandedHosts` are further names of a live server, each with its own branding (§1). */
export function createGuard(
  config: Pick<Config, 'publicUrl' | 'trustProxy'>,
  brandedHosts: readonly string[] = [],
): Guard {
  const trusted = proxyAddress.compile([...config.trustProxy]);
  const protocol = config.publicUrl?.protocol ?? 'http:';
  const publicHosts = new Set(config.publicUrl ? [config.publicUrl.host, ...brandedHosts] : []);

  function askedFor(request: IncomingMessage): URL | null {
    const behindProxy = trusted(request.socket.remoteAddress ?? '', 0);
    const forwarded = behindProxy ? request.headers['x-forwarded-host'] : undefined;
    const host = (typeof forwarded === 'string' ? forwarded.split(',')[0]?.trim() : undefined) ?? request.headers.host;
    // Only a host, so that nothing like `user@` or a path hides in it.
    return host && /^[\w.\-[\]:]+$/.test(host) ? parseUrl(`${protocol}//${host}`) : null;
  }

  return {
    isSecure: protocol === 'https:',
    check(request) {
      // Node takes the first and a proxy may take the last: what one of them allowed the other would serve.
      if (countOf(request, 'host') > 1) return new Failure('invalid-input', 'The request names more than one host.');
      const url = askedFor(request);
      if (!url || !(isLoopback(url.hostname) || publicHosts.has(url.host))) {
        return new Failure('foreign-origin', 'This server does not answer under that host name.');
      }
      const { origin } = request.headers;
      if (origin !== undefined && parseUrl(origin)?.host !== url.host) {
        return new Failure('foreign-origin', 'This server does not answer pages of another origin.');
      }
      return null;
    },
    isByUnknownProxy({ headers, socket }) {
      const isForwarded = config.publicUrl !== null && headers['x-forwarded-for'] !== undefined;
      return isForwarded && !trusted(socket.remoteAddress ?? '', 0);
    },
    addressOf: (request) => proxyAddress(request, trusted) ?? '',
    hostOf: (request) => askedFor(request)?.host ?? '',
  };
}
