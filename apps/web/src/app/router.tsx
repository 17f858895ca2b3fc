import { lazy, Suspense } from 'react';
import { createBrowserRouter, Navigate } from 'react-router';
import type { Registry } from '../registry/index.ts';
import { PageFailed } from './page-failed.tsx';
import { PageLoading } from './page-loading.tsx';
import { Shell } from './shell/shell.tsx';

/** Section 2.1: every other path leads here. */
export const HOME_PATH = '/vessel/home';

/** Routes of the registered features inside the shell; each area is loaded when it is entered, or before, when idle. */
export function createAppRouter({ routes }: Registry) {
  preloadWhenIdle(routes.map(({ load }) => load));
  return createBrowserRouter([
    {
      element: <Shell />,
      errorElement: <PageFailed />,
      children: [
        ...routes.map(({ path, load }) => {
          const Page = lazy(load);
          return {
            path,
            errorElement: <PageFailed />,
            element: (
              <Suspense fallback={<PageLoading />}>
                <Page />
              </Suspense>
            ),
          };
        }),
        { path: '*', element: <Navigate to={HOME_PATH} replace /> },
      ],
    },
  ]);
}

/** Section 2.1: all lazy areas are preloaded. One after the other, so that the one in use is not kept waiting. */
function preloadWhenIdle(loads: readonly (() => Promise<unknown>)[]): void {
  const [first, ...rest] = loads;
  if (first === undefined) return;
  const load = () => void first().finally(() => preloadWhenIdle(rest));
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 5000 });
  else setTimeout(load, 2000);
}
