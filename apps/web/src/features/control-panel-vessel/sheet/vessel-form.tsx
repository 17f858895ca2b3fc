import { shipTypes, type Vessel, type VesselParticulars } from '@fms/contract/vessel';
import { Autocomplete, Switch, TextInput } from '@mantine/core';
import { DataDaysField, TimeOffsetField } from '../../../entities/vessel/index.ts';
import { translateWord, useText } from '../../../language/index.ts';
import {
  ChoiceField,
  DayField,
  FieldChangeList,
  FormButtons,
  FormFrame,
  listFieldChanges,
  OutdatedLine,
  ReadOnlyField,
} from '../../../ui/form/index.ts';
import { PlaceFields } from '../edit/place-fields.tsx';
import style from '../edit/sheet.module.css';
import type { Places } from '../list/use-vessel-rows.ts';
import { useSheetWords } from './sheet-words.ts';
import { TabField } from './tab-field.tsx';
import { useVesselSheet } from './use-vessel-sheet.ts';

const ZONES = ['+00:00', ...(Intl.supportedValuesOf?.('timeZone') ?? [])];
const MOST_ZONES = 50;
const MAX_TEXT = 200;

interface VesselFormProps {
  readonly vessel: Vessel;
  readonly particulars: VesselParticulars;
  readonly places: Places;
}

type SheetForm = ReturnType<typeof useVesselSheet>['form'];

/** Identity, place, tabs and settings of a vessel, saved as one; the foot lists what changes. */
export function VesselForm({ vessel, particulars, places }: VesselFormProps) {
  const t = useText();
  const { form, filled, load } = useVesselSheet(vessel, particulars);
  const words = useSheetWords(places);
  const changes = listFieldChanges(filled.values, form.values, words.labels, words.show);
  const { organizationId, folderId } = form.values;
  return (
    <FormFrame form={form} className={style.form}>
      <h3 className={style.heading}>{t('IDENTITY_AND_PLACE')}</h3>
      <ReadOnlyField label={t('VESSEL_NAME')} value={vessel.name} />
      <IdentityFields form={form} />
      <PlaceFields
        places={places}
        organizationId={organizationId}
        folderId={folderId}
        mayMove={vessel.permission.admin}
        error={form.field('organizationId').error}
        onChange={(place) => form.change(place)}
      />
      {vessel.permission.admin && <DayField label={t('LAST_DAY')} {...form.field('lastDay')} />}
      <TabField value={form.values.tabs} onChange={(tabs) => form.change({ tabs })} />
      <SettingFields form={form} />
      <div className={style.foot} data-whole>
        <section aria-label={t('CHANGES')}>
          {changes.length === 0 ? (
            <p className="fms-caption">{t('NO_CHANGES')}</p>
          ) : (
            <FieldChangeList changes={changes} />
          )}
        </section>
        <OutdatedLine form={form} labels={words.labels} show={words.show} load={load} />
        <FormButtons
          form={form}
          isDisabled={!form.isRight || changes.length === 0}
          onCancel={changes.length === 0 ? undefined : () => form.reset()}
          cancel={t('DISCARD')}
        />
      </div>
    </FormFrame>
  );
}

function IdentityFields({ form }: { form: SheetForm }) {
  const t = useText();
  return (
    <>
      <TextInput label={t('IMO')} required maxLength={MAX_TEXT} {...form.field('IMO')} />
      <TextInput label={t('MMSI')} maxLength={MAX_TEXT} {...form.field('MMSI')} />
      <TextInput label={t('CALL_SIGN')} maxLength={MAX_TEXT} {...form.field('callSign')} />
      <ChoiceField
        label={t('TYPE')}
        options={shipTypes.map((value) => ({ value, label: translateWord(`ship-${value}`) }))}
        {...form.field('shipType')}
      />
      <TextInput label={t('PROJECT_NUMBER')} maxLength={MAX_TEXT} {...form.field('projectNumber')} />
      <TextInput label={t('CUSTOMER_REF')} maxLength={MAX_TEXT} {...form.field('customerRef')} />
      <TextInput label={t('SERIAL_NUMBER')} required maxLength={MAX_TEXT} {...form.field('serialNumber')} />
    </>
  );
}

function SettingFields({ form }: { form: SheetForm }) {
  const t = useText();
  return (
    <>
      <h3 className={style.heading}>{t('VESSEL_SETTINGS')}</h3>
      <TimeOffsetField {...form.number('vesselTimeOffset')} />
      <DataDaysField {...form.number('dataMaxDays')} />
      <Autocomplete
        label={t('REPORT_TIME_ZONE')}
        data={ZONES}
        limit={MOST_ZONES}
        {...form.field('reportTimeZone')}
        value={form.values.reportTimeZone ?? ''}
      />
      <Switch label={t('EMAIL_NO_ACTIVITY')} data-whole {...form.check('EmailNoActivity')} />
    </>
  );
}
