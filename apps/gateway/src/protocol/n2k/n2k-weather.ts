/** Temperatures, pressures and humidities of NMEA 2000, which name the place they were taken at. */
import { PLACE } from '../../observation/equipment-tag.ts';
import type { TagDefinition } from '../../observation/observation.ts';
import * as tag from '../../observation/tag.ts';
import type { N2kReader, N2kTable } from './n2k-reader.ts';

/** Places that have a tag of their own, of which a ship has one. */
const TEMPERATURE_TAGS: Readonly<Record<string, TagDefinition>> = {
  'Sea Temperature': tag.WATER_TEMPERATURE,
  'Outside Temperature': tag.AIR_TEMPERATURE,
  'Dew Point Temperature': tag.DEW_POINT,
};
const SUFFIX = / Temperature$/;

function placeOf(m: N2kReader, word: string): string {
  const name = word.replace(SUFFIX, '');
  const place = `${name.charAt(0)}${name.slice(1).toLowerCase()}`;
  const instance = m.number('instance');
  return m.called(instance === null || instance === 0 ? place : `${place} ${instance}`);
}

function temperatureAt(m: N2kReader, field: string, sourceField: string): void {
  const word = m.word(sourceField);
  if (word === null) return;
  const instance = m.number('instance') ?? 0;
  const own = instance === 0 ? TEMPERATURE_TAGS[word] : undefined;
  if (own) m.tag(own, field, { unit: 'K' });
  else m.measure(placeOf(m, word), word.startsWith('Exhaust') ? PLACE.exhaust : PLACE.temperature, field, 'K');
}

function humidityAt(m: N2kReader, field: string, sourceField: string): void {
  const word = m.word(sourceField);
  if (word === 'Outside') m.tag(tag.RELATIVE_HUMIDITY, field);
  else if (word !== null) m.measure(placeOf(m, word), PLACE.humidity, field);
}

/** Hull-mounted pressures that belong to machinery are named after it. */
function pressure(m: N2kReader): void {
  const word = m.word('source');
  if (word === 'Atmospheric') m.tag(tag.AIR_PRESSURE, 'pressure', { unit: 'Pa' });
  else if (word !== null) m.measure(placeOf(m, word), PLACE.pressure, 'pressure', 'Pa');
}

function environment(m: N2kReader): void {
  temperatureAt(m, 'temperature', 'temperatureSource');
  humidityAt(m, 'humidity', 'humiditySource');
  m.tag(tag.AIR_PRESSURE, 'atmosphericPressure', { unit: 'Pa' });
}

function oldEnvironment(m: N2kReader): void {
  m.tag(tag.WATER_TEMPERATURE, 'waterTemperature', { unit: 'K' });
  m.tag(tag.AIR_TEMPERATURE, 'outsideAmbientAirTemperature', { unit: 'K' });
  m.tag(tag.AIR_PRESSURE, 'atmosphericPressure', { unit: 'Pa' });
}

export const n2kWeather: N2kTable = {
  130310: oldEnvironment,
  130311: environment,
  130312: (m) => temperatureAt(m, 'actualTemperature', 'source'),
  130313: (m) => humidityAt(m, 'actualHumidity', 'source'),
  130314: pressure,
  130316: (m) => temperatureAt(m, 'temperature', 'source'),
};
