import { IconButton } from '@fms/ui/control';
import type { FleetMapEngine, MapTrack } from '../../map/index.ts';
import { frameTrackOnMap } from './frame-track.ts';

interface WholeTrackButtonProps {
  readonly label: string;
  /** Undefined while the map loads. */
  readonly engine: FleetMapEngine | undefined;
  readonly tracks: readonly MapTrack[];
}

/** Moves the map so that all of the tracks are in view. */
export function WholeTrackButton({ label, engine, tracks }: WholeTrackButtonProps) {
  const frame = () => engine && frameTrackOnMap(engine, tracks);
  return <IconButton icon="centre" label={label} tooltip="left" onClick={frame} />;
}
