/**
 * Wind, waves, current and temperatures as a smooth field of place and time: fronts that travel with the west wind,
 * gusts on top, waves that follow the wind with a delay. Ships near each other have the same weather.
 */
import type { Position } from '@fms/domain/geo';
import { deriveSeed, hashToFraction } from '../random/hash.ts';
import { createSwell } from '../random/swell.ts';
import { DAY, HOUR, RADIANS } from './unit.ts';

export interface Weather {
  /** m/s, ten minutes' mean with gusts on top. */
  readonly windSpeed: number;
  /** Degrees from which it blows. */
  readonly windFromDegrees: number;
  /** The same two without gusts and veering. */
  readonly meanWindSpeed: number;
  readonly meanWindFromDegrees: number;
  /** Significant wave height in metres. */
  readonly waveHeightMeters: number;
  readonly wavePeriodSeconds: number;
  /** m/s towards east and north. */
  readonly currentEast: number;
  readonly currentNorth: number;
  readonly airTemperature: number;
  readonly seaTemperature: number;
  /** hPa. */
  readonly pressure: number;
  /** Per cent. */
  readonly humidity: number;
}

const YEAR = 365.25 * DAY;
/** The warmest water of the year comes in the middle of August. */
const WARMEST = 0.62;
/** The calmest weather of the year comes in the middle of July. */
const CALMEST = 0.54;
const TIDE_SECONDS = 12.42 * HOUR;
/** Waves answer to the wind of some hours ago. */
const WAVE_DELAY_SECONDS = 3 * HOUR;

/** Gusts come every few seconds to minutes; a mile further they come at another time. */
const GUST_SECONDS = { shortest: 7, longest: 420 } as const;
const VEER_SECONDS = { shortest: 25, longest: 900 } as const;
const GUST_SHARE = 0.11;
const VEER_DEGREES = 6;
const SECONDS_PER_DEGREE = 3000;

export interface WeatherField {
  at(place: Position, seconds: number): Weather;
}

export function createWeatherField(seed: number): WeatherField {
  const east = fronts(seed, 1);
  const north = fronts(seed, 2);
  const pressure = fronts(seed, 3);
  const gusts = createSwell(deriveSeed(seed, 'gust'), GUST_SECONDS.shortest, GUST_SECONDS.longest);
  const veering = createSwell(deriveSeed(seed, 'veer'), VEER_SECONDS.shortest, VEER_SECONDS.longest);
  const wind = (place: Position, seconds: number) => {
    const season = 0.9 - 0.2 * Math.cos(2 * Math.PI * ((seconds % YEAR) / YEAR - CALMEST));
    return {
      east: season * (4.2 + 10.5 * sum(east, place, seconds)),
      north: season * (2 + 9.5 * sum(north, place, seconds)),
    };
  };
  return {
    at(place, seconds) {
      const now = wind(place, seconds);
      const before = wind(place, seconds - WAVE_DELAY_SECONDS);
      const mean = Math.hypot(now.east, now.north);
      const grown = Math.hypot(before.east, before.north);
      const here = seconds + SECONDS_PER_DEGREE * (place.longitude + place.latitude);
      const gust = 1 + GUST_SHARE * gusts.at(here);
      const veer = VEER_DEGREES * veering.at(here);
      const waveHeightMeters = 0.25 + 0.0165 * grown * grown;
      const tide = (2 * Math.PI * seconds) / TIDE_SECONDS + place.longitude * 6 * RADIANS;
      const from = Math.atan2(-now.east, -now.north) / RADIANS + 720;
      return {
        windSpeed: mean * gust,
        windFromDegrees: (from + veer) % 360,
        meanWindSpeed: mean,
        meanWindFromDegrees: from % 360,
        waveHeightMeters,
        wavePeriodSeconds: wavePeriod(waveHeightMeters),
        currentEast: 0.22 * Math.sin(tide) + 0.012 * now.east,
        currentNorth: 0.16 * Math.cos(tide) + 0.012 * now.north,
        ...climate(place, seconds, now),
        pressure: 1011 + 17 * sum(pressure, place, seconds),
      };
    },
  };
}

const wavePeriod = (heightMeters: number) => 3.6 + 3.1 * Math.sqrt(heightMeters);

/** The same weather where only a share of the open sea's waves comes in: a fjord, an estuary, the lee of a reef. */
export function shelterWeather(weather: Weather, exposure: number): Weather {
  if (exposure === 1) return weather;
  const waveHeightMeters = exposure * weather.waveHeightMeters;
  return { ...weather, waveHeightMeters, wavePeriodSeconds: wavePeriod(waveHeightMeters) };
}

function climate(place: Position, seconds: number, wind: { east: number; north: number }) {
  const season = Math.cos(2 * Math.PI * ((seconds % YEAR) / YEAR - WARMEST));
  const day = Math.cos(2 * Math.PI * ((seconds % DAY) / DAY - 0.6));
  const seaTemperature = 13.5 - 0.62 * (place.latitude - 48) + 5 * season;
  return {
    seaTemperature,
    airTemperature: seaTemperature - 1 + 2.5 * season + 1.6 * day + 0.3 * wind.north,
    humidity: Math.min(98, Math.max(48, 79 - 6 * day + 0.6 * wind.east)),
  };
}

/** Plane waves of 15 to 110 hours that travel about east at the pace of a depression. */
interface Front {
  readonly perSecond: number;
  readonly perLatitude: number;
  readonly perLongitude: number;
  readonly phase: number;
  readonly size: number;
}

const FRONTS = 6;

function fronts(seed: number, kind: number): Front[] {
  return Array.from({ length: FRONTS }, (_, i) => {
    const chance = (what: number) => hashToFraction(seed, kind, i, what);
    const periodSeconds = (15 + 95 * ((i + chance(1)) / FRONTS) ** 1.5) * HOUR;
    const perSecond = (2 * Math.PI) / periodSeconds;
    // A wave that moves 0.00016 degrees of longitude a second, 35 km/h at 57 degrees north.
    const perLongitude = -perSecond / (0.00012 + 0.00008 * chance(2));
    return {
      perSecond,
      perLongitude,
      perLatitude: perLongitude * (chance(3) - 0.5),
      phase: 2 * Math.PI * chance(4),
      size: 0.24 + 0.22 * chance(5),
    };
  });
}

function sum(waves: readonly Front[], place: Position, seconds: number): number {
  let total = 0;
  for (const { perSecond, perLatitude, perLongitude, phase, size } of waves) {
    total +=
      size * Math.sin(perSecond * seconds + perLatitude * place.latitude + perLongitude * place.longitude + phase);
  }
  return total;
}
