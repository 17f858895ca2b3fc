import { findConningPanel } from '../../../../entities/conning/index.ts';
import { useText } from '../../../../language/index.ts';
import type { WidgetProps } from '../definition/widget-definition.ts';
import { WidgetEmpty } from '../definition/widget-empty.tsx';
import { WidgetPlant } from '../definition/widget-plant.tsx';

/** The panel of the part, or what this ship lacks for it. */
export default function ConningWidgetPart({ vessel, option, onTrend }: WidgetProps<'conning'>) {
  const t = useText();
  const words = t(`CONNING_PART_${option.part.toUpperCase()}` as 'CONNING_PART_WIND');
  const title = option.title ?? words;
  return (
    <WidgetPlant {...{ vessel, title, onTrend }}>
      {(plant) => {
        const Part = findConningPanel(plant, option.part);
        if (Part === undefined) return <WidgetEmpty title={title} tagName={words} />;
        return <Part vessel={vessel} title={option.title} />;
      }}
    </WidgetPlant>
  );
}
