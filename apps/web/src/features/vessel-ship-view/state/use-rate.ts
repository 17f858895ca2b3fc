import { useEffect, useState } from 'react';
import type { ScreenLink } from '../../../entities/ship-view/index.ts';

/** Seconds over which the rate is taken. */
const SPAN = 5;

/** Bytes that came from the screen, and bits a second over the last seconds. */
export function useRate(link: ScreenLink | undefined): { readonly bytes: number; readonly bitRate: number } {
  const [state, setState] = useState({ bytes: 0, bitRate: 0 });
  useEffect(() => {
    if (link === undefined) return undefined;
    const counts = [link.bytes];
    const timer = setInterval(() => {
      counts.push(link.bytes);
      if (counts.length > SPAN + 1) counts.shift();
      const [first = 0] = counts;
      const bitRate = (8 * (link.bytes - first)) / (counts.length - 1);
      setState((before) =>
        before.bytes === link.bytes && before.bitRate === bitRate ? before : { bytes: link.bytes, bitRate },
      );
    }, 1000);
    return () => clearInterval(timer);
  }, [link]);
  return state;
}
