import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildTag, NOON } from '../../../../testing/builders.ts';
import { renderLive } from '../../../../testing/live-screen.tsx';
import { clearScreen } from '../../../../testing/screen.tsx';
import '../../../../language/inside.ts';
import '../../../../language/vessel-page.ts';
import { TagRow } from './tag-row.tsx';

afterEach(clearScreen);

const course = buildTag(1, {
  name: 'Course over ground',
  unit: '°',
  value: 249,
  timestamp: new Date(NOON).toISOString(),
});

function drawCourse(speedKnots: number | null) {
  const onTrend = vi.fn();
  const screenOf = renderLive({ tags: [course], children: <TagRow tag={course} label="COG" onTrend={onTrend} /> });
  const place = { latitude: 60, longitude: 3, time: NOON, courseDegrees: 249, headingDegrees: 61, quality: 0 };
  screenOf.live.positions.put(course.vesselId, { ...place, speedKnots });
  screenOf.put();
  return { ...screenOf, onTrend };
}

describe('the course over ground', () => {
  it.each([
    ['below 0.5 kn', 0.4, 'COG—'],
    ['from 0.5 kn', 0.5, 'COG249°'],
    ['without a speed', null, 'COG249°'],
  ])('%s', (_words, speedKnots, expected) => {
    const { container } = drawCourse(speedKnots);
    expect(container.textContent).toBe(expected);
  });

  it('says why it is not shown, and leads to no trend', () => {
    drawCourse(0);
    expect(screen.getByTitle('No course over ground below 0.5 kn')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([0, 12])('stands as large as the numbers beside it at %d kn', (speedKnots) => {
    const { container } = drawCourse(speedKnots);
    expect(container.querySelector('[data-layout="row"][data-size="small"]')).not.toBeNull();
  });

  it('leads to its trend while the vessel moves', () => {
    const { onTrend } = drawCourse(12);
    fireEvent.click(screen.getByRole('button'));
    expect(onTrend).toHaveBeenCalledWith(course);
  });
});
