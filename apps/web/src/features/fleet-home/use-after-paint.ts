import { useEffect, useState } from 'react';

/**
 * False in the first picture of a screen and true after it was painted: for what is costly to begin and not what one came
 * for. The engine of a map takes a quarter of a second to start, in which nothing else is drawn.
 */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let task: ReturnType<typeof setTimeout> | undefined;
    // A frame is announced before it is painted; the task it leaves comes after.
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, []);
  return isPainted;
}
