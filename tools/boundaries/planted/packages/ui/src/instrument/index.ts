export { ObcBrillianceMenu } from '@oicl/openbridge-webcomponents/dist/components/brilliance-menu/brilliance-menu.js';
