import { translateWord, useText } from '../../../language/index.ts';
import { useRegistry } from '../../../registry/index.ts';
import type { FieldLabels, ShowValue } from '../../../ui/form/index.ts';
import type { Places } from '../list/use-vessel-rows.ts';
import type { VesselFormInput } from './vessel-form-schema.ts';

/** The names of the fields of the sheet, and its values in words: places by name, tabs by title. */
export function useSheetWords({ organizations, folders }: Places): {
  readonly labels: FieldLabels<VesselFormInput>;
  readonly show: ShowValue<VesselFormInput>;
} {
  const t = useText();
  const { vesselTabs } = useRegistry();
  const titleOf = (id: string) => {
    const tab = vesselTabs.find((one) => one.id === id);
    return tab === undefined ? id : t(tab.title);
  };
  const labels: FieldLabels<VesselFormInput> = {
    IMO: t('IMO'),
    MMSI: t('MMSI'),
    callSign: t('CALL_SIGN'),
    shipType: t('TYPE'),
    projectNumber: t('PROJECT_NUMBER'),
    customerRef: t('CUSTOMER_REF'),
    serialNumber: t('SERIAL_NUMBER'),
    organizationId: t('ORGANIZATION'),
    folderId: t('FOLDER'),
    lastDay: t('LAST_DAY'),
    tabs: t('TABS_OF_VESSEL'),
    vesselTimeOffset: t('VESSEL_TIME_OFFSET'),
    dataMaxDays: t('DATA_MAX_DAYS'),
    reportTimeZone: t('REPORT_TIME_ZONE'),
    EmailNoActivity: t('EMAIL_NO_ACTIVITY'),
  };
  const show: ShowValue<VesselFormInput> = (name, value) => {
    if (name === 'organizationId') {
      return organizations.find(({ organization }) => organization.id === value)?.organization.name ?? '';
    }
    if (name === 'folderId') return folders.find(({ id }) => id === value)?.path ?? '';
    if (name === 'tabs') return Array.isArray(value) ? value.map(titleOf).join(', ') : t('DEFAULT_TABS');
    if (name === 'shipType') return translateWord(`ship-${value}`);
    if (name === 'EmailNoActivity') return t(value === true ? 'YES' : 'NO');
    return name === 'vesselTimeOffset' ? `${value} s` : String(value ?? '');
  };
  return { labels, show };
}
