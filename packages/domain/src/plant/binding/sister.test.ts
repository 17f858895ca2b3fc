/** What a person decided on one ship speaks for the tags of its sisters. */
import { describe, expect, it } from 'vitest';
import type { TagId, VesselId } from '../../identity/index.ts';
import {
  type BindableTag,
  completePlant,
  EMPTY_PLANT,
  learnFromSisters,
  listDecisions,
  type Plant,
  proposeBindings,
  SILENT_SCORE,
} from '../index.ts';
import type { SlotRef } from '../model/slot-ref.ts';

const PLAIN = { description: '', source: 'plant', standardName: '', min: 0, max: 10, valueKind: 'number' } as const;
const buildTag = (id: number, name: string, unit: string): BindableTag => ({ ...PLAIN, id: id as TagId, name, unit });
const engine = {
  id: 'main-engine-port',
  kind: 'main-engine',
  name: 'Main engine port',
  parentId: null,
  parameters: {},
} as const;
const SISTER = 31 as VesselId;
const LUBE_OIL = 'main-engine-port/lubeOilPressure' as SlotRef;
const FUEL = 'main-engine-port/fuelPressure' as SlotRef;

/** A ship on which a person bound `PX 4711` to that slot. */
function decide(slot: SlotRef, tagId: number | null = 1, name = 'PX 4711') {
  const stored: Plant = { equipment: [engine], bindings: [{ slot, tagId: tagId as TagId | null }] };
  return listDecisions(stored, [buildTag(1, name, 'bar')], SISTER);
}

const learn = (tag: BindableTag, ...decisions: Parameters<typeof learnFromSisters>[2][number][]) =>
  learnFromSisters(proposeBindings([tag]), [tag], decisions)[0]?.candidates ?? [];

describe('a name no rule can read', () => {
  it('is proposed first as on the sister, with the sister as the reason, and waits for a person', () => {
    const tag = buildTag(7, 'px  4711', 'kPa');
    const [best] = learn(tag, decide(LUBE_OIL));
    expect(best).toMatchObject({ key: 'lubeOilPressure', evidence: ['sister'], sisters: [SISTER] });
    expect(best?.score).toBeGreaterThan(0.8);
    expect(completePlant(EMPTY_PLANT, [tag], [decide(LUBE_OIL)])).toEqual(EMPTY_PLANT);
  });

  it('is not bound where it measures something else on this ship', () => {
    const candidates = learn(buildTag(7, 'PX 4711', '°C'), decide(LUBE_OIL));
    expect(candidates.filter(({ evidence }) => evidence.includes('sister'))).toEqual([]);
  });

  it('waits for a person where sisters contradict one another, the slot of most of them first', () => {
    const candidates = learn(buildTag(7, 'PX 4711', 'bar'), decide(FUEL), decide(LUBE_OIL), decide(LUBE_OIL));
    const learned = candidates.filter(({ evidence }) => evidence.includes('sister'));
    expect(learned.map(({ key }) => key)).toEqual(['lubeOilPressure', 'fuelPressure']);
    expect(candidates[0]).toBe(learned[0]);
    expect(candidates[0]?.score).toBeLessThan(SILENT_SCORE);
  });
});

describe('a name the rules read', () => {
  const name = 'Main engine port lube oil pressure';

  it('is bound where the rules alone were not sure and the sister says the same', () => {
    const reserve = 'ME PORT LO PRESS RES';
    const tag = buildTag(7, reserve, 'bar');
    expect(completePlant(EMPTY_PLANT, [tag]).bindings).toEqual([]);
    const plant = completePlant(EMPTY_PLANT, [tag], [decide(LUBE_OIL, 1, reserve)]);
    expect(plant.bindings).toEqual([{ slot: LUBE_OIL, tagId: 7 }]);
    expect(learn(tag, decide(LUBE_OIL, 1, reserve))[0]?.evidence.at(-1)).toBe('sister');
  });

  it('follows the sister where a person corrected the rule', () => {
    const candidates = learn(buildTag(7, name, 'bar'), decide(FUEL, 1, name));
    expect(candidates.map(({ key }) => key)).toEqual(['fuelPressure', 'lubeOilPressure']);
    expect(candidates[1]?.score).toBeLessThan(SILENT_SCORE);
  });

  it('is not bound without asking to a slot that a person left empty on the sister', () => {
    const [best] = learn(buildTag(7, name, 'bar'), decide(LUBE_OIL, null));
    expect(best?.key).toBe('lubeOilPressure');
    expect(best?.score).toBeLessThan(SILENT_SCORE);
  });

  it('keeps its score where sisters say the slot is filled', () => {
    const [best] = learn(buildTag(7, name, 'bar'), decide(LUBE_OIL, null), decide(LUBE_OIL));
    expect(best).toMatchObject({ key: 'lubeOilPressure', score: 1 });
  });
});

it('learns nothing from equipment that a person named for one ship alone', () => {
  const stored: Plant = {
    equipment: [{ ...engine, id: 'big-bertha' }],
    bindings: [{ slot: 'big-bertha/lubeOilPressure' as SlotRef, tagId: 1 as TagId }],
  };
  expect(listDecisions(stored, [buildTag(1, 'PX 4711', 'bar')])).toEqual([]);
});
