import { EmptyState, Panel } from '@fms/ui/panel';
import { useText } from '../../../../language/index.ts';

/** A widget whose tag this ship does not have: a shared layout fits every ship, and says what one of them lacks. */
export function WidgetEmpty({ title, tagName }: { title: string; tagName: string }) {
  const t = useText();
  return (
    <Panel title={title} quiet>
      <EmptyState title={t('WIDGET_WITHOUT_TAG')} detail={t('WIDGET_WITHOUT_TAG_DETAIL', { tag: tagName })} />
    </Panel>
  );
}
