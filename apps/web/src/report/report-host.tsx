import { lazy, Suspense } from 'react';
import { useReportQuestion } from './report-question.ts';

const ReportDialog = lazy(() => import('./report-dialog.tsx'));

/** Stands beside the messages; draws nothing until an error was sent. */
export function ReportHost() {
  const id = useReportQuestion();
  return <Suspense>{id !== undefined && <ReportDialog key={id} id={id} />}</Suspense>;
}
