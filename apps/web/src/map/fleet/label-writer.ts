/** Writes as many names as find room, the most important first; selected and alarmed ones always (§B6-4). */
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Picture } from '../sprite/sprite-atlas.ts';
import type { SpriteBatch } from '../sprite/sprite-batch.ts';
import { type FleetPictures, type LabelText, measureLabel } from './fleet-pictures.ts';
import { type Box, computeLabelBox, LABEL_SIDES, LabelField, type LabelSide } from './label-field.ts';
import type { MarkerGroup } from './marker-group.ts';
import type { NameArea } from './name-area.ts';
import type { SceneRequest } from './scene-request.ts';
import { formatAgeLine, type VesselMarker } from './vessel-marker.ts';

/** Most names drawn; it also bounds their room in the atlas. */
const MOST_LABELS = 160;
/** Where that many found no room before, the less important ones are not tried: measuring thousands of names takes a frame. */
const MOST_TRIED = 4 * MOST_LABELS;
const SYMBOL_HALF = 11;
const BRACKET_AIR = 10;
const CLUSTER_HALF = 18;

export interface LabelRequest {
  /** Least important first, as they are drawn. */
  readonly single: readonly VesselMarker[];
  readonly groups: readonly MarkerGroup[];
  readonly ask: SceneRequest;
  readonly nowMs: Instant;
}

interface Candidate {
  readonly marker: VesselMarker;
  readonly label: LabelText;
  readonly isUrgent: boolean;
}

export class LabelWriter {
  readonly #batch: SpriteBatch;
  /** Where each name stood last: it changes sides only when something is in its way. */
  #sides = new Map<VesselId, LabelSide>();
  /** Areas of the names written last. */
  areas: NameArea[] = [];

  constructor(batch: SpriteBatch) {
    this.#batch = batch;
  }

  /** False when a name found no room in the atlas. */
  write({ single, groups, ask, nowMs }: LabelRequest, pictures: FleetPictures): boolean {
    const field = new LabelField();
    const { reachY } = ask.scope;
    for (const x of ask.cardEdges) field.block({ left: x, right: x, top: -reachY, bottom: reachY });
    for (const { x, y } of single) field.block(around(x, y, SYMBOL_HALF));
    for (const { markers, kind } of groups) {
      const [first] = markers as [VesselMarker];
      field.block(around(first.x, first.y, kind === 'cluster' ? CLUSTER_HALF : SYMBOL_HALF));
    }
    const sides = new Map<VesselId, LabelSide>();
    this.areas = [];
    let written = 0;
    for (const candidate of candidates(single, groups, ask, nowMs).slice(0, MOST_TRIED)) {
      if (written >= MOST_LABELS) break;
      const side = this.#sideOf(candidate, field);
      if (side === undefined) continue;
      const picture = pictures.label(candidate.label);
      if (picture === undefined) return false;
      const box = boxOf(candidate, side);
      field.block(box);
      sides.set(candidate.marker.vessel.id, side);
      this.#put(candidate.marker, box, picture, ask);
      written += 1;
    }
    this.#sides = sides;
    return true;
  }

  #sideOf(candidate: Candidate, field: LabelField): LabelSide | undefined {
    const last = this.#sides.get(candidate.marker.vessel.id);
    const wanted = last === undefined ? LABEL_SIDES : [last, ...LABEL_SIDES];
    const free = wanted.find((side) => field.isFree(boxOf(candidate, side)));
    return free ?? (candidate.isUrgent ? (last ?? 'right') : undefined);
  }

  #put({ world, place }: VesselMarker, { left, right, top, bottom }: Box, picture: Picture, ask: SceneRequest): void {
    const { worldPixels } = ask.scope;
    const offsetX = (left + right) / 2 - world.x * worldPixels;
    const offsetY = (top + bottom) / 2 - world.y * worldPixels;
    this.#batch.add({ ...world, picture, offsetX, offsetY });
    // A copy: the marker is written over with the next drawing.
    this.areas.push({ place: { ...place }, offset: [offsetX, offsetY], width: right - left, height: bottom - top });
  }
}

function boxOf({ marker, label }: Candidate, side: LabelSide): Box {
  const { width, height } = measureLabel(label);
  // Clear of the corners that stand around the selected vessel.
  return computeLabelBox(side, marker.x, marker.y, width, height, label.tone === 'selected' ? BRACKET_AIR : 0);
}

const around = (x: number, y: number, half: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});

/** Most important first: vessels one by one, then the stacks, which tell how many more lie there. */
function candidates(
  single: readonly VesselMarker[],
  groups: readonly MarkerGroup[],
  ask: SceneRequest,
  nowMs: Instant,
): Candidate[] {
  const stacks = groups.flatMap(({ markers, kind }) => {
    const [first, ...others] = markers;
    return kind === 'stack' && first !== undefined ? [{ marker: first, more: ` +${others.length}` }] : [];
  });
  const vessels = single.toReversed().map((marker) => ({ marker, more: '' }));
  const firstCalm = vessels.findIndex(({ marker }) => !isUrgent(marker, ask));
  const cut = firstCalm === -1 ? vessels.length : firstCalm;
  return [...vessels.slice(0, cut), ...stacks, ...vessels.slice(cut)].map(({ marker, more }) => {
    const age = formatAgeLine(marker, nowMs, ask.ageText);
    const selected = marker.vessel.id === ask.selectedId;
    const tone = selected ? 'selected' : age === '' ? 'normal' : 'late';
    return { marker, label: { name: marker.vessel.name + more, age, tone }, isUrgent: isUrgent(marker, ask) };
  });
}

const isUrgent = ({ vessel }: VesselMarker, { selectedId }: SceneRequest) =>
  vessel.id === selectedId || vessel.alarm !== undefined;
