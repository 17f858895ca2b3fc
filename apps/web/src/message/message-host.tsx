import { lazy, Suspense } from 'react';
import { useQuestion } from './confirm.ts';

const Toasts = lazy(() => import('./toasts.tsx'));
const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'));

/** Stands once beside everything else: the toasts, and the open question if there is one. */
export function MessageHost() {
  const question = useQuestion();
  return (
    <Suspense>
      <Toasts />
      {question !== undefined && <ConfirmDialog question={question} />}
    </Suspense>
  );
}
