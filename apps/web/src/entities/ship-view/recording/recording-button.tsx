import type { PastSession } from '@fms/contract/ship-view';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../language/index.ts';

const RecordingDialog = lazy(() => import('./recording.dialog.tsx'));

/** Opens the recording of a past session at its start; absent where there is none any more. */
export function RecordingButton({ session, vesselName }: { session: PastSession; vesselName: string }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  if (session.recordingBytes === null) return t('NOT_KEPT');
  return (
    <>
      <Button size="compact-sm" variant="subtle" onClick={() => setOpen(true)}>
        {t('OPEN_RECORDING')}
      </Button>
      {isOpen && (
        <Suspense>
          <RecordingDialog session={session} vesselName={vesselName} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
