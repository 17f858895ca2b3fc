/** The features of the application, in the order of the side menu. */
import { fleetFeature } from '../features/fleet/index.ts';
import { vesselFeature } from '../features/vessel/index.ts';
import { compose } from '../registry/index.ts';

export const features = compose([fleetFeature, vesselFeature]);
