import type { Alarm } from '@fms/contract/alarm';
import { type TagId, toId } from '@fms/domain/identity';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildAlarm, buildTag, NOON } from '../../testing/builders.ts';
import { renderLive } from '../../testing/live-screen.tsx';
import { clearScreen } from '../../testing/screen.tsx';
import '../../language/inside.ts';
import { AlarmValue, useAlarmFigures } from './alarm-value.tsx';

afterEach(clearScreen);

const TAG = toId<TagId>(12);
const hot: Partial<Alarm> = { dataTagId: TAG, value: 542, limit: 540, unit: '°C' };

function Shown({ alarm }: { alarm: Alarm }) {
  const figures = useAlarmFigures(alarm);
  return (
    <>
      <p title="value">
        <AlarmValue alarm={alarm} scale={{ decimals: 1, unit: '%', min: 0 }} />
      </p>
      <p title="figures">{figures.join(', ')}</p>
    </>
  );
}

const texts = () => [screen.getByTitle('value').textContent, screen.getByTitle('figures').textContent];

it('shows the value at raising as such until the tag has one, and then the live one', () => {
  const { put } = renderLive({ tags: [buildTag(12)], children: <Shown alarm={buildAlarm(1, hot)} /> });
  expect(texts()).toEqual(['542.0 °C when raised', '542 °C when raised, limit 540']);
  put({ tagId: TAG, time: NOON, value: 536, quality: 0 });
  expect(texts()).toEqual(['536.0 °C', '536 °C, limit 540']);
});

it('asks the hub for the value where the tags of the vessel were not read', () => {
  const alarm = buildAlarm(1, hot);
  const { live } = renderLive({ tags: [], children: <Shown alarm={alarm} /> });
  expect([live.tags.vesselOf(TAG), live.tags.watchedCount]).toEqual([alarm.vesselId, 1]);
});

it('says nothing of a value for an alarm that came without one', () => {
  renderLive({ tags: [], children: <Shown alarm={buildAlarm(1)} /> });
  expect(texts()).toEqual(['—', '']);
});
