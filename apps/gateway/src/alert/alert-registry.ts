/**
 * The alerts of one ship as its alarm system states them. The system repeats each standing alert every minute or
 * more often; only changes go ashore. After a start each is sent once, and the shore knows what of it is new.
 */
import type { ShipAlarm } from '@fms/contract/link';
import { DAY_MS, type Instant } from '@fms/domain/time';
import type { AlertChange, AlertList, AlertStatement } from './alert.ts';

/** A torn bus invents numbers without end. */
const MAX_ALERTS = 2000;
/** A time of day may run so far ahead of the clock that heard it before it is taken for yesterday's. */
const AHEAD_MS = 5 * 60_000;
const TEXT_CHARACTERS = 300;

type State = Pick<ShipAlarm, 'active' | 'acknowledged' | 'priority' | 'category' | 'text'>;
type Told = Omit<ShipAlarm, 'vesselIndex'>;

interface Known extends State {
  title: string;
  explanation: string;
  /** What was said of it last; null while only its text is known. */
  last: { time: Instant; ordinal: number } | null;
}

/** The parts of a list that have come. */
interface Gathered {
  readonly sequence: string;
  next: number;
  readonly identifiers: Set<string>;
}

const UNKNOWN: Known = {
  active: false,
  acknowledged: false,
  priority: 'alarm',
  category: '',
  text: '',
  title: '',
  explanation: '',
  last: null,
};

export class AlertRegistry {
  /** By source, then by identifier. */
  readonly #alerts = new Map<string, Map<string, Known>>();
  readonly #lists = new Map<string, Gathered>();
  #count = 0;

  /** What is to be told ashore; null when there are more alerts than a ship can have. */
  take(news: AlertChange, time: Instant, group = ''): Told[] | null {
    if (news.kind === 'silence') return this.#silence(news.identifier, time);
    const source = group ? `${group}:${news.source}` : news.source;
    return news.kind === 'list' ? this.#takeList(news, source, time) : this.#takeAlert(news, source, time);
  }

  #takeAlert(alert: AlertStatement, source: string, heardAt: Instant): Told[] | null {
    const known = this.#known(source, alert.identifier, alert.active === true);
    if (!known) return null;
    const before = { ...known };
    known.active = alert.active ?? known.active;
    known.acknowledged = alert.acknowledged ?? known.acknowledged;
    known.priority = alert.priority ?? known.priority;
    known.category = alert.category ?? known.category;
    known.title = alert.text || known.title;
    known.explanation = alert.explanation || known.explanation;
    known.text = [known.title, known.explanation].filter(Boolean).join(': ').slice(0, TEXT_CHARACTERS);
    const isStated = known.last !== null || alert.active !== undefined;
    if (!isStated || (known.last !== null && isSame(before, known))) return [];
    return [tell(source, alert.identifier, known, changedAt(alert.timeOfDayMs, heardAt), heardAt)];
  }

  #silence(identifier: string, time: Instant): Told[] {
    return [...this.#alerts].flatMap(([source, ofSource]) => {
      const known = ofSource.get(identifier);
      if (!known?.active || known.acknowledged) return [];
      known.acknowledged = true;
      return [tell(source, identifier, known, time, time)];
    });
  }

  /** Only a list whose parts have all come, in order, says what is over. */
  #takeList({ identifiers, part, parts, sequence }: AlertList, source: string, time: Instant): Told[] {
    let gathered = this.#lists.get(source);
    if (part === 1) {
      gathered = { sequence, next: 1, identifiers: new Set() };
      this.#lists.set(source, gathered);
    }
    if (gathered?.sequence !== sequence || gathered.next !== part) {
      this.#lists.delete(source);
      return [];
    }
    gathered.next++;
    for (const identifier of identifiers) gathered.identifiers.add(identifier);
    return part < parts ? [] : this.#endUnlisted(source, gathered.identifiers, time);
  }

  #endUnlisted(source: string, listed: ReadonlySet<string>, time: Instant): Told[] {
    const over = [...(this.#alerts.get(source) ?? [])].filter(([id, { active }]) => active && !listed.has(id));
    return over.map(([identifier, known]) => {
      known.active = false;
      return tell(source, identifier, known, time, time);
    });
  }

  /** Null when the book is full; room is made only for one that stands, or a long list of what is over would go round in it. */
  #known(source: string, identifier: string, isStanding: boolean): Known | null {
    const ofSource = this.#alerts.get(source) ?? new Map<string, Known>();
    this.#alerts.set(source, ofSource);
    const known = ofSource.get(identifier);
    if (known) return known;
    if (this.#count >= MAX_ALERTS && !(isStanding && this.#forgetOneThatIsOver())) return null;
    this.#count++;
    const fresh = { ...UNKNOWN };
    ofSource.set(identifier, fresh);
    return fresh;
  }

  /** An alert that ended and returns is sent as after a start; false when every alert still stands. */
  #forgetOneThatIsOver(): boolean {
    for (const ofSource of this.#alerts.values()) {
      for (const [identifier, { active }] of ofSource) {
        if (active) continue;
        ofSource.delete(identifier);
        this.#count--;
        return true;
      }
    }
    return false;
  }
}

/**
 * An alarm sentence keeps the time of its cause also when it is acknowledged: a later statement of an alert
 * is later, by the moment it was heard.
 */
function tell(source: string, identifier: string, known: Known, changed: Instant, heard: Instant): Told {
  const { last, title: _title, explanation: _explanation, ...state } = known;
  const time = last === null || changed > last.time ? changed : Math.max(heard, last.time);
  const ordinal = last?.time === time ? last.ordinal + 1 : 0;
  known.last = { time, ordinal };
  return { ...state, source, identifier, time, ordinal };
}

function isSame(a: State, b: State): boolean {
  return (
    a.active === b.active &&
    a.acknowledged === b.acknowledged &&
    a.priority === b.priority &&
    a.category === b.category &&
    a.text === b.text
  );
}

/** The last such time of day up to the moment it was heard. */
function changedAt(timeOfDayMs: number | undefined, heardAt: Instant): Instant {
  if (timeOfDayMs === undefined) return heardAt;
  const today = Math.floor(heardAt / DAY_MS) * DAY_MS + timeOfDayMs;
  return today > heardAt + AHEAD_MS ? today - DAY_MS : today;
}
