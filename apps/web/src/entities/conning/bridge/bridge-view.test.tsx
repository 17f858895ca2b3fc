/** The layout of few large instruments: for a bridge, for a control room, and at a moment of the past. */
import type { Tag } from '@fms/contract/tag';
import { type TagId, toId } from '@fms/domain/identity';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildAlarm } from '../../../testing/builders.ts';
import { clearScreen } from '../../../testing/screen.tsx';
import { measured, renderConning, vessel } from '../testing/conning-stage.tsx';
import type { BridgeSubject } from './bridge-subject.ts';
import { BridgeView } from './bridge-view.tsx';

beforeAll(() => {
  Element.prototype.animate ??= () => ({ cancel: () => {}, pause: () => {} }) as unknown as Animation;
});
afterEach(clearScreen);

const way = [measured(1, 'Heading true', '°', 297, { source: 'HE' }), measured(2, 'Speed over ground', 'kn', 12.4)];
const plant = [
  measured(11, 'Main engine port speed', 'rpm', 612),
  measured(12, 'Main engine starboard speed', 'rpm', 624),
  measured(13, 'Generator 2 power', 'kW', 480),
  measured(14, 'Battery state of charge', '%', 74),
];

function open(tags: readonly Tag[], subject: BridgeSubject = 'navigation', isPast = false) {
  const onSubject = vi.fn();
  const props = { vessel, isPast, subject, onSubject, onClose: () => {} };
  return { ...renderConning({ tags, children: <BridgeView {...props} /> }), onSubject };
}

const text = () => screen.getByRole('dialog').textContent ?? '';

describe('few large instruments', () => {
  it('are the machines of a vessel that measures nothing of its way', () => {
    open(plant);
    for (const words of ['ME P', '612', 'ME S', '624', 'GEN 2', '480', 'BATT', '74']) expect(text()).toContain(words);
    expect(screen.queryByRole('button', { name: 'Navigation' })).toBeNull();
  });

  it('are of the way first, and lead to those of the machines', () => {
    const { onSubject } = open([...way, ...plant]);
    expect(text()).toContain('297°');
    expect(text()).not.toContain('ME P');
    fireEvent.click(screen.getByRole('button', { name: 'Machinery' }));
    expect(onSubject).toHaveBeenCalledWith('machinery');
  });

  it('say so where there is nothing to show', () => {
    open([]);
    expect(text()).toContain('No values for this layout');
  });

  it('stand under the worst alarm with its value, also of a past moment', () => {
    const { live } = open([...way, ...plant], 'machinery', true);
    const alarm = { vesselId: vessel.id, dataTagId: toId<TagId>(13), description: 'Generator 2 overload', unit: 'kW' };
    live.alarms.replace([buildAlarm(1, alarm)]);
    expect(screen.getByRole('dialog').textContent).toContain('Replay 12:00:00 UTC');
    return screen.findByText('Generator 2 overload 480 kW');
  });
});
