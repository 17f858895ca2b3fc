import type { AlarmStill } from '@fms/domain/camera';
import { type AlarmId, toId } from '@fms/domain/identity';
import { describe, expect, it } from 'vitest';
import { readJpeg } from '../picture/jpeg-header.ts';
import type { TakenStill } from '../picture/still-ring.ts';
import { buildJpeg } from '../testing/jpeg.ts';
import { AlarmRequests } from './alarm-request.ts';

const NOON = Date.UTC(2026, 10, 23, 12);
const alarmId = (id: number) => toId<AlarmId>(id);

function stillAt(time: number): TakenStill {
  const picture = readJpeg(buildJpeg({}));
  if (picture === null) throw new Error('It is no JPEG.');
  return { ...picture, time };
}

/** A camera whose moments are decided one after the other, and what is sent of it. */
function openRequests() {
  const before = stillAt(NOON - 8000);
  const choices: AlarmStill<TakenStill>[] = [
    { moment: 'before', state: 'kept', still: before },
    { moment: 'at', state: 'waiting', until: NOON + 5000 },
    { moment: 'after', state: 'waiting', until: NOON + 35_000 },
  ];
  const told: string[] = [];
  const requests = new AlarmRequests(new Map([[4, { chooseOfAlarm: () => choices }]]));
  const advance = () =>
    requests.advance(NOON, {
      send: (cameraId, { time }) => told.push(`send ${cameraId} ${time - NOON}`),
      name: (id, cameraId, moment, time) => told.push(`alarm ${id} ${cameraId} ${moment} ${time - NOON}`),
    });
  return { before, choices, told, requests, advance };
}

describe('stills of alarms', () => {
  it('are sent when they are decided, and the alarm is done when all are', () => {
    const { before, choices, told, requests, advance } = openRequests();
    requests.add(alarmId(1), NOON);
    requests.add(alarmId(1), NOON);
    advance();
    advance();
    expect(told).toEqual(['send 4 -8000', 'alarm 1 4 before -8000']);
    choices[1] = { moment: 'at', state: 'kept', still: before };
    choices[2] = { moment: 'after', state: 'missing', cause: 'not-taken' };
    advance();
    expect(told.slice(2)).toEqual(['alarm 1 4 at -8000']);
    expect(requests.size).toBe(0);
  });

  it('of many alarms at once cross the line once', () => {
    const { told, requests, advance } = openRequests();
    for (let id = 1; id <= 80; id++) requests.add(alarmId(id), NOON);
    advance();
    expect(told.filter((line) => line.startsWith('send'))).toEqual(['send 4 -8000']);
    expect(requests.size).toBe(50);
  });
});
