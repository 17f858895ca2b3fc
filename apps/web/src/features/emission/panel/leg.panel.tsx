import type { LEG_FIGURES, WireEmissionLeg, WirePeriodEmission } from '@fms/contract/emission';
import { formatNumber } from '@fms/domain/format';
import { Chip } from '@fms/ui/control';
import { EmptyState, Panel } from '@fms/ui/panel';
import { useMemo } from 'react';
import { type TextKey, type Translate, useText } from '../../../language/index.ts';
import { type VirtualColumn, VirtualTable } from '../../../ui/table/virtual-table.tsx';
import { nameLeg } from '../model/leg-text.ts';
import type { PanelParts } from '../model/panel-parts.ts';
import style from '../style/emission.module.css';
import { FigureButton } from './figure-button.tsx';

interface LegPanelProps extends PanelParts {
  readonly period: WirePeriodEmission;
}

/** A leg, or the total of the year above them. */
type Row = { readonly id: string; readonly leg: WireEmissionLeg | null };

type LegFigure = (typeof LEG_FIGURES)[number];

/** Heads with the unit of their column. */
const HEADS: Readonly<Record<LegFigure, string | TextKey>> = {
  co2: 'CO2, t',
  methane: 'CH4, t',
  nitrousOxide: 'N2O, t',
  sulphurDioxide: 'SOx, t',
  fuel: 'EMISSION_FUEL',
  distance: 'EMISSION_DISTANCE',
  hoursUnderWay: 'EMISSION_HOURS',
};
const UNITS = { fuel: 't', distance: 'nm', hoursUnderWay: 'h' } as const;
const SHOWN: readonly LegFigure[] = [
  'distance',
  'hoursUnderWay',
  'fuel',
  'co2',
  'methane',
  'nitrousOxide',
  'sulphurDioxide',
];

/** Voyages and port stays of the year, the newest first, under their total. */
export function LegPanel({ period, year, onOpen }: LegPanelProps) {
  const t = useText();
  const rows = useMemo<Row[]>(
    () => [{ id: 'total', leg: null }, ...period.legs.map((leg) => ({ id: leg.id, leg })).reverse()],
    [period],
  );
  const columns: VirtualColumn<Row>[] = [
    {
      ...{ id: 'leg', name: t('EMISSION_LEG'), width: 'minmax(210px, 2fr)', look: 'identity' },
      cell: ({ leg }) => (leg === null ? <b>{t('EMISSION_TOTAL', { year })}</b> : <LegName leg={leg} />),
    },
    timeColumn('from', t('EMISSION_FROM')),
    timeColumn('to', t('EMISSION_TO')),
    ...SHOWN.map(
      (figure): VirtualColumn<Row> => ({
        ...{ id: figure, name: headOf(figure, t), width: 'minmax(84px, 1fr)', look: 'number' },
        cell: ({ id }) => (
          <FigureButton
            figures={period.figures}
            id={`${id}.${figure}`}
            name={headOf(figure, t)}
            onOpen={(key) => onOpen('period', key)}
          />
        ),
      }),
    ),
    {
      ...{ id: 'known', name: t('FLEET_COMPLETE_SHORT'), width: '92px', look: 'number' },
      cell: ({ id }) => formatShare(period.figures[`${id}.fuel`]?.knownShare ?? null),
    },
  ];
  return (
    <Panel title={t('EMISSION_LEGS')} flush className={style.legs}>
      {period.legs.length === 0 ? (
        <EmptyState title={t('EMISSION_LEGS_NONE', { year })} detail={t('EMISSION_LEGS_NONE_DETAIL')} />
      ) : (
        <VirtualTable label={t('EMISSION_LEGS')} columns={columns} rows={rows} keyOf={({ id }) => id} minWidth={1120} />
      )}
    </Panel>
  );
}

function headOf(figure: LegFigure, t: Translate): string {
  const head = HEADS[figure];
  return figure in UNITS ? `${t(head as TextKey)}, ${UNITS[figure as keyof typeof UNITS]}` : head;
}

const timeColumn = (id: 'from' | 'to', name: string): VirtualColumn<Row> => ({
  ...{ id, name, width: '128px', look: 'quiet' },
  cell: ({ leg }) => (leg === null ? '' : `${leg[id].slice(0, 10)} ${leg[id].slice(11, 16)}`),
});

/** One of 99.96 % is not complete. */
const formatShare = (share: number | null): string =>
  share === null ? '' : `${formatNumber(Math.floor(share * 1000) / 10, { decimals: 1 })} %`;

function LegName({ leg }: { readonly leg: WireEmissionLeg }) {
  const t = useText();
  return (
    <span className={style.name}>
      {nameLeg(leg, t)}
      {leg.isCrossing ? <Chip>{t('EMISSION_CROSSING')}</Chip> : !leg.isWhole && <Chip>{t('EMISSION_GOES_ON')}</Chip>}
    </span>
  );
}
