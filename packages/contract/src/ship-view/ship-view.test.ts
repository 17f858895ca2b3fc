import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  formatShipViewSocketPath,
  listShipViewProtocols,
  listShipViews,
  parseShipViewSocket,
  shipViewEndpoints,
  updateViewStatus,
} from './index.ts';

const ID = 'q83vASNFZ4mrze8BI0VniQ';
const request = { state: 'request', level: 'view', reason: 'Radar picture frozen', ticket: 'T-118' };
const step = { state: 'open', level: 'view', sessionId: ID };

/** The fields that are refused, none where the body is taken. */
function refusedFields(body: object): string[] {
  return updateViewStatus.body.safeParse(body).error?.issues.map(({ path }) => path.join('.')) ?? [];
}

describe('ViewStatusUpdate', () => {
  it('is spelt as the specification spells it', () => {
    expect(`${updateViewStatus.method} ${updateViewStatus.path}`).toBe('POST /api/vessel/{id}/ViewStatusUpdate');
    expect(updateViewStatus.params.parse({ id: '7' })).toEqual({ id: 7 });
  });

  it('asks for the screen of the admin setting and 30 minutes where nothing else is named', () => {
    expect(updateViewStatus.body.parse(request)).toEqual({
      ...request,
      screenId: 'main',
      minutes: 30,
    });
  });

  it.each<[string, object, string[]]>([
    ['a request', request, []],
    ['a request of all fields', { ...request, screenId: 'ecdis-2', minutes: 60, quality: 'still' }, []],
    ['a request without a reason', { ...request, reason: '  ' }, ['reason']],
    ['a request without a ticket', { ...request, ticket: undefined }, ['ticket']],
    ['a request that names a session', { ...request, sessionId: ID }, ['sessionId']],
    ['a box of 45 minutes', { ...request, minutes: 45 }, ['minutes']],
    ['a level that is not known', { ...request, level: 'admin' }, ['level']],
    ['a screen of another folder', { ...request, screenId: '../etc' }, ['screenId']],
    ['an opening', step, []],
    ['a level', { ...step, state: 'level', level: 'control' }, []],
    ['more time', { ...step, state: 'prolong', minutes: 10 }, []],
    ['a closing without a session', { ...step, state: 'close', sessionId: undefined }, ['sessionId']],
    ['a session of 21 characters', { ...step, sessionId: ID.slice(1) }, ['sessionId']],
    ['a step of the crew', { ...step, state: 'approve' }, ['state']],
  ])('%s', (_, body, refused) => expect(refusedFields(body)).toEqual(refused));
});

it('lists no id of the sessions of others', () => {
  const session = { state: 'open', level: 'basic', until: '2026-11-23T20:30:00.000Z', approvedBy: 'C/O Lunde' };
  const asked = { quality: 'low', reason: 'Alarm on LO', ticket: 'T-1', requestedAt: session.until };
  const others = { ...session, ...asked, sessionId: null, screenId: 'main', by: 'Ingrid Moe' };
  const entry = {
    vesselId: 7,
    screens: [{ id: 'main', name: 'ECDIS' }],
    state: 'reachable',
    until: null,
    roundTripMs: 640,
    bitRate: 256_000,
    held: { reason: 'day-budget', until: session.until },
    budget: { dayBytes: 7, monthBytes: 70, mostDayBytes: 7, mostMonthBytes: null },
    session: others,
  };
  expect(listShipViews.answer.parse([entry, { ...entry, session: null }])).toHaveLength(2);
});

describe.each(Object.entries(shipViewEndpoints))('%s', (_, endpoint) => {
  it('can be printed as JSON Schema', () => {
    expect(z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' })).toBeTypeOf('object');
    expect(z.toJSONSchema(endpoint.answer, { io: 'output', unrepresentable: 'any' })).toBeTypeOf('object');
  });
});

describe('the socket', () => {
  const token = 'eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl';

  it('is opened with the session in its path and the token in its protocols', () => {
    const protocols = listShipViewProtocols(token).join(', ');
    expect(parseShipViewSocket(formatShipViewSocketPath(ID), protocols)).toEqual({ sessionId: ID, token });
  });

  it.each([
    ['another path', `/hub/${ID}`, `binary, fms.token.${token}`],
    ['a longer path', `/ship-view/${ID}/x`, `binary, fms.token.${token}`],
    ['a path with a query', `/ship-view/${ID}?access_token=x`, `binary, fms.token.${token}`],
    ['no token', `/ship-view/${ID}`, 'binary'],
    ['an empty token', `/ship-view/${ID}`, 'binary, fms.token.'],
    ['two tokens', `/ship-view/${ID}`, `binary, fms.token.a, fms.token.b`],
    ['no binary frames', `/ship-view/${ID}`, `fms.token.${token}`],
  ])('is refused with %s', (_, path, protocols) => expect(parseShipViewSocket(path, protocols)).toBeNull());
});
