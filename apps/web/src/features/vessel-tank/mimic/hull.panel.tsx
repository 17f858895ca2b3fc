import type { Transfer } from '@fms/domain/tank';
import { Segmented } from '@fms/ui/control';
import { TankBar } from '@fms/ui/instrument';
import { ANGLE_FACTOR, type DrawnTank } from '@fms/ui/tank';
import {
  type LayoutEditor,
  LayoutTools,
  PlantPanel,
  useLayoutEditor,
  usePlantPlace,
} from '../../../entities/plant/index.ts';
import { getContentTag, listShownSlots, type TankContent, type TankContents } from '../../../entities/tank/index.ts';
import { useText } from '../../../language/index.ts';
import style from '../style/tank.module.css';
import { HULL_SIDES, useTankState } from '../view/tank-state.ts';
import { AttitudeFigures } from './attitude-figures.tsx';
import { toBarTank, toDrawnTank } from './drawn-tank.ts';
import { HullPictures } from './hull-pictures.tsx';
import { TransferFigures } from './transfer-figures.tsx';

interface HullPanelProps {
  readonly tanks: TankContents;
  /** Those that run. */
  readonly transfers: readonly Transfer[];
}

/** Under which the drawing is kept; tanks stand at multiples of half a metre. */
const LAYOUT = { name: 'tank-plan', gridMeters: 0.5 };

/** Tanks where they stand in the hull, how the ship lies, and the transfer that runs. */
export function HullPanel({ tanks: { contents, surroundings }, transfers }: HullPanelProps) {
  const t = useText();
  const [{ side }, change] = useTankState();
  const { plant } = usePlantPlace();
  const editor = useLayoutEditor(plant, LAYOUT.name, LAYOUT.gridMeters);
  const isMarked = (id: string) => transfers.some(({ fromTank, toTank }) => fromTank === id || toTank === id);
  const drawn = contents.flatMap(
    (content) => toDrawnTank(content, { isMarked: isMarked(content.tank.id), moved: editor.moved }, t) ?? [],
  );
  const placeless = contents.filter(({ tank }) => tank.place === undefined);
  return (
    <PlantPanel
      title={t('TANKS_IN_PLACE')}
      slots={listShownSlots(contents)}
      className={style.hull}
      quiet
      actions={
        drawn.length > 0 && (
          <LayoutTools
            editor={editor}
            hint={t('TANKS_MOVE_HINT')}
            begin={t('TANKS_MOVE')}
            isEditable={plant.plant.isEditable}
          >
            <Segmented
              label={t('SIDE_OF_PROFILE')}
              value={side}
              onChange={(next) => change({ side: next })}
              options={HULL_SIDES.map((value) => ({
                value,
                label: t(value === 'port' ? 'PORT_AND_CENTRE' : 'STARBOARD_SIDE'),
              }))}
            />
            <span className="fms-caption">{t('DRAWN_TIMES', { factor: ANGLE_FACTOR })}</span>
          </LayoutTools>
        )
      }
    >
      <div className={style.place}>
        <div className={style.pictures}>
          <Hull drawn={drawn} contents={contents} surroundings={surroundings} transfers={transfers} editor={editor} />
          <BarTanks contents={placeless} isMarked={isMarked} hasHull={drawn.length > 0} />
        </div>
        <div className={style.beside}>
          <AttitudeFigures surroundings={surroundings} contents={contents} drawn={drawn} />
          <TransferFigures contents={contents} transfers={transfers} />
        </div>
      </div>
    </PlantPanel>
  );
}

interface HullProps extends TankContents {
  readonly editor: LayoutEditor;
  readonly drawn: readonly DrawnTank[];
  readonly transfers: readonly Transfer[];
}

function Hull({ drawn, ...parts }: Omit<HullProps, 'isPending'>) {
  return drawn.length === 0 ? null : <HullPictures drawn={drawn} {...parts} />;
}

interface BarTanksProps {
  readonly contents: readonly TankContent[];
  readonly isMarked: (id: string) => boolean;
  readonly hasHull: boolean;
}

/** Tanks without a place in the hull, as bars side by side; a press opens the curve. */
function BarTanks({ contents, isMarked, hasHull }: BarTanksProps) {
  const t = useText();
  const { plant, onTrend } = usePlantPlace();
  if (contents.length === 0) return null;
  return (
    <>
      <p className="fms-caption">{t(hasHull ? 'TANKS_WITHOUT_PLACE' : 'NO_PLACES')}</p>
      <div className={style.bars}>
        {contents.map((content) => {
          const { percent, state, medium, label } = toBarTank(content, isMarked(content.tank.id), t);
          const tag = getContentTag(plant, content.tank);
          return (
            <button
              key={content.tank.id}
              type="button"
              className={style.bar}
              title={label}
              onClick={() => tag !== undefined && onTrend(tag)}
            >
              <TankBar
                name={content.tank.shortName}
                medium={medium}
                percent={percent}
                state={state}
                content=""
                limits={[95, 98]}
                label={label}
              />
            </button>
          );
        })}
      </div>
    </>
  );
}
