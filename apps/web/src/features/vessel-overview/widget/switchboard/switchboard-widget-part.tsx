import { PlantPanel, type PlantView } from '../../../../entities/plant/index.ts';
import { SingleLineView, toTripWords, useBoard, useTripCheck } from '../../../../entities/switchboard/index.ts';
import { useText } from '../../../../language/index.ts';
import '../../../../language/machinery/generator.ts';
import type { WidgetProps } from '../definition/widget-definition.ts';
import { WidgetEmpty } from '../definition/widget-empty.tsx';
import { WidgetPlant } from '../definition/widget-plant.tsx';
import style from './switchboard.module.css';

/** The single line, or the verdict on a trip; or what this ship lacks for it. */
export default function SwitchboardWidgetPart({ vessel, option, onTrend }: WidgetProps<'switchboard'>) {
  const t = useText();
  const words = t(option.part === 'trip' ? 'SWITCHBOARD_PART_TRIP' : 'SWITCHBOARD_PART_SINGLELINE');
  const title = option.title ?? words;
  return (
    <WidgetPlant {...{ vessel, title, onTrend }}>
      {(plant) =>
        plant.ofKind('generator').length === 0 ? (
          <WidgetEmpty title={title} tagName={words} />
        ) : (
          <Part plant={plant} title={title} part={option.part} vesselName={vessel.name} />
        )
      }
    </WidgetPlant>
  );
}

interface PartProps {
  readonly plant: PlantView;
  readonly title: string;
  readonly part: 'singleLine' | 'trip';
  readonly vesselName: string;
}

function Part({ plant, title, part, vesselName }: PartProps) {
  const t = useText();
  const board = useBoard(plant);
  const checks = useTripCheck(board);
  return (
    <PlantPanel title={title} slots={board.slots} quiet>
      {part === 'singleLine' ? (
        <SingleLineView board={board} label={t('SINGLE_LINE_OF', { vessel: vesselName })} />
      ) : (
        checks.map((check) => {
          const { verdict, detail, notes } = toTripWords(check, t);
          return (
            <div key={check.sections.join(' ')} className={style.check}>
              <b>{verdict}</b>
              <span>{detail}</span>
              {notes.map((note) => (
                <span key={note}>{note}</span>
              ))}
            </div>
          );
        })
      )}
    </PlantPanel>
  );
}
