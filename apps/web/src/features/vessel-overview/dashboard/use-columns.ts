import { computeDashboardColumns, type DashboardColumns } from '@fms/domain/dashboard';
import { type RefCallback, useCallback, useState } from 'react';

/**
 * How many columns the dashboard is drawn in: by the window, and by the room the side menu leaves. The reference belongs
 * on the element whose width that room is; it is followed for as long as it stands in the page.
 */
export function useColumns<Place extends HTMLElement>(): [RefCallback<Place>, DashboardColumns] {
  const [columns, setColumns] = useState<DashboardColumns>(() => computeDashboardColumns(innerWidth, innerWidth));
  const place = useCallback((element: Place | null) => {
    if (element === null) return;
    const measure = () => setColumns(computeDashboardColumns(innerWidth, element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, columns];
}
