import { ErrorState, LoadingState, Panel } from '@fms/ui/panel';
import { useMemo } from 'react';
import { findConningPanel } from '../../../../entities/conning/index.ts';
import { PlantProvider, usePlant } from '../../../../entities/plant/index.ts';
import { useText } from '../../../../language/index.ts';
import '../../../../language/plant.ts';
import type { WidgetProps } from '../definition/widget-definition.ts';
import { WidgetEmpty } from '../definition/widget-empty.tsx';

/** The panel of the part, or what this ship lacks for it. */
export default function ConningWidgetPart({ vessel, option, onTrend }: WidgetProps<'conning'>) {
  const t = useText();
  const { plant, isPending, error, retry } = usePlant(vessel.id);
  const place = useMemo(() => plant && { plant, onTrend }, [plant, onTrend]);
  const words = t(`CONNING_PART_${option.part.toUpperCase()}` as 'CONNING_PART_WIND');
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
  const Part = findConningPanel(place.plant, option.part);
  if (Part === undefined) return <WidgetEmpty title={title} tagName={words} />;
  return (
    <PlantProvider value={place}>
      <Part vessel={vessel} title={option.title} />
    </PlantProvider>
  );
}
