import type { PlacedWidget, WidgetType } from '@fms/contract/dashboard';
import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import { LoadingState, Panel } from '@fms/ui/panel';
import { type ComponentType, memo, Suspense } from 'react';
import { useText } from '../../../language/index.ts';
import type { WidgetProps } from '../widget/definition/widget-definition.ts';
import { getWidgetDefinition } from '../widget/widget-library.ts';
import { WidgetBoundary } from './widget-boundary.tsx';

interface WidgetFrameProps {
  readonly widget: PlacedWidget;
  readonly vessel: Vessel;
  readonly tags: readonly Tag[];
  readonly onTrend: (tag: Tag) => void;
}

/** One widget in its cell. It is drawn again only when its place, its option or the tags themselves changed. */
export const WidgetFrame = memo(function WidgetFrame({ widget, vessel, tags, onTrend }: WidgetFrameProps) {
  const t = useText();
  const definition = getWidgetDefinition(widget.type);
  // A definition draws the options of its own type, which is the type the widget was parsed by.
  const Widget = definition.Component as ComponentType<WidgetProps<WidgetType>>;
  const title = widget.option.title ?? t(definition.title);
  return (
    <WidgetBoundary title={title}>
      <Suspense fallback={<Loading title={title} />}>
        <Widget vessel={vessel} tags={tags} option={widget.option} onTrend={onTrend} />
      </Suspense>
    </WidgetBoundary>
  );
});

function Loading({ title }: { title: string }) {
  const t = useText();
  return (
    <Panel title={title} quiet>
      <LoadingState label={t('LOADING_WIDGET', { widget: title })} />
    </Panel>
  );
}
