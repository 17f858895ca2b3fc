import type { WireEmissionYear } from '@fms/contract/emission';
import { GASES, REPORT_PARTS, type ReportPart } from '@fms/domain/emission-record';
import { Panel } from '@fms/ui/panel';
import { type TextKey, useText } from '../../../language/index.ts';
import { FigureTable } from '../../../ui/table/figure-table.tsx';
import { nameQuantity } from '../model/figure-text.ts';
import type { PanelParts } from '../model/panel-parts.ts';
import style from '../style/emission.module.css';
import { FigureButton } from './figure-button.tsx';

interface RecordPanelProps extends PanelParts {
  readonly record: WireEmissionYear;
}

const PARTS: Readonly<Record<ReportPart, TextKey>> = {
  between: 'EMISSION_PART_BETWEEN',
  departing: 'EMISSION_PART_DEPARTING',
  arriving: 'EMISSION_PART_ARRIVING',
  'at-berth': 'EMISSION_PART_AT_BERTH',
};

const ENTRIES = [
  ['distance', 'EMISSION_DISTANCE', 'nm'],
  ['hoursUnderWay', 'EMISSION_HOURS', 'h'],
  ['transportWork', 'EMISSION_TRANSPORT_WORK', 't·nm'],
  ['carbonPerDistance', 'EMISSION_PER_DISTANCE', 'g/nm'],
  ['carbonPerTransportWork', 'EMISSION_PER_WORK', 'g/(t·nm)'],
] as const;

/** The record of a year for the IMO beside that of the European Union, and where in the Union the gases arose. */
export function RecordPanel({ record, year, onOpen }: RecordPanelProps) {
  const t = useText();
  const { figures, unplaced, legs, unionLegs } = record;
  const cell = (id: string, name: string) => (
    <td>
      <FigureButton {...{ figures, id, name }} onOpen={(key) => onOpen('year', key)} />
    </td>
  );
  const row = (key: string, name: string, unit: string) => (
    <tr key={key}>
      <th scope="row">{`${name}, ${unit}`}</th>
      {cell(key in GAS_TOTALS ? `total.${key}` : `collection.${key}`, name)}
      {cell(`monitoring.${key}`, name)}
    </tr>
  );
  return (
    <Panel
      quiet
      title={t('EMISSION_RECORDS', { year })}
      caption={t('EMISSION_COUNTED', { union: unionLegs, all: legs })}
    >
      {unplaced.length > 0 && <p className={style.notice}>{t('EMISSION_UNPLACED', { count: unplaced.length })}</p>}
      <FigureTable
        label={t('EMISSION_RECORDS', { year })}
        columns={[t('EMISSION_ENTRY'), t('EMISSION_COLLECTION'), t('EMISSION_MONITORING')]}
      >
        {[...new Set([...record.fuels, ...record.unionFuels])].map((fuel) => row(fuel, fuel, 't'))}
        {GASES.map((gas) => row(gas, nameQuantity(gas), 't'))}
        {ENTRIES.map(([key, name, unit]) => row(key, t(name), unit))}
      </FigureTable>
      <FigureTable
        label={t('EMISSION_PARTS')}
        className={style.parts}
        columns={[t('EMISSION_PARTS'), ...GASES.map((gas) => `${nameQuantity(gas)}, t`)]}
      >
        {REPORT_PARTS.map((part) => (
          <tr key={part}>
            <th scope="row">{t(PARTS[part])}</th>
            {GASES.map((gas) => (
              <td key={gas}>
                <FigureButton
                  figures={figures}
                  id={`monitoring.${part}.${gas}`}
                  name={`${t(PARTS[part])}, ${nameQuantity(gas)}`}
                  onOpen={(key) => onOpen('year', key)}
                />
              </td>
            ))}
          </tr>
        ))}
      </FigureTable>
    </Panel>
  );
}

/** Gases of all legs are no entry of the IMO's record: they stand in its column from the total of the year. */
const GAS_TOTALS: Readonly<Record<string, true>> = Object.fromEntries(GASES.map((gas) => [gas, true]));
