/** A speed recorded to hundredths of a knot has one decimal wherever its value is written. */
import type { Tag } from '@fms/contract/tag';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildTag, buildVessel, NOON } from '../../../../testing/builders.ts';
import { renderLive } from '../../../../testing/live-screen.tsx';
import { clearScreen } from '../../../../testing/screen.tsx';
import '../../../../language/inside.ts';
import '../../../../language/vessel-page.ts';
import { allValuesWidget } from '../all-values/all-values.widget.tsx';
import { gaugeWidget } from '../gauge/gauge.widget.tsx';
import { TagCell } from './tag-cell.tsx';
import { useReadingText } from './use-reading-text.ts';

afterEach(clearScreen);

const speed = buildTag(1, {
  name: 'Speed over ground',
  unit: 'kn',
  decimals: 2,
  value: 12.84,
  alarmLevel: 18.31,
  timestamp: new Date(NOON).toISOString(),
});
const vessel = buildVessel(1);
const ignore = () => {};

function Words({ tag }: { tag: Tag }) {
  const { quantity, limits } = useReadingText(tag);
  return `${quantity}, ${limits}`;
}

it('in the words of an instrument, with its limit', () => {
  renderLive({ tags: [speed], children: <Words tag={speed} /> });
  expect(screen.getByText(/^12\.8 kn, .* 18\.3$/)).toBeDefined();
});

it.each<[string, React.ReactNode]>([
  ['in a table', <TagCell key="cell" tag={speed} onTrend={ignore} />],
  [
    'in a gauge',
    <gaugeWidget.Component
      key="gauge"
      vessel={vessel}
      tags={[speed]}
      option={{ tag: speed.name, look: 'bar', min: null, max: null }}
      onTrend={ignore}
    />,
  ],
  [
    'in the list of all values',
    <allValuesWidget.Component key="all" vessel={vessel} tags={[speed]} option={{}} onTrend={ignore} />,
  ],
])('%s', (_place, children) => {
  const { container } = renderLive({ tags: [speed], children });
  expect(container.textContent).toContain('12.8');
  expect(container.textContent).not.toContain('12.84');
});
