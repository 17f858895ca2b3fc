/** The instruments of conning, each in a script of its own that comes with its panel. */
import { createLazyPart } from '../../../registry/index.ts';

export const Azimuth = createLazyPart(() => import('@fms/ui/instrument/azimuth'));
export const Compass = createLazyPart(() => import('@fms/ui/instrument/compass'));
export const Propeller = createLazyPart(() => import('@fms/ui/instrument/propeller'));
export const Rudder = createLazyPart(() => import('@fms/ui/instrument/rudder'));
export const SpeedGauge = createLazyPart(() => import('@fms/ui/instrument/speed-gauge'));
export const WindRose = createLazyPart(() => import('@fms/ui/instrument/wind-rose'));
