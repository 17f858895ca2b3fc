import type { BindingProposal } from '@fms/contract/plant';
import { type TagId, toId } from '@fms/domain/identity';
import { EMPTY_PLANT, type SlotRef } from '@fms/domain/plant';
import { expect, it } from 'vitest';
import { acceptAll, acceptCandidate } from './accept-proposal.ts';

const propose = (id: number, slot: string, score: number): BindingProposal => ({
  tagId: toId<TagId>(id),
  candidates: [
    {
      slot: slot as SlotRef,
      kind: 'generator',
      equipmentName: 'Generator 2',
      score,
      evidence: ['abbreviation'],
      sisters: [],
    },
  ],
  bound: null,
  isSaved: false,
});

it('adds the equipment that a slot needs', () => {
  const { tagId, candidates } = propose(7, 'generator-2/power', 0.8);
  const plant = acceptCandidate(EMPTY_PLANT, tagId, candidates[0] as (typeof candidates)[number]);
  expect(plant.equipment).toMatchObject([{ id: 'generator-2', kind: 'generator', name: 'Generator 2' }]);
  expect(plant.bindings).toEqual([{ slot: 'generator-2/power', tagId }]);
});

it('accepts the surer of two for one slot, and none below the score', () => {
  const proposals = [
    propose(7, 'generator-2/power', 0.75),
    propose(8, 'generator-2/power', 0.95),
    propose(9, 'generator-2/load', 0.6),
  ];
  expect(acceptAll(EMPTY_PLANT, proposals, 0.7).bindings).toEqual([{ slot: 'generator-2/power', tagId: 8 }]);
});
