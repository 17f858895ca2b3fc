import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import { ErrorState, LoadingState, Panel } from '@fms/ui/panel';
import { type ReactNode, useMemo } from 'react';
import { PlantProvider, type PlantView, usePlant } from '../../../../entities/plant/index.ts';
import { useText } from '../../../../language/index.ts';
import '../../../../language/plant.ts';

interface WidgetPlantProps {
  readonly vessel: Vessel;
  readonly title: string;
  readonly onTrend: (tag: Tag) => void;
  /** What is drawn of the plant once it is there. */
  readonly children: (plant: PlantView) => ReactNode;
}

/** The plant of the vessel for a widget, and a panel that says so while it is fetched or cannot be read. */
export function WidgetPlant({ vessel, title, onTrend, children }: WidgetPlantProps) {
  const t = useText();
  const { plant, isPending, error, retry } = usePlant(vessel.id);
  const place = useMemo(() => plant && { plant, onTrend }, [plant, onTrend]);
  if (place !== undefined) return <PlantProvider value={place}>{children(place.plant)}</PlantProvider>;
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
