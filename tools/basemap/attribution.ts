/** The sources to name wherever an archive is shown; SOURCES.md has the licences. */
export const ATTRIBUTION = {
  world: 'Natural Earth · GeoNames (CC BY 4.0)',
  elevation: 'SRTM30',
  imagery: 'NASA Blue Marble',
} as const;
