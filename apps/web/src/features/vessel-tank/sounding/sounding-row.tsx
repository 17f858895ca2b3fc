import { hasValue } from '@fms/domain/plant-value';
import { AlarmMark } from '@fms/ui/alarm';
import { TankSwatch } from '@fms/ui/tank';
import type { TankContent } from '../../../entities/tank/index.ts';
import { translateWord } from '../../../language/index.ts';
import { useAge } from '../../../live/index.ts';
import style from '../style/tank.module.css';
import { RateCells, SoundingCells } from './sounding-cells.tsx';
import { useTankAlarm } from './use-tank-alarm.ts';

export type SoundingLook = 'sounding' | 'rate';

interface SoundingRowProps {
  readonly content: TankContent;
  readonly look: SoundingLook;
  /** What it does now, in words. */
  readonly now: string;
  /** It takes part in a transfer that runs. */
  readonly isMarked: boolean;
  /** Alarms are those of now: away from now none is shown. */
  readonly isPast: boolean;
}

/** One tank in the table: its measurements, what is computed from them, and how old the oldest of them is. */
export function SoundingRow({ content, look, now, isMarked, isPast }: SoundingRowProps) {
  const { tank, readings } = content;
  const alarm = useTankAlarm(content);
  const times = Object.values(readings).flatMap((reading) => reading?.time ?? []);
  const age = useAge(times.length === 0 ? undefined : Math.min(...times));
  return (
    <tr data-marked={isMarked} className={style.row}>
      <th scope="row">
        <TankSwatch medium={tank.medium} isKnown={hasValue(content.volume)} />
        <span className={style.tankName}>{tank.shortName}</span>
        {alarm !== undefined && !isPast && (
          <AlarmMark
            priority={alarm.priority}
            state={alarm.acknowledged === null ? 'raised' : 'acknowledged'}
            size={14}
            label={translateWord(`priority-${alarm.priority}`)}
          />
        )}
        <span className={style.phoneNow}>{now}</span>
      </th>
      {look === 'sounding' ? <SoundingCells content={content} /> : <RateCells content={content} />}
      <td className={style.words}>{now}</td>
      <td className={style.rowAge}>{age.text}</td>
    </tr>
  );
}
