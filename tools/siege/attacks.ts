/** Every attacker by its name in the table, with how many inputs it may send; in the order they are carried out. */
import { attackDecoders } from './attack/decoders.ts';
import { attackFairness } from './attack/fairness.ts';
import { attackNames } from './attack/hostile-names.ts';
import { attackHttpBodies } from './attack/http-bodies.ts';
import { attackHubFrames } from './attack/hub-frames.ts';
import { attackKills } from './attack/kills.ts';
import { attackLinkFrames } from './attack/link-frames.ts';
import { attackRawRequests } from './attack/raw-requests.ts';
import { attackRights } from './attack/rights.ts';
import { attackSlowly } from './attack/slow-clients.ts';
import { attackTokens } from './attack/tokens.ts';
import type { Attack, SiegeLength } from './server/attack.ts';

interface Attacker {
  readonly attack: Attack;
  readonly inputs: Readonly<Record<SiegeLength, number>>;
}

export const attacks: Readonly<Record<string, Attacker>> = {
  decoders: { attack: attackDecoders, inputs: { short: 10_000, long: 1_000_000 } },
  rights: { attack: attackRights, inputs: { short: 2_000, long: 2_000 } },
  tokens: { attack: attackTokens, inputs: { short: 500, long: 5_000 } },
  /** Needs the built web application and a Chromium. */
  names: { attack: attackNames, inputs: { short: 100, long: 200 } },
  /** Bounded by time: it ends when the calls of the other users are measured. */
  fairness: { attack: attackFairness, inputs: { short: 24_000, long: 24_000 } },
  kills: { attack: attackKills, inputs: { short: 200, long: 10_000 } },
  /** An unreadable frame ends its socket, and a user may open 300 at once and five a second. */
  'hub-frames': { attack: attackHubFrames, inputs: { short: 600, long: 1_500 } },
  'link-frames': { attack: attackLinkFrames, inputs: { short: 1_200, long: 40_000 } },
  'raw-requests': { attack: attackRawRequests, inputs: { short: 400, long: 10_000 } },
  'slow-clients': { attack: attackSlowly, inputs: { short: 50, long: 300 } },
  /** Last: its wrong passwords lock the names for this network. */
  'http-bodies': { attack: attackHttpBodies, inputs: { short: 1_600, long: 60_000 } },
};
