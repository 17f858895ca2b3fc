/** The name of the product, which the host name decides as long as the operator has given none (§1). */
import { type AppSetting, PRODUCT_NAME } from '@fms/contract/setting';
import { getBrandingDictionary } from './host-branding.ts';

/** On a host of the ims dictionary, where a vessel is a plant. Localhost has this dictionary, but keeps the title. */
const PLANT_PRODUCT_NAME = 'Plant Management System';

export function getProductName(setting: AppSetting, host = location.hostname): string {
  const isPlantHost = getBrandingDictionary(setting, host) === 'ims' && !host.toLowerCase().includes('localhost');
  return isPlantHost && setting.productName === PRODUCT_NAME ? PLANT_PRODUCT_NAME : setting.productName;
}

/** "FMS Fleet Management System": the abbreviation stands before the title (§1). */
export function formatProductTitle(setting: AppSetting, host = location.hostname): string {
  return `${setting.productAbbreviation} ${getProductName(setting, host)}`;
}
