import { formatNumber, formatQuantity } from '@fms/domain/format';
import { formatSlotRef } from '@fms/domain/plant';
import { hasValue, type PlantInput } from '@fms/domain/plant-value';
import type { Transfer } from '@fms/domain/tank';
import { type DrawnTank, type HullDraught, sizeHull, type TankMoving, TankPlan, TankProfile } from '@fms/ui/tank';
import {
  getSlotNumber,
  type LayoutEditor,
  type SlotReading,
  usePlantPlace,
  useSlots,
} from '../../../entities/plant/index.ts';
import { formatMinute, getContentTag, type TankContents } from '../../../entities/tank/index.ts';
import { useText } from '../../../language/index.ts';
import { useTankState } from '../view/tank-state.ts';
import { getMiddle, isOnSide } from './drawn-tank.ts';

interface HullPicturesProps extends Omit<TankContents, 'isPending'> {
  readonly drawn: readonly DrawnTank[];
  readonly transfers: readonly Transfer[];
  readonly editor: LayoutEditor;
}

/** The hull from the side, as it lies in the water, and from above with the transfers that run. */
export function HullPictures({ drawn, contents, surroundings, transfers, editor }: HullPicturesProps) {
  const t = useText();
  const { plant, onTrend } = usePlantPlace();
  const [{ side }] = useTankState();
  const { aft, fore } = useDraughts();
  const { lengthMeters, trim, now } = surroundings;
  const hull = sizeHull(
    drawn.map(({ place }) => place),
    lengthMeters === undefined ? {} : { lengthMeters },
  );
  const openTrend = (id: string) => {
    const tank = contents.find((content) => content.tank.id === id)?.tank;
    const tag = tank && getContentTag(plant, tank);
    if (tag !== undefined) onTrend(tag);
  };
  const rateOf = ({ fromTank }: Transfer) => {
    const rate = contents.find(({ tank }) => tank.id === fromTank)?.rate;
    return rate !== undefined && hasValue(rate) ? formatNumber(Math.abs(rate.value), { decimals: 1 }) : '––';
  };
  return (
    <>
      <TankProfile
        label={t('TANKS_FROM_SIDE')}
        hull={hull}
        tanks={drawn.filter(({ place }) => isOnSide(place, side))}
        trimDegrees={toTrimDegrees(trim, hull.lengthMeters)}
        aft={aft}
        fore={fore}
        foreWord={t('DRAUGHT_FORWARD')}
      />
      <TankPlan
        label={t('TANKS_FROM_ABOVE')}
        hull={hull}
        tanks={drawn}
        transfers={transfers.map((transfer) => ({
          fromId: transfer.fromTank,
          toId: transfer.toTank,
          text: t('TRANSFER_SINCE', { rate: rateOf(transfer), time: formatMinute(transfer.from, now) }),
        }))}
        onTank={openTrend}
        moving={editor.isEditing ? createMoving(editor, drawn) : undefined}
        sides={[t('PORT_LETTER'), t('STARBOARD_LETTER')]}
      />
    </>
  );
}

function createMoving(editor: LayoutEditor, drawn: readonly DrawnTank[]): TankMoving {
  const placeOf = (id: string) => {
    const tank = drawn.find((one) => one.id === id);
    return tank === undefined ? undefined : getMiddle(tank.place);
  };
  return {
    onGrab(event, id, metersPerPixel) {
      const from = placeOf(id);
      if (from !== undefined) editor.drag(event, id, from, metersPerPixel);
    },
    onStep(id, by) {
      const from = placeOf(id);
      if (from !== undefined) editor.moveBy(id, from, by);
    },
  };
}

/** Null while the trim is not known: the hull is drawn on even keel. */
const toTrimDegrees = (trim: PlantInput, lengthMeters: number): number | null =>
  hasValue(trim) && (trim.state === 'good' || trim.state === 'late')
    ? (Math.atan(trim.value / lengthMeters) * 180) / Math.PI
    : null;

/** Draughts at either end; a mean draught stands for both where nothing else is measured. */
function useDraughts(): { readonly aft: HullDraught | undefined; readonly fore: HullDraught | undefined } {
  const { plant } = usePlantPlace();
  const ship = plant.ofKind('vessel')[0]?.id ?? 'vessel';
  const refs = ['draughtAft', 'draughtForward', 'draught'].map((key) => formatSlotRef(ship, key));
  const readings = useSlots(refs);
  const [aft, fore, mean] = refs.map((ref) => toDraught(readings.get(ref)));
  return { aft: aft ?? mean, fore: fore ?? mean };
}

function toDraught(reading: SlotReading | undefined): HullDraught | undefined {
  const meters = reading?.state === 'stale' ? undefined : getSlotNumber(reading);
  return meters === undefined ? undefined : { meters, text: formatQuantity(meters, 'm', { decimals: 2 }) };
}
