/** Titles of the tabs of emission, performance and cameras, as the page of a vessel names them. */
export const englishEmissionTab = {
  SCRUBBER_TAB: 'Scrubber',
  SO2_TRACK_TAB: 'SO2 track',
  PERFORMANCE_TAB: 'Performance',
  CAMERA_TAB: 'Camera',
} as const;
