import { type NewZone, type Zone, zoneKinds } from '@fms/contract/zone';
import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { translateWord, useText } from '../../../language/index.ts';
import style from '../tool/tool.module.css';

export type ZoneDetail = Pick<NewZone, 'name' | 'kind' | 'speedLimitKnots'>;

export const NEW_ZONE: ZoneDetail = { name: '', kind: 'area', speedLimitKnots: null };

export function toZoneDetail({ name, kind, speedLimitKnots }: Zone): ZoneDetail {
  return { name, kind, speedLimitKnots };
}

interface ZoneFieldsProps {
  readonly value: ZoneDetail;
  readonly onChange: (value: ZoneDetail) => void;
}

/** What is said of a zone besides where it lies. */
export function ZoneFields({ value, onChange }: ZoneFieldsProps) {
  const t = useText();
  return (
    <>
      <TextInput
        label={t('ZONE_NAME')}
        required
        maxLength={80}
        value={value.name}
        onChange={(event) => onChange({ ...value, name: event.currentTarget.value })}
      />
      <div className={style.pair}>
        <NativeSelect
          label={t('ZONE_KIND')}
          value={value.kind}
          onChange={(event) => {
            const chosen = zoneKinds.find((known) => known === event.currentTarget.value);
            if (chosen !== undefined) onChange({ ...value, kind: chosen });
          }}
          data={zoneKinds.map((kind) => ({ value: kind, label: translateWord(`zone-${kind}`) }))}
        />
        <NumberInput
          label={t('ZONE_SPEED_LIMIT')}
          placeholder={t('NO_SPEED_LIMIT')}
          min={0.1}
          max={100}
          decimalScale={1}
          hideControls
          value={value.speedLimitKnots ?? ''}
          onChange={(knots) => onChange({ ...value, speedLimitKnots: typeof knots === 'number' ? knots : null })}
        />
      </div>
    </>
  );
}
