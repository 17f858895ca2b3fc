/**
 * Keeps the token fresh (§4.3-2, §9.1-2): at each keepalive of 10 s it is
 * renewed when under 10 minutes remain and the user is not idle; without auto-logout every 60 s, idle or not.
 */
import { KEEPALIVE_MS, TOKEN_REFRESH_MS } from '@fms/domain/account';

/** §9.1-2. */
export const RENEW_BELOW_MS = 10 * 60 * 1000;

export interface TokenKeeperParts {
  readonly now: () => number;
  /** How long the present token is still good. */
  readonly remainingMs: () => number;
  readonly isIdle: () => boolean;
  /** §9.5: sign out after half an hour without activity. */
  readonly isAutoLogout: () => boolean;
  /** An impersonation ends after its half hour and is never renewed. */
  readonly isRenewable: () => boolean;
  /** Requests a fresh token, over the hub where it is connected; rejects without an answer. */
  readonly renew: () => Promise<string>;
  readonly onToken: (token: string) => void;
}

export class TokenKeeper {
  readonly #parts: TokenKeeperParts;
  #lastRenewal: number;
  #isAsking = false;

  constructor(parts: TokenKeeperParts) {
    this.#parts = parts;
    this.#lastRenewal = parts.now();
  }

  /** Begins the keepalive. Returns the function that ends it. */
  run(): () => void {
    const timer = setInterval(() => {
      if (this.#isDue()) void this.renewNow();
    }, KEEPALIVE_MS);
    return () => clearInterval(timer);
  }

  #isDue(): boolean {
    const { now, remainingMs, isIdle, isAutoLogout } = this.#parts;
    if (!isAutoLogout()) return now() - this.#lastRenewal >= TOKEN_REFRESH_MS;
    return !isIdle() && remainingMs() < RENEW_BELOW_MS;
  }

  /** §4.3: ending idle renews at once. */
  async renewNow(): Promise<void> {
    if (this.#isAsking || !this.#parts.isRenewable()) return;
    this.#isAsking = true;
    try {
      this.#parts.onToken(await this.#parts.renew());
      this.#lastRenewal = this.#parts.now();
    } catch (error) {
      console.info('The token was not renewed; the next keepalive tries again', error);
    } finally {
      this.#isAsking = false;
    }
  }
}
