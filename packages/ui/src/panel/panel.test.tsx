import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Panel } from './panel.tsx';
import { useIsVisible } from './use-is-visible.ts';

afterEach(() => vi.unstubAllGlobals());

describe('Panel', () => {
  it('has no head without a title, an age or actions', () => {
    render(<Panel>content</Panel>);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByText('content')).toBeDefined();
  });

  it('has a head for actions alone', () => {
    render(<Panel actions={<button type="button">Edit</button>} />);
    expect(screen.getByRole('button', { name: 'Edit' }).closest('header')).not.toBeNull();
  });

  it('is named only by a title in words', () => {
    render(<Panel title={<em>Speed</em>} />);
    expect(screen.getByRole('heading').textContent).toBe('Speed');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('carries its look for the style sheet', () => {
    render(<Panel title="Card" variant="card" flush quiet className="mine" />);
    const panel = screen.getByRole('region', { name: 'Card' });
    expect({ ...panel.dataset }).toEqual({ variant: 'card', flush: 'true', quiet: 'true' });
    expect(panel.classList.contains('mine')).toBe(true);
  });
});

/** An observer that tells what the test says, and whether it still listens. */
function stubObserver() {
  const told: { tell?: (isIntersecting: boolean) => void; isListening: boolean } = { isListening: false };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (changes: { isIntersecting: boolean }[]) => void) {
        told.tell = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe() {
        told.isListening = true;
      }
      disconnect() {
        told.isListening = false;
      }
    },
  );
  return told;
}

function Seen({ before }: { before: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const isVisible = useIsVisible(place, before);
  return <div ref={place}>{isVisible ? 'in sight' : 'out of sight'}</div>;
}

describe('useIsVisible', () => {
  it.each([
    [true, 'in sight'],
    [false, 'out of sight'],
  ])('is %s before the browser has told', (before, text) => {
    stubObserver();
    const { container } = render(<Seen before={before} />);
    expect(container.textContent).toBe(text);
  });

  it('follows the element into sight and out of it, and stops with the page', async () => {
    const observer = stubObserver();
    const { unmount } = render(<Seen before={false} />);
    observer.tell?.(true);
    expect(await screen.findByText('in sight')).toBeDefined();
    observer.tell?.(false);
    expect(await screen.findByText('out of sight')).toBeDefined();
    unmount();
    expect(observer.isListening).toBe(false);
  });
});
