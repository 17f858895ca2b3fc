import { type DashboardColumns, dashboardColumns } from '@fms/domain';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How many columns the dashboard is drawn in: by the window, and by the room the side menu leaves. */
export function useColumns<Place extends HTMLElement>(): [RefObject<Place | null>, DashboardColumns] {
  const place = useRef<Place>(null);
  const [columns, setColumns] = useState<DashboardColumns>(() => dashboardColumns(innerWidth, innerWidth));
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return;
    const measure = () => setColumns(dashboardColumns(innerWidth, current.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [place, columns];
}
