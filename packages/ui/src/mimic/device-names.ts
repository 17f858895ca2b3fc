/** The symbols of devices in mimics under our names, and the OpenBridge icon behind each; `build/openbridge-icons.ts` reads it. */
export const DEVICE_ICON_SOURCES = {
  'pump-on': 'pump-on-horizontal',
  'pump-off': 'pump-off-horizontal',
  'pump-unknown': 'pump-static-horizontal',
  'valve-open': 'twoway-digital-open',
  'valve-closed': 'twoway-digital-closed',
  'valve-unknown': 'twoway-digital-static',
  'valve-50': 'twoway-analog-50',
  'three-way-0': 'threeway-analog-inleft-bottom-0',
  'three-way-25': 'threeway-analog-inleft-bottom-25',
  'three-way-50': 'threeway-analog-inleft-bottom-50',
  'three-way-75': 'threeway-analog-inleft-bottom-75',
  'three-way-100': 'threeway-analog-inleft-bottom-100',
  'three-way-unknown': 'threeway-digital-static',
  filter: 'filter-1-on',
  'heat-exchanger': 'heatexhanger',
  engine: 'engine',
} as const;

export type DeviceIconName = keyof typeof DEVICE_ICON_SOURCES;
