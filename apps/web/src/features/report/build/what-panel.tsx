import { toId, type VesselId } from '@fms/domain/identity';
import { REPORT_PERIODS, REPORT_TYPES } from '@fms/domain/report';
import { isTimeZone } from '@fms/domain/time';
import { Panel } from '@fms/ui/panel';
import { Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useVessels, VesselsField } from '../../../entities/vessel/index.ts';
import { translateWord, useText } from '../../../language/index.ts';
import { ChoiceField } from '../../../ui/form/index.ts';
import type { FieldsProps } from './fields-props.ts';

/** Type, vessels, period and zone. */
export function WhatPanel({ fields, change }: FieldsProps) {
  const t = useText();
  const vessels = useVessels();
  return (
    <Panel title={t('REPORT_WHAT')}>
      <Stack gap={10}>
        <Radio.Group
          aria-label={t('REPORT_TYPE')}
          value={fields.type}
          onChange={(type) => change({ type: REPORT_TYPES.find((one) => one === type) ?? fields.type })}
        >
          <Stack gap={8}>
            {REPORT_TYPES.map((type) => (
              <Radio key={type} value={type} label={translateWord(`report_${type}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <VesselsField
          label={t('VESSELS')}
          vessels={vessels}
          value={fields.vesselIds}
          onChange={(ids) => change({ vesselIds: ids.map((id) => toId<VesselId>(id)) })}
        />
        <ChoiceField
          label={t('REPORT_PERIOD')}
          options={REPORT_PERIODS.map((value) => ({ value, label: translateWord(`period_${value}`) }))}
          value={fields.period}
          onChange={(period) => change({ period })}
        />
        <ZoneField zone={fields.zone} onChange={(zone) => change({ zone })} />
      </Stack>
    </Panel>
  );
}

/** The report takes a zone once it is one. */
function ZoneField({ zone, onChange }: { readonly zone: string; readonly onChange: (zone: string) => void }) {
  const t = useText();
  const [typed, setTyped] = useState(zone);
  return (
    <TextInput
      label={t('REPORT_ZONE')}
      maxLength={200}
      value={typed}
      error={!isTimeZone(typed) && t('REPORT_ZONE_UNKNOWN')}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        if (isTimeZone(value)) onChange(value);
      }}
    />
  );
}
