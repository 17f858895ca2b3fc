/** The plant of a vessel: its equipment, which tag fills which slot, and how its mimics are laid out (calls of our own). */
import { bindingEvidence, equipmentKinds, isSlotRef, type SlotRef } from '@fms/domain/plant';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { defineList, defineVesselList } from '../endpoint/list.ts';
import { defineVesselRead, vesselQuery } from '../endpoint/query.ts';
import { tagId, vesselId } from '../scalar/id.ts';
import { revision } from '../scalar/revision.ts';
import { asciiText, text } from '../scalar/text.ts';
import { requestTime, wireTime } from '../scalar/time.ts';
import { latestValue } from '../tag/tag.ts';

export const MAX_EQUIPMENT = 500;
export const MAX_BINDINGS = 5_000;
const MAX_CURVE_POINTS = 200;
const MAX_MIMICS = 40;
const MAX_NODES = 300;
/** Kinds of equipment have some twenty parameters; a plant with more has unknown ones and is refused later by name. */
const MAX_PARAMETERS = 60;
/** Pixels from the corner of a mimic's drawing: no drawing is larger. */
const MAX_PLACE = 20_000;
/** Of the versions, the latest; older ones stay and are read by their number. */
export const MAX_VERSIONS = 100;
/** Lines of what a version changed. */
export const MAX_TOLD_CHANGES = 40;
/** Slots in one call for their values: a battery of 252 cells is one. */
export const MAX_SLOTS_PER_CALL = 1_000;

export const slotRef = asciiText(160).refine(
  isSlotRef,
  'must name a slot, as main-engine/power',
) as unknown as z.ZodType<SlotRef, string>;

export const equipmentId = asciiText(100).regex(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'must be words of a-z and 0-9 with - between them',
);
const parameterValue = z.union([
  z.number(),
  text(200),
  z.array(z.tuple([z.number(), z.number()])).max(MAX_CURVE_POINTS),
]);

export const plantEquipment = z.object({
  id: equipmentId,
  kind: z.enum(equipmentKinds),
  name: text(200).trim(),
  parentId: equipmentId.nullable(),
  /** In the units of `EQUIPMENT_KINDS` of `@fms/domain/plant`. */
  parameters: z
    .record(text(40), parameterValue)
    .refine((all) => Object.keys(all).length <= MAX_PARAMETERS, `at most ${MAX_PARAMETERS} parameters`),
});

/** `tagId` null: a person said that no tag fills the slot. */
export const slotBinding = z.object({ slot: slotRef, tagId: tagId.nullable() });

/** Where the nodes of each mimic stand, by name of the mimic and id of the node, in pixels of its drawing. */
const place = z.number().min(-MAX_PLACE).max(MAX_PLACE);
const mimics = z
  .record(text(60), z.record(text(120), z.tuple([place, place])))
  .refine((all) => Object.keys(all).length <= MAX_MIMICS, `at most ${MAX_MIMICS} mimics`)
  .refine(
    (all) => Object.values(all).every((nodes) => Object.keys(nodes).length <= MAX_NODES),
    `at most ${MAX_NODES} nodes in a mimic`,
  );

const content = {
  equipment: z.array(plantEquipment).max(MAX_EQUIPMENT),
  bindings: z.array(slotBinding).max(MAX_BINDINGS),
  mimics,
};

export const plant = z.object({
  vesselId,
  /** Counts what people saved; 0 for a plant that tags alone made. */
  version: z.int().min(0),
  savedAt: wireTime.nullable(),
  savedBy: z.string().nullable(),
  /** Whether the caller may save it. */
  isEditable: z.boolean(),
  ...content,
});
export type VesselPlant = z.infer<typeof plant>;

export const getPlant = defineEndpoint('GET /api/v2/plant', 'user', {
  summary:
    'The plant of a vessel, as it was saved and with what its tags add by themselves; or one saved version of it.',
  query: vesselQuery.extend({ version: z.coerce.number().int().min(1).optional() }),
  answer: plant,
});

export const savePlant = defineEndpoint('PUT /api/v2/plant', 'manager', {
  summary: 'Saves the plant. `changed-meanwhile` when `version` is no longer the stored one.',
  body: z.object({ vesselId, version: revision, ...content }),
  answer: plant,
});

/** A line of what a save changed, in words: which equipment or slot, and what stood and stands there. */
const plantChange = z.object({ at: z.string(), from: z.string().nullable(), to: z.string().nullable() });

export const plantVersion = z.object({
  version: z.int().min(1),
  savedAt: wireTime,
  savedBy: z.string(),
  /** Null for a version of before changes were kept, and for one that no person saved. */
  changes: z.object({ count: z.int(), first: z.array(plantChange).max(MAX_TOLD_CHANGES) }).nullable(),
  /** The version it brought back; 0 for the plant that tags alone make, null where it was edited. */
  restored: z.int().min(0).nullable(),
});
export type PlantVersion = z.infer<typeof plantVersion>;

export const listPlantVersions = defineVesselRead('GET /api/v2/plant/versions', 'user', {
  summary: 'Who saved which version of the plant and what it changed, the latest first.',
  answer: z.array(plantVersion).max(MAX_VERSIONS),
});

export const restorePlant = defineEndpoint('POST /api/v2/plant/restore', 'manager', {
  summary:
    'Saves an earlier version of the plant as a new one; bindings to tags that are gone are left out. `changed-meanwhile` when `version` is no longer the stored one.',
  body: z.object({
    vesselId,
    version: revision.min(1),
    /** 0: as it was before anything was saved. */
    restored: revision,
  }),
  answer: plant,
});

export const slotValue = z.object({
  slot: slotRef,
  dataTagId: tagId.nullable(),
  unit: z.string(),
  ...latestValue,
});
export type SlotValue = z.infer<typeof slotValue>;

export const getPlantValues = defineList('POST /api/v2/plant/values', 'user', slotValue, {
  summary:
    'Values of slots now, or the last at or before a moment. Slots of scrubber and fuel flow are for level 2 (§9.8).',
  body: z.object({
    vesselId,
    slots: z.array(slotRef).min(1).max(MAX_SLOTS_PER_CALL),
    at: requestTime.optional(),
  }),
});

export const bindingCandidate = z.object({
  slot: slotRef,
  kind: z.enum(equipmentKinds),
  /** Of the equipment, which may not be there yet. */
  equipmentName: z.string(),
  /** 0 to 1. */
  score: z.number(),
  evidence: z.array(z.enum(bindingEvidence)),
  /** Vessels whose people bound a tag of that name so; those the caller may not see are left out. */
  sisters: z.array(vesselId),
});

export const bindingProposal = z.object({
  tagId,
  /** Best first; empty where nothing fits. */
  candidates: z.array(bindingCandidate),
  /** The slot the tag fills now; null where it fills none. */
  bound: slotRef.nullable(),
  /** Whether a person saved that binding; a rule made it otherwise. */
  isSaved: z.boolean(),
});
export type BindingProposal = z.infer<typeof bindingProposal>;

export const listBindingProposals = defineVesselList('GET /api/v2/plant/proposals', 'manager', bindingProposal, {
  summary: 'For each tag of a vessel the slots it may fill, with score and evidence, and the one it fills now.',
});

export const plantEndpoints = {
  listBindingProposals,
  getPlant,
  savePlant,
  listPlantVersions,
  restorePlant,
  getPlantValues,
};
