import { lazy, Suspense } from 'react';
import { useQuestion } from './question.ts';

const Toasts = lazy(() => import('./toasts.tsx'));
const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'));

/** Stands once beside everything else: the toasts, and the open question if there is one. */
export function MessageHost() {
  const question = useQuestion();
  const { text, values } = question?.message ?? {};
  return (
    <Suspense>
      <Toasts />
      {question !== undefined && <ConfirmDialog key={JSON.stringify([text, values])} question={question} />}
    </Suspense>
  );
}
