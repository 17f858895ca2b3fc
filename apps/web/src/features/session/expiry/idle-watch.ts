/**
 * Idle detection (§4.3): 5 minutes without a key, a pointer or a wheel and the user is idle; 25 minutes later the
 * sign-in ends. All tabs of a browser share one user, so activity in one keeps the others awake.
 */
import { IDLE_MS, IDLE_TIMEOUT_MS } from '@fms/domain/account';
import type { Instant } from '@fms/domain/time';

const ACTIVITIES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const LAST_ACTIVITY_KEY = 'lastActivity';
/** Movements come by the hundred; one in this time is enough to know. */
const NOTICE_EVERY_MS = 1000;
/** Timers of a sleeping computer are late; looking at the clock in between finds the time-out when it wakes. */
const LOOK_EVERY_MS = 10_000;

export interface IdleWatchParts {
  readonly now: () => Instant;
  /** Whether the time-out ends the sign-in at all (§9.5). */
  readonly mayEnd: () => boolean;
  /** The time-out has passed. */
  readonly onIdle: () => void;
  /** Activity after idleness: the token may be old. */
  readonly onReturn: () => void;
  readonly onTimeout: () => void;
}

export class IdleWatch {
  readonly #parts: IdleWatchParts;
  #lastActivity: Instant;
  #isIdle = false;
  #isOver = false;

  constructor(parts: IdleWatchParts) {
    this.#parts = parts;
    this.#lastActivity = parts.now();
  }

  get isIdle(): boolean {
    return this.#isIdle;
  }

  /** Starts the watch. Returns the function that stops it. */
  run(): () => void {
    const onActivity = () => this.#notice();
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === LAST_ACTIVITY_KEY) this.#seen(Number(newValue ?? 0));
    };
    this.#tellOtherTabs(this.#lastActivity);
    const timer = setInterval(() => this.#look(), LOOK_EVERY_MS);
    for (const name of ACTIVITIES) window.addEventListener(name, onActivity, { capture: true, passive: true });
    window.addEventListener('storage', onStorage);
    return () => {
      clearInterval(timer);
      for (const name of ACTIVITIES) window.removeEventListener(name, onActivity, { capture: true });
      window.removeEventListener('storage', onStorage);
    };
  }

  #notice(): void {
    const nowMs = this.#parts.now();
    // A computer that slept past the time-out wakes with a movement: that must not count as having stayed.
    this.#look();
    if (this.#isOver || nowMs - this.#lastActivity < NOTICE_EVERY_MS) return;
    this.#seen(nowMs);
    this.#tellOtherTabs(nowMs);
  }

  #seen(at: Instant): void {
    if (this.#isOver || at <= this.#lastActivity) return;
    this.#lastActivity = at;
    if (!this.#isIdle) return;
    this.#isIdle = false;
    this.#parts.onReturn();
  }

  #look(): void {
    const quietMs = this.#parts.now() - this.#lastActivity;
    if (this.#isOver || quietMs < IDLE_MS) return;
    if (quietMs >= IDLE_MS + IDLE_TIMEOUT_MS && this.#parts.mayEnd()) {
      this.#isOver = true;
      this.#parts.onTimeout();
    } else if (!this.#isIdle) {
      this.#isIdle = true;
      this.#parts.onIdle();
    }
  }

  #tellOtherTabs(at: Instant): void {
    localStorage.setItem(LAST_ACTIVITY_KEY, String(at));
  }
}
