import { MAX_ALARMS_OF_CALL } from '@fms/contract/alarm';
import { type AlarmId, toId } from '@fms/domain/identity';
import { afterEach, expect, it } from 'vitest';
import { buildAlarm } from '../../testing/builders.ts';
import { clearScreen, stubCalls } from '../../testing/screen.tsx';
import { sendAcknowledge } from './alarm.queries.ts';

afterEach(clearScreen);

it('acknowledges a flood in calls of as many as one takes, in order', async () => {
  const ids = Array.from({ length: MAX_ALARMS_OF_CALL + 2 }, (_, index) => toId<AlarmId>(index + 1));
  const asked = stubCalls({
    '/api/v2/alarm/acknowledge': async (body) => ({
      body: (body as { alarmIds: number[] }).alarmIds.map((id) => buildAlarm(id)),
    }),
  });
  const answers = await sendAcknowledge(ids);
  expect(asked.map(({ body }) => (body as { alarmIds: number[] }).alarmIds.length)).toEqual([MAX_ALARMS_OF_CALL, 2]);
  expect(answers.map(({ id }) => id)).toEqual(ids);
});
