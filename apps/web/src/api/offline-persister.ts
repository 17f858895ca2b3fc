/**
 * Answers kept for offline use, in the browser's database under the user's name: rights differ between users.
 * Copying the list of a large fleet into the database holds the page still for a tenth of a second. It is written only
 * when it changed, and in pieces, each of them with the stamp of the list it belongs to.
 */
import type { PersistedClient, Persister } from '@tanstack/react-query-persist-client';
import { readOffline, writeOffline } from '../storage/offline-store.ts';
import { yieldToPage } from './yield-to-page.ts';

/** Answers come in bursts; they are written to the database once. */
const WRITE_DELAY_MS = 2000;
/** Entries that are copied in a few milliseconds. */
const PIECE = 500;

type KeptQuery = PersistedClient['clientState']['queries'][number];

interface Piece {
  readonly stamp: number;
  readonly entries: readonly unknown[];
}

/** Stands in the place of a list that was written in pieces. */
interface InPieces {
  readonly stamp: number;
  readonly pieces: number;
}

export function createOfflinePersister(user: string): Persister {
  const key = `answers:${user}`;
  let latest: PersistedClient | undefined;
  let written = '';
  let isPlanned = false;
  const write = async () => {
    // What came while it was written is written too.
    while (latest !== undefined && stampOf(latest) !== written) {
      written = stampOf(latest);
      await writeAnswers(key, latest);
    }
    isPlanned = false;
  };
  return {
    // Called for every answer, kept or not.
    persistClient: (client) => {
      latest = client;
      if (isPlanned) return;
      isPlanned = true;
      setTimeout(() => void write(), WRITE_DELAY_MS);
    },
    restoreClient: () => readAnswers(key),
    removeClient: () => {
      written = '';
      return writeOffline(key, undefined);
    },
  };
}

/** Differs when a kept answer does. */
function stampOf({ buster, clientState }: PersistedClient): string {
  const answers = clientState.queries.map(({ queryHash, state }) => `${queryHash} ${state.dataUpdatedAt}`);
  return [buster, ...answers].join('\n');
}

async function writeAnswers(key: string, client: PersistedClient): Promise<void> {
  const queries: KeptQuery[] = [];
  for (const query of client.clientState.queries) {
    const { data, dataUpdatedAt: stamp } = query.state;
    if (!Array.isArray(data) || data.length <= PIECE) {
      queries.push(query);
      continue;
    }
    const pieces = Math.ceil(data.length / PIECE);
    for (let index = 0; index < pieces; index++) {
      const entries = data.slice(index * PIECE, (index + 1) * PIECE);
      await writeOffline(pieceKey(key, query, index), { stamp, entries } satisfies Piece);
      await yieldToPage();
    }
    queries.push({ ...query, state: { ...query.state, data: { stamp, pieces } satisfies InPieces } });
  }
  await writeOffline(key, { ...client, clientState: { ...client.clientState, queries } });
}

async function readAnswers(key: string): Promise<PersistedClient | undefined> {
  const client = (await readOffline(key)) as PersistedClient | undefined;
  if (client === undefined) return undefined;
  const queries = await Promise.all(client.clientState.queries.map((query) => readPieces(key, query)));
  return { ...client, clientState: { ...client.clientState, queries: queries.flat() } };
}

/** The query with its list; none when a piece is missing, or is of another list that was being written at the end. */
async function readPieces(key: string, query: KeptQuery): Promise<KeptQuery[]> {
  const { data } = query.state;
  if (!isInPieces(data)) return [query];
  const keys = Array.from({ length: data.pieces }, (_, index) => pieceKey(key, query, index));
  const pieces = (await Promise.all(keys.map(readOffline))) as (Piece | undefined)[];
  if (pieces.some((piece) => piece?.stamp !== data.stamp)) return [];
  return [{ ...query, state: { ...query.state, data: pieces.flatMap((piece) => piece?.entries ?? []) } }];
}

function isInPieces(data: unknown): data is InPieces {
  return typeof data === 'object' && data !== null && 'pieces' in data && 'stamp' in data;
}

function pieceKey(key: string, { queryHash }: KeptQuery, index: number): string {
  return `${key} ${queryHash} ${index}`;
}
