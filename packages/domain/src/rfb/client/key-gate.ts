/**
 * Which keys of a viewer reach the screen (§9.10). At `basic` no function key, no Meta and no chord with Ctrl and Alt
 * does. The gate knows what the screen was told is pressed, so that nothing stays pressed when the level falls. It bars
 * keys, not what a program on the screen offers to the pointer, such as a keyboard drawn there.
 */
import type { ViewLevel } from '../../ship-view/level.ts';
import type { ExtendedKeyMessage, KeyMessage } from './client-message.ts';
import { classifyExtendedKey, classifyKeysym, type KeyClass } from './key-class.ts';
import { writeExtendedKey, writeKey } from './write-message.ts';

type AnyKey = KeyMessage | ExtendedKeyMessage;
type Modifier = 'control' | 'alt' | 'meta';

/** Keys pressed at once at most; a keyboard has fewer, and what is beyond them does not pass at any level. */
const MAX_HELD_KEYS = 256;

const isModifier = (keyClass: KeyClass): keyClass is Modifier => ['control', 'alt', 'meta'].includes(keyClass);
const isNever = (keyClass: KeyClass) => keyClass === 'meta' || keyClass === 'barred';

/** The same for the press of a key and for its release; scan codes and symbols are numbers of their own. */
const nameOf = (key: AnyKey) => (key.kind === 'key' ? `symbol ${key.keysym}` : `code ${key.scancode}`);

const classOf = (key: AnyKey) =>
  key.kind === 'key' ? classifyKeysym(key.keysym) : classifyExtendedKey(key.keysym, key.scancode);

const release = (key: AnyKey): AnyKey =>
  key.kind === 'key' ? writeKey(key.keysym, false) : writeExtendedKey(key.keysym, key.scancode, false);

export class KeyGate {
  /** Modifiers the viewer holds, whether the screen was told of them or not. */
  readonly #wanted = new Map<string, Modifier>();
  /** Keys the screen takes for pressed, in the order in which they were. */
  readonly #held = new Map<string, AnyKey>();

  /** Whether the key passes at this level; the gate takes it for sent where it does. */
  pass(key: AnyKey, level: ViewLevel): boolean {
    const [name, keyClass] = [nameOf(key), classOf(key)];
    if (isModifier(keyClass)) {
      if (key.isDown) this.#wanted.set(name, keyClass);
      else this.#wanted.delete(name);
    }
    return key.isDown ? this.#press(name, keyClass, key, level) : this.#release(name, keyClass, level);
  }

  /** Releases of all that the screen takes for pressed, the last pressed first, so that modifiers end last. */
  releaseAll(): AnyKey[] {
    const releases = [...this.#held.values()].reverse().map(release);
    this.#held.clear();
    return releases;
  }

  #press(name: string, keyClass: KeyClass, key: AnyKey, level: ViewLevel): boolean {
    if (level === 'view' || (level === 'basic' && this.#isForbidden(keyClass))) return false;
    if (!this.#held.has(name) && this.#held.size >= MAX_HELD_KEYS) return false;
    this.#held.set(name, key);
    return true;
  }

  /** A release of what was never pressed does no harm, and some viewers release `a` where they pressed `A`. */
  #release(name: string, keyClass: KeyClass, level: ViewLevel): boolean {
    const wasHeld = this.#held.delete(name);
    return wasHeld || level === 'control' || (level === 'basic' && !isNever(keyClass));
  }

  /** Of a press at `basic`. While the viewer holds both Ctrl and Alt nothing is pressed, the second of them included. */
  #isForbidden(keyClass: KeyClass): boolean {
    const wanted = new Set(this.#wanted.values());
    if (isNever(keyClass) || wanted.has('meta')) return true;
    // Ctrl and Escape open the start menu, as Meta does.
    return wanted.has('control') && (wanted.has('alt') || keyClass === 'escape');
  }
}
