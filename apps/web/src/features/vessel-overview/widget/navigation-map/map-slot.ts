/**
 * One map at a time: each takes a WebGL context with some hundred megabytes behind it, and a browser ends the oldest of
 * too many without an event. The first widget holds the slot; the next one gets it when it leaves.
 */
import { useEffect, useState, useSyncExternalStore } from 'react';

type Claim = symbol;

const claims: Claim[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this component may draw its map now. */
export function useMapSlot(): boolean {
  const [claim] = useState<Claim>(() => Symbol('map'));
  useEffect(() => {
    claims.push(claim);
    tell();
    return () => {
      claims.splice(claims.indexOf(claim), 1);
      tell();
    };
  }, [claim]);
  return useSyncExternalStore(subscribe, () => claims[0] === claim);
}

let isDrawn: boolean | undefined;

/** Whether this browser can draw a map at all; asked once, and the context that was made for the question is given back. */
export function canDrawMap(): boolean {
  if (isDrawn === undefined) {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    isDrawn = context !== null;
  }
  return isDrawn;
}
