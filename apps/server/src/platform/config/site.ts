/** Addresses of the application for links that leave by mail. */
import type { Config } from './config.ts';

export interface Site {
  /**
   * Absolute address of a path of the application, under the host the caller used where that is one of ours: a link
   * must not lead to whatever host a request happened to name.
   */
  address(host: string, path: string, query: Record<string, string>): string;
}

export function createSite({ publicUrl }: Pick<Config, 'publicUrl'>, brandedHosts: readonly string[]): Site {
  function originFor(host: string): string {
    if (publicUrl === null) return `http://${host}`;
    return brandedHosts.includes(host) ? `${publicUrl.protocol}//${host}` : publicUrl.origin;
  }
  return {
    address(host, path, query) {
      const url = new URL(path, originFor(host));
      url.search = new URLSearchParams(query).toString();
      return url.href;
    },
  };
}
