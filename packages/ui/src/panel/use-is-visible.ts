import { type RefObject, useEffect, useState } from 'react';

/** Distance from the window's edge, px, that counts as visible: the content stands there before it is scrolled to. */
const MARGIN = '200px';

/** Whether an element is on screen, or nearly; `before` until the browser has told. */
export function useIsVisible(place: RefObject<Element | null>, before: boolean): boolean {
  const [isInSight, setInSight] = useState(before);
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new IntersectionObserver((changes) => setInSight(changes.at(-1)?.isIntersecting === true), {
      // The one for the window itself, the other for what scrolls inside it.
      rootMargin: MARGIN,
      scrollMargin: MARGIN,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isInSight;
}
