import { createBrowserRouter, matchPath, Navigate } from 'react-router';
import { type AppRoute, createLazyPart, isFeatureAvailable, Lazy, type LazyPart } from '../registry/index.ts';
import { useAppSetting } from '../settings/app-setting.ts';
import { features } from './composition/features.ts';
import { PageFailed } from './page-failed.tsx';
import { PageLoading } from './page-loading.tsx';
import { runWhenIdle } from './run-when-idle.ts';
import { Shell } from './shell/shell.tsx';

/** §2.1: every other path leads here. */
export const HOME_PATH = '/vessel/home';

/** The areas of the registered features; each is fetched when it is entered, or before, when idle. */
const areas = features.routes.map((route) => ({ ...route, part: createLazyPart(route.load) }));

/** Fetches the page of an address while the rest of the application is made; nothing where the address has none. */
export async function preloadPage(pathname: string): Promise<void> {
  await areas.find(({ path }) => matchPath(`/${path}`, pathname) !== null)?.part.preload();
}

/** The areas inside the shell. */
export function createAppRouter() {
  preloadWhenIdle(areas.map(({ part }) => part));
  return createBrowserRouter([
    {
      element: <Shell />,
      errorElement: <PageFailed />,
      children: [
        ...areas.map((area) => ({
          path: area.path,
          errorElement: <PageFailed />,
          element: <Area {...area} />,
        })),
        { path: '*', element: <Navigate to={HOME_PATH} replace /> },
      ],
    },
  ]);
}

/** An area; one that the configuration leaves out leads where unknown paths do. */
function Area({ part, ...route }: AppRoute & { readonly part: LazyPart }) {
  const { functionLimit } = useAppSetting();
  return isFeatureAvailable(route, functionLimit) ? (
    <Lazy part={part} fallback={<PageLoading />} />
  ) : (
    <Navigate to={HOME_PATH} replace />
  );
}

/** §2.1: all lazy areas are preloaded. One after the other, so that the one in use is not kept waiting. */
function preloadWhenIdle([first, ...rest]: readonly LazyPart[]): void {
  if (first === undefined) return;
  const goOn = () => preloadWhenIdle(rest);
  // What cannot be had now is asked for when it is entered, and says so there.
  runWhenIdle(() => void first.preload().then(goOn, goOn), 5000);
}
