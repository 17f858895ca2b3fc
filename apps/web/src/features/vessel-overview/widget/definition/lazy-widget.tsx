import type { WidgetType } from '@fms/contract/dashboard';
import type { ComponentType } from 'react';
import { createLazyPart, Lazy } from '../../../../registry/index.ts';
import type { WidgetProps } from './widget-definition.ts';

/** A widget whose content is in a script of its own; nothing stands in its place until that is there. */
export function createLazyWidget<Type extends WidgetType>(
  load: () => Promise<{ default: ComponentType<WidgetProps<Type>> }>,
) {
  const Part = createLazyPart(load);
  return (props: WidgetProps<Type>) => <Lazy part={Part} props={props} fallback={null} />;
}
