/** The instruments of widgets, each in a script of its own that is preloaded when the page is idle. */
import { createLazyPart } from '../../../../registry/index.ts';

export const Compass = createLazyPart(() => import('@fms/ui/instrument/compass'));
export const RadialGauge = createLazyPart(() => import('@fms/ui/instrument/radial-gauge'));
export const SpeedGauge = createLazyPart(() => import('@fms/ui/instrument/speed-gauge'));
export const WindRose = createLazyPart(() => import('@fms/ui/instrument/wind-rose'));

/** Fetches all of them, so that a dashboard stands with its instruments the first time it is drawn. */
export async function preloadInstruments(): Promise<void> {
  await Promise.all([Compass, RadialGauge, SpeedGauge, WindRose].map(({ preload }) => preload()));
}
