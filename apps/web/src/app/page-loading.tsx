import { LoadingState } from '@fms/ui/panel';
import { useText } from '../language/index.ts';

/** The content area while its page is fetched. */
export function PageLoading() {
  const t = useText();
  return (
    <div style={{ padding: 'var(--fms-gutter)' }}>
      <LoadingState label={t('LOADING_PAGE')} />
    </div>
  );
}
