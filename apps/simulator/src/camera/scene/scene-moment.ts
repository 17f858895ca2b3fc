/** What a camera of a simulated ship sees of its moment: light, weather, motion and machinery. */
import { computeSunElevation } from '@fms/domain/geo';
import type { Navigation } from '../../navigation/navigation.ts';
import type { Weather } from '../../sea/weather.ts';
import type { EngineTruth, Truth } from '../../ship/truth.ts';

export interface SceneMoment
  extends Pick<Weather, 'waveHeightMeters' | 'windSpeed'>,
    Pick<Navigation, 'rollDegrees' | 'pitchDegrees'> {
  readonly seconds: number;
  /** Degrees over the horizon. */
  readonly sunDegrees: number;
  /** 0 clear to 1 overcast. */
  readonly cloud: number;
  readonly speedKnots: number;
  /** Main engines; one that stands has 0 rpm. */
  readonly engines: readonly Pick<EngineTruth, 'rpm' | 'loadPercent'>[];
}

/** Degrees below the horizon at which the last light of the sun is gone. */
const DARK_DEGREES = -12;
const FULL_LIGHT_DEGREES = 8;

export function toSceneMoment({ navigation, engines }: Truth, seconds: number): SceneMoment {
  const { weather } = navigation;
  return {
    seconds,
    sunDegrees: computeSunElevation(navigation, seconds * 1000),
    waveHeightMeters: weather.waveHeightMeters,
    windSpeed: weather.windSpeed,
    cloud: Math.min(1, Math.max(0, (weather.humidity - 55) / 40)),
    rollDegrees: navigation.rollDegrees,
    pitchDegrees: navigation.pitchDegrees,
    speedKnots: navigation.speedOverGroundKnots,
    engines: engines.map(({ running, rpm, loadPercent }) => ({ rpm: running ? rpm : 0, loadPercent })),
  };
}

/** Light of the day from 0 in the night to 1. */
export function getDaylight({ sunDegrees }: SceneMoment): number {
  return Math.min(1, Math.max(0, (sunDegrees - DARK_DEGREES) / (FULL_LIGHT_DEGREES - DARK_DEGREES)));
}
