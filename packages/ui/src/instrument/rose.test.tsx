/** Instruments with a rose: what they point at, and what they leave out. */
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ReadingState } from '../value/reading-state.ts';
import Compass, { type CompassProps } from './compass.tsx';
import WindRose, { type WindRoseProps } from './wind-rose.tsx';

function showCompass(props: Partial<CompassProps> = {}) {
  const { container } = render(
    <Compass
      label="Heading 061°, 1 s"
      state="fresh"
      headingDegrees={61}
      courseDegrees={65}
      rateOfTurn={6}
      {...props}
    />,
  );
  return container.querySelector('obc-compass');
}

describe('Compass', () => {
  it('shows heading, course and how fast the vessel turns', () => {
    expect(showCompass()).toMatchObject({
      heading: 61,
      courseOverGround: 65,
      rotationsPerMinute: 2,
      priority: 'enhanced',
    });
    expect(screen.getByRole('img', { name: 'Heading 061°, 1 s' })).toBeDefined();
  });

  it('points no arrow north where the course is not known', () => {
    expect(showCompass({ courseDegrees: null })).toMatchObject({ courseOverGround: 61 });
  });

  it.each<ReadingState>(['late', 'stale'])('is grey and moves nothing while the heading is %s', (state) => {
    expect(showCompass({ state })).toMatchObject({ rotationsPerMinute: 0, priority: 'regular' });
  });

  it.each<ReadingState>(['manual', 'simulated'])('turns for a heading that is %s', (state) => {
    expect(showCompass({ state })).toMatchObject({ rotationsPerMinute: 2, priority: 'enhanced' });
  });

  it('turns to port for a negative rate', () => {
    expect(showCompass({ rateOfTurn: -30 })).toMatchObject({ rotationsPerMinute: -10 });
  });

  it('draws wind, current and the set heading where they are known', () => {
    const drawn = showCompass({
      setHeadingDegrees: 60,
      wind: { beaufort: 5, fromDegrees: 245 },
      current: { knots: 1.5, fromDegrees: 90 },
    });
    expect(drawn).toMatchObject({
      headingSetpoint: 60,
      windSpeed: 5,
      windFromDirection: 245,
      currentSpeed: 1.5,
      currentFromDirection: 90,
    });
    expect(showCompass()).toMatchObject({ windSpeed: null, currentSpeed: null, headingSetpoint: null });
  });

  it.each<[string, Partial<CompassProps>]>([
    ['was never received', { headingDegrees: null }],
    ['comes from a bad sensor', { state: 'bad' }],
  ])('is hatched while the heading %s', (_words, props) => {
    expect(showCompass(props)).toBeNull();
    expect(document.querySelector('.fms-hatch')).not.toBeNull();
  });
});

function showWind(props: Partial<WindRoseProps> = {}) {
  const { container } = render(
    <WindRose label="Wind from 245°" state="fresh" fromDegrees={245} beaufort={6} headingDegrees={61} {...props} />,
  );
  return container.querySelector('obc-wind');
}

describe('WindRose', () => {
  it('shows where the wind comes from, how strong it is, and how the vessel lies to it', () => {
    expect(showWind()).toMatchObject({
      currentWindFromDirection: 245,
      currentWindSpeedBeaufort: 6,
      vesselHeadingDeg: 61,
      windHistogramData: [],
    });
  });

  it('keeps the direction where the strength is not known', () => {
    expect(showWind({ beaufort: null })).toMatchObject({ currentWindFromDirection: 245, currentWindSpeedBeaufort: 0 });
  });

  it('draws where the wind came from lately', () => {
    const history = [{ direction: 240, occurrences: 12 }];
    expect(showWind({ history })).toMatchObject({ windHistogramData: history });
  });

  it('is hatched without a direction, and never points north', () => {
    expect(showWind({ fromDegrees: null })).toBeNull();
    expect(document.querySelector('.fms-hatch')).not.toBeNull();
  });
});
