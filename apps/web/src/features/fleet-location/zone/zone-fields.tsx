import { newZone, type Zone, zoneKinds } from '@fms/contract/zone';
import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import type { z } from 'zod';
import { translateWord, useText } from '../../../language/index.ts';
import type { useContractForm } from '../../../ui/form/index.ts';
import style from '../tool/tool.module.css';

/** What is said of a zone besides where it lies. */
export const zoneDetail = newZone.pick({ name: true, kind: true, speedLimitKnots: true });
type ZoneDetail = z.output<typeof zoneDetail>;

export const NEW_ZONE: ZoneDetail = { name: '', kind: 'area', speedLimitKnots: null };

export function toZoneDetail({ name, kind, speedLimitKnots }: Zone): ZoneDetail {
  return { name, kind, speedLimitKnots };
}

type ZoneForm = Pick<ReturnType<typeof useContractForm<typeof zoneDetail, unknown>>, 'field' | 'number'>;

/** The fields of name, kind and speed limit. */
export function ZoneFields({ form }: { form: ZoneForm }) {
  const t = useText();
  return (
    <>
      <TextInput label={t('ZONE_NAME')} required maxLength={80} {...form.field('name')} />
      <div className={style.pair}>
        <NativeSelect
          label={t('ZONE_KIND')}
          data={zoneKinds.map((kind) => ({ value: kind, label: translateWord(`zone-${kind}`) }))}
          {...form.field('kind')}
        />
        <NumberInput
          label={t('ZONE_SPEED_LIMIT')}
          placeholder={t('NO_SPEED_LIMIT')}
          min={0.1}
          max={100}
          decimalScale={1}
          hideControls
          {...form.number('speedLimitKnots')}
        />
      </div>
    </>
  );
}
