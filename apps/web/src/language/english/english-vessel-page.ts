/** What is said on the page of a vessel only; it is fetched with that page. */
import { englishDashboard } from './english-dashboard.ts';
import { englishVesselLocation } from './english-vessel-location.ts';
import { englishWidget } from './english-widget.ts';

export const englishVesselPage = { ...englishDashboard, ...englishVesselLocation, ...englishWidget } as const;
