/** Mutated frames of the hub's protocols from signed-in users: each is answered, ignored or closes its own socket. */
import { HUB_PATH } from '@fms/contract/hub';
import { mutateBytes } from '@fms/test-kit';
import { hubTargets } from '../../../apps/server/src/testing/decoder/hub-decoder-targets.ts';
import { checkAnswer } from '../server/answer-check.ts';
import type { Attack, Siege } from '../server/attack.ts';
import { SIEGE_ROLES, type SiegeRole } from '../server/sieged-server.ts';
import { openVolley, sendVolley } from '../server/socket-volley.ts';

const PROTOCOLS = ['messagepack', 'json'] as const;

function seedsOf(protocol: (typeof PROTOCOLS)[number]): readonly Uint8Array[] {
  const target = hubTargets.find(({ name }) => name === `hub ${protocol}`);
  if (target === undefined) throw new Error(`no target of the hub's ${protocol}`);
  return target.seeds;
}

/** One signed-in client of one protocol; `frames` at most. */
async function attackAs(role: SiegeRole, protocol: (typeof PROTOCOLS)[number], frames: number, siege: Siege) {
  const { server, tally, random } = siege;
  const token = await server.signIn(role);
  const volley = openVolley(`${server.address.replace('http', 'ws')}${HUB_PATH}`, {
    headers: () => ({ authorization: `Bearer ${token}` }),
    greeting: [`{"protocol":"${protocol}","version":1}\u001e`],
    onMessage: (data) =>
      // Told by the hub: counted by what it tells, not as an input.
      checkAnswer({ status: 200, headers: {}, text: data.toString('latin1') }, `hub ${protocol}`, {
        server,
        tally: { ...tally, ok: () => {} },
        seesAll: role === 'admin',
      }),
  });
  const documents = mutateBytes(seedsOf(protocol), random.below(2 ** 31));
  const { taken, closed } = await sendVolley(siege, volley, documents, frames);
  tally.ok(taken);
  tally.refused(closed);
}

export const attackHubFrames: Attack = async (siege) => {
  const each = Math.floor(siege.inputs / (SIEGE_ROLES.length * PROTOCOLS.length));
  for (const role of SIEGE_ROLES) {
    await Promise.all(PROTOCOLS.map((protocol) => attackAs(role, protocol, each, siege)));
  }
};
