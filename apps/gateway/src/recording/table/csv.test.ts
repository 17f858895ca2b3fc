import { describe, expect, it } from 'vitest';
import { readRowTime } from '../../clock/row-time.ts';
import { readColumns } from './column.ts';
import { readRow } from './row.ts';

describe('columns', () => {
  it.each([
    [
      'MMSI,BaseDateTime,LAT,LON,SOG,COG,Heading,VesselName,IMO,CallSign,VesselType,Status,Length,Width,Draft',
      'BaseDateTime',
      'LAT',
      'SOG',
    ],
    ['mmsi,timestamp,type,lat,lon,speed,course,heading,turn,status,shipname', 'timestamp', 'lat', 'speed'],
    ['ssvid,lat,lon,timestamp,speed,course', 'timestamp', 'lat', 'speed'],
    ['ID,ais_pos_timestamp,longitude,latitude', 'ais_pos_timestamp', 'latitude', undefined],
    [
      '# Timestamp,Type of mobile,MMSI,Latitude,Longitude,Navigational status,ROT,SOG',
      '# Timestamp',
      'Latitude',
      'SOG',
    ],
  ])('of %s are found', (header, time, latitude, speed) => {
    expect(readColumns(header.split(','))?.columns).toMatchObject({ time, latitude, ...(speed ? { speed } : {}) });
  });

  it('of several sensors are found in threes', () => {
    const map = readColumns('date,nic_1,nic_2,nic_3,qscat_1,qscat_2,qscat_3,size_1,size_2'.split(','));
    expect(map?.sensors.map(({ sensor }) => sensor)).toEqual(['nic', 'qscat']);
    expect(map?.columns.time).toBe('date');
  });

  it.each(['name,speed', 'timestamp,speed', 'lat,lon'])('are not found in %s', (header) => {
    expect(readColumns(header.split(','))).toBeNull();
  });
});

describe('the time of a row', () => {
  it.each([
    ['2022-01-03T00:00:10', '2022-01-03T00:00:10.000Z'],
    ['2014-08-01T00:08:14.000000Z', '2014-08-01T00:08:14.000Z'],
    ['2014-08-01 00:08:14', '2014-08-01T00:08:14.000Z'],
    ['2014-08-01T02:08:14+02:00', '2014-08-01T00:08:14.000Z'],
    ['2014-08-01', '2014-08-01T00:00:00.000Z'],
    ['24/03/2021 12:52', '2021-03-24T12:52:00.000Z'],
    ['24/03/2021 12:52:31', '2021-03-24T12:52:31.000Z'],
    ['1997271', '1997-09-28T00:00:00.000Z'],
    ['1406851694', '2014-08-01T00:08:14.000Z'],
    ['1406851694123', '2014-08-01T00:08:14.123Z'],
  ])('%s is %s', (text, time) => expect(new Date(readRowTime(text) ?? 0).toISOString()).toBe(time));

  it.each(['', 'yesterday', '31/31/x', '12'])('is not read from %s', (text) => expect(readRowTime(text)).toBeNull());
});

describe('a row', () => {
  const map = readColumns('MMSI,BaseDateTime,LAT,LON,SOG,VesselName,IMO,CallSign,VesselType,Status,Draft'.split(','));
  const row = { MMSI: '367379190', BaseDateTime: '2022-01-03T00:00:00', LAT: '30.3706', LON: '-88.56408', SOG: '0' };
  const read = (given: Record<string, unknown>) => {
    const refused: string[] = [];
    const readings = map ? readRow({ ...row, ...given }, map, (reason) => refused.push(reason)) : [];
    return { reading: readings[0]?.reading, refused };
  };

  it('tells who, where, when and what', () => {
    const { reading, refused } = read({
      VesselName: 'EAGLE',
      IMO: 'IMO8207721',
      CallSign: 'WTD4583',
      VesselType: '31',
      Status: '0',
      Draft: '3.3',
    });
    expect(refused).toEqual([]);
    expect(reading).toMatchObject({
      kind: 'row',
      id: '367379190',
      isMmsi: true,
      motion: { latitude: 30.3706, longitude: -88.56408, speedKnots: 0, courseDegrees: null },
      navigationalStatus: 'Under way using engine',
      draughtMeters: 3.3,
      particulars: { name: 'EAGLE', IMO: '8207721', callSign: 'WTD4583', shipType: 'tug' },
    });
  });

  it.each([
    [
      { IMO: 'IMO0000000', VesselType: '1024', Status: '15' },
      { particulars: {}, navigationalStatus: null },
    ],
    [{ SOG: null, LAT: null }, { motion: { latitude: null, longitude: -88.56408, speedKnots: null } }],
  ])('says nothing where the table says nothing: %o', (given, expected) => {
    expect(read(given)).toMatchObject({ refused: [], reading: expected });
  });

  it('a table without types of ship names none, and one with words is read by them', () => {
    const columns = readColumns(['MMSI', 'BaseDateTime', 'LAT', 'LON', 'shiptype_text']);
    const typeOf = (text: string) => {
      const [first] = columns ? readRow({ ...row, shiptype_text: text }, columns, () => {}) : [];
      return first?.reading.kind === 'row' ? first.reading.particulars : null;
    };
    expect([typeOf(''), typeOf('Oil tanker')]).toEqual([{}, { shipType: 'tanker' }]);
  });

  it.each([
    [{ BaseDateTime: 'soon' }, 'time-unreadable'],
    [{ SOG: 'fast' }, 'value-unreadable'],
  ])('is refused where the table says nonsense: %o', (given, reason) => expect(read(given).refused).toEqual([reason]));
});
