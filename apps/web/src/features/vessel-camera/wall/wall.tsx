import type { Camera } from '@fms/contract/camera';
import type { Vessel } from '@fms/contract/vessel';
import type { KeyboardEvent } from 'react';
import { useText } from '../../../language/index.ts';
import type { CameraParts } from '../model/camera-parts.ts';
import style from '../style/camera.module.css';
import { WallTile } from './wall-tile.tsx';

const STEPS: Readonly<Record<string, 'next' | 'previous' | 'above' | 'below'>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'above',
  ArrowDown: 'below',
};

interface WallProps {
  readonly vessel: Vessel;
  readonly parts: CameraParts;
  readonly chosen: number;
  readonly liveCameraId: number | undefined;
  readonly onChoose: (cameraId: number) => void;
}

/** A still of each camera; arrows move the choice, and with it the focus. */
export function Wall({ vessel, parts, chosen, liveCameraId, onChoose }: WallProps) {
  const t = useText();
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = STEPS[event.key];
    const tiles = [...event.currentTarget.querySelectorAll('button')];
    const at = tiles.indexOf(document.activeElement as HTMLButtonElement);
    if (step === undefined || at === -1) return;
    const [first] = tiles;
    const columns = tiles.filter(({ offsetTop }) => offsetTop === first?.offsetTop).length || 1;
    const by = { next: 1, previous: -1, above: -columns, below: columns }[step];
    const to = tiles[at + by];
    event.preventDefault();
    if (to === undefined) return;
    to.focus();
    onChoose((parts.cameras[at + by] as Camera).id);
  };
  return (
    <ul className={style.wall} aria-label={t('CAMERA_WALL_LABEL')} onKeyDown={move}>
      {parts.cameras.map((camera) => (
        <WallTile
          key={camera.id}
          vesselId={vessel.id}
          camera={camera}
          state={parts.states.find(({ cameraId }) => cameraId === camera.id)}
          budget={parts.budget}
          isChosen={camera.id === chosen}
          isLive={camera.id === liveCameraId}
          onChoose={() => onChoose(camera.id)}
        />
      ))}
    </ul>
  );
}
