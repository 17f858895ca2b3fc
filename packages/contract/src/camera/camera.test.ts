import type { LiveEnd } from '@fms/domain/camera';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { isByteStream } from '../endpoint/byte-stream.ts';
import { hasTextRule } from '../scalar/text.ts';
import { listTextFields } from '../testing/text-field.ts';
import { cameraEndpoints, getCameras } from './camera.ts';
import { cameraBudgetEndpoints, setCameraBudget } from './camera-budget.ts';
import { cameraSettings } from './camera-setting.ts';
import { type liveEnds, liveViewEndpoints, startLive } from './live-view.ts';
import { stillEndpoints } from './still.ts';

const calls = { ...cameraEndpoints, ...cameraBudgetEndpoints, ...liveViewEndpoints, ...stillEndpoints };

describe('GetCameras', () => {
  it('has the shape of the specification and lets no further field out', () => {
    const camera = {
      id: 1,
      name: 'Aft deck',
      place: 'Funnel, facing aft',
      still: {
        url: '/api/v2/camera/still?vesselId=1&cameraId=1',
        everySeconds: 300,
        last: { time: '2026-11-23T12:00:00.000Z', bytes: 41_000, width: 1280, height: 720 },
      },
      stream: { kind: 'mjpeg', bitRate: 256_000 },
    };
    expect(getCameras.answer.parse([{ ...camera, password: 'secret' }])).toEqual([camera]);
    const never = { ...camera, still: { ...camera.still, last: null }, stream: null };
    expect(getCameras.answer.parse([never])).toEqual([never]);
  });
});

describe.each(Object.entries(calls))('the call %s', (_, call) => {
  it('takes no text without a rule', () => {
    for (const schema of [call.params, call.query, call.body] as z.ZodType[]) {
      if (isByteStream(schema)) continue;
      const raw = listTextFields(schema, (part) => part._zod.def.type === 'custom').filter(
        ({ schema: field }) => field instanceof z.ZodString && !hasTextRule(field),
      );
      expect(raw.map(({ path }) => path.join('.'))).toEqual([]);
    }
  });

  it('can be printed as JSON Schema', () => {
    for (const schema of [call.params, call.query, call.body, call.answer] as z.ZodType[]) {
      expect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).toBeTypeOf('object');
    }
  });
});

it('names every end of a live view that the rules know, and no other', () => {
  expectTypeOf<(typeof liveEnds)[number]>().toEqualTypeOf<LiveEnd>();
});

it('takes the usual width and budget where none is asked', () => {
  expect(startLive.body.parse({ vesselId: 1, cameraId: 2 })).toMatchObject({ width: 640 });
  expect(startLive.body.safeParse({ vesselId: 1, cameraId: 2, width: 4000 }).success).toBe(false);
  expect(setCameraBudget.body.parse({ vesselId: 1 })).toMatchObject({ streamBytes: 20_000_000 });
  expect(setCameraBudget.body.safeParse({ vesselId: 1, dayBytes: -1 }).success).toBe(false);
});

describe('cameras of a configuration', () => {
  const deck = { id: 1, kind: 'still', name: 'Deck', url: 'http://10.10.10.21/still.jpg' };

  it('ask for digest, five minutes and no zone unless they say otherwise', () => {
    const [parsed] = cameraSettings.parse([deck]);
    expect(parsed).toMatchObject({ authentication: 'digest', everySeconds: 300, zones: [], place: '' });
    expect(cameraSettings.parse(undefined)).toEqual([]);
  });

  it.each([
    ['two of one id', [deck, deck], 'Two cameras have the id 1.'],
    ['another protocol', [{ ...deck, url: 'file:///etc/passwd' }], 'Invalid URL'],
    ['another protocol for a stream', [{ ...deck, kind: 'rtsp', url: 'http://10.10.10.21/' }], 'Invalid URL'],
    ['a password in the address', [{ ...deck, url: 'http://a:b@10.10.10.21/' }], 'belong into username'],
    ['a setting that is not known', [{ ...deck, pasword: 'x' }], 'Unrecognized key'],
    ['stills at every second', [{ ...deck, everySeconds: 1 }], '>=5'],
    [
      'a zone without an area',
      [
        {
          ...deck,
          zones: [
            {
              name: 'mess',
              corners: [
                [0, 0],
                [0, 0],
                [0, 0],
              ],
            },
          ],
        },
      ],
      'The privacy zone mess covers nothing.',
    ],
  ])('are refused with %s', (_, cameras, words) => {
    expect(cameraSettings.safeParse(cameras).error?.message).toContain(words);
  });
});
