/** Which card stands over the map: one at a time, so that none covers another. */
import type { Vessel } from '@fms/contract/vessel';
import type { Zone } from '@fms/contract/zone';
import type { ToolName } from './tool/tool-drawing.ts';

export type MapCard = 'draw-zone' | 'tool' | 'edit-zone' | 'vessel';

interface Wanted {
  readonly tool: ToolName | undefined;
  readonly edited: Zone | undefined;
  readonly selected: Vessel | undefined;
}

/** What is being done goes before what is looked at, and what was put aside comes back afterwards. */
export function getShownCard({ tool, edited, selected }: Wanted): MapCard | undefined {
  if (tool !== undefined) return tool === 'draw' ? 'draw-zone' : 'tool';
  if (edited !== undefined) return 'edit-zone';
  return selected === undefined ? undefined : 'vessel';
}
