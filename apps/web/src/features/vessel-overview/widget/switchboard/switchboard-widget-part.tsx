import { ErrorState, LoadingState, Panel } from '@fms/ui/panel';
import { useMemo } from 'react';
import { PlantPanel, PlantProvider, type PlantView, usePlant } from '../../../../entities/plant/index.ts';
import { SingleLineView, toTripWords, useBoard, useTripCheck } from '../../../../entities/switchboard/index.ts';
import { useText } from '../../../../language/index.ts';
import '../../../../language/generator.ts';
import '../../../../language/plant.ts';
import type { WidgetProps } from '../definition/widget-definition.ts';
import { WidgetEmpty } from '../definition/widget-empty.tsx';
import style from './switchboard.module.css';

/** The single line, or the verdict on a trip; or what this ship lacks for it. */
export default function SwitchboardWidgetPart({ vessel, option, onTrend }: WidgetProps<'switchboard'>) {
  const t = useText();
  const { plant, isPending, error, retry } = usePlant(vessel.id);
  const place = useMemo(() => plant && { plant, onTrend }, [plant, onTrend]);
  const words = t(option.part === 'trip' ? 'SWITCHBOARD_PART_TRIP' : 'SWITCHBOARD_PART_SINGLELINE');
  const title = option.title ?? words;
  if (place === undefined) {
    return (
      <Panel title={title} quiet>
        {isPending ? (
          <LoadingState label={t('LOADING_PLANT')} />
        ) : (
          <ErrorState
            title={t('PLANT_UNREADABLE')}
            detail={error?.message ?? ''}
            retry={{ label: t('TRY_AGAIN'), onClick: retry }}
          />
        )}
      </Panel>
    );
  }
  if (place.plant.ofKind('generator').length === 0) return <WidgetEmpty title={title} tagName={words} />;
  return (
    <PlantProvider value={place}>
      <Part plant={place.plant} title={title} part={option.part} vesselName={vessel.name} />
    </PlantProvider>
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
