/**
 * From what a ship's alarm systems state, in whatever order it arrives, to the times an alert stood: bridge alert
 * management (IEC 62923-1) has an alert active, acknowledged on board, and over.
 */
import type { Instant } from '../time/instant.ts';
import type { AlarmPriority } from './alarm-priority.ts';

/** What was said of one alert at one moment. */
export interface AlertStatement {
  readonly time: Instant;
  /** Order within a millisecond. */
  readonly ordinal: number;
  readonly active: boolean;
  /** On board. */
  readonly acknowledged: boolean;
  readonly priority: AlarmPriority;
  readonly category: string;
  readonly text: string;
}

/** An alert from its first statement as active to the one that ends it. */
export interface AlertEpisode {
  readonly raised: Instant;
  /** Null while it stands. */
  readonly cleared: Instant | null;
  /** Since when it is acknowledged on board; null where it is not, or where the acknowledgement was taken back. */
  readonly acknowledged: Instant | null;
  /** As stated last while it stood. */
  readonly priority: AlarmPriority;
  readonly category: string;
  readonly text: string;
}

/** The same set of statements gives the same episodes, however it is ordered and however often one is repeated. */
export function buildAlertEpisodes(statements: Iterable<AlertStatement>): AlertEpisode[] {
  const episodes: AlertEpisode[] = [];
  let open: AlertEpisode | null = null;
  for (const statement of [...statements].sort(compareStatements)) {
    const { time, active } = statement;
    if (active) open = open ? continued(open, statement) : begun(statement);
    else if (open) {
      episodes.push({ ...open, cleared: time });
      open = null;
    }
  }
  return open ? [...episodes, open] : episodes;
}

function begun({ time, acknowledged, priority, category, text }: AlertStatement): AlertEpisode {
  return { raised: time, cleared: null, acknowledged: acknowledged ? time : null, priority, category, text };
}

function continued(
  episode: AlertEpisode,
  { time, acknowledged, priority, category, text }: AlertStatement,
): AlertEpisode {
  const since = acknowledged ? (episode.acknowledged ?? time) : null;
  return {
    ...episode,
    acknowledged: since,
    priority,
    category: category || episode.category,
    text: text || episode.text,
  };
}

/** By time; what contradicts itself in one moment in an order of its own, so that it is the same everywhere. */
function compareStatements(a: AlertStatement, b: AlertStatement): number {
  return (
    a.time - b.time ||
    a.ordinal - b.ordinal ||
    Number(b.active) - Number(a.active) ||
    Number(a.acknowledged) - Number(b.acknowledged) ||
    compareTexts(a.priority, b.priority) ||
    compareTexts(a.text, b.text)
  );
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : Number(a > b));
