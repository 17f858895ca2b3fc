import { ErrorState } from '@fms/ui/panel';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { useText } from '../language/index.ts';
import { reportError } from '../report/index.ts';

/** A page that could not be drawn, or not be fetched because a newer version has replaced its file. */
export function PageFailed() {
  const t = useText();
  const error = useRouteError();
  useEffect(() => {
    console.error('A page failed', error);
    reportError('page', error);
  }, [error]);
  return (
    <div style={{ padding: 'var(--fms-gutter)' }}>
      <ErrorState
        title={t('PAGE_FAILED')}
        detail={error instanceof Error ? error.message : String(error)}
        retry={{ label: t('TRY_AGAIN'), onClick: () => location.reload() }}
      />
    </div>
  );
}
