/** The features of the application, in the order of the side menu. */
import { controlPanelFeature } from '../features/control-panel/index.ts';
import { feedbackFeature } from '../features/feedback/index.ts';
import { fleetFeature } from '../features/fleet/index.ts';
import { preferenceFeature } from '../features/preference/index.ts';
import { supportFeature } from '../features/support/index.ts';
import { vesselFeature } from '../features/vessel/index.ts';
import { composeFeatures } from '../registry/index.ts';

export const features = composeFeatures([
  fleetFeature,
  vesselFeature,
  preferenceFeature,
  controlPanelFeature,
  supportFeature,
  feedbackFeature,
]);
