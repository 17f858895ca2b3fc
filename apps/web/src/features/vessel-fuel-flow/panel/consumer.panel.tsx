import { computeNetFuelFlow } from '@fms/domain/fuel';
import type { SlotRef } from '@fms/domain/plant';
import { hasValue, type PlantAnswer, parameter, refuse } from '@fms/domain/plant-value';
import { EXPANSION } from '@fms/domain/tank';
import { getSlotState, PlantPanel, toPlantInput, usePlantPlace, useSlots } from '../../../entities/plant/index.ts';
import { ComputedFigure, MeasuredFigure } from '../../../entities/tank/index.ts';
import { useText } from '../../../language/index.ts';
import { FigureTable } from '../../../ui/table/figure-table.tsx';
import type { Columns } from '../../../ui/table/head-row.tsx';
import type { Consumer } from '../flow/consumer.ts';
import type { ConsumerFlow } from '../flow/consumer-flow.ts';
import type { Grades } from '../flow/grades.ts';
import style from '../style/fuel-flow.module.css';
import { getGradeText } from '../view/grade-text.ts';

interface ConsumerPanelProps {
  readonly consumers: readonly Consumer[];
  readonly flows: readonly ConsumerFlow[];
  readonly grades: Grades;
}

/** Supply, return and net of each consumer now, and what it burned in 24 h without the spans of faulty meters. */
export function ConsumerPanel({ consumers, flows, grades }: ConsumerPanelProps) {
  const t = useText();
  const minor = (title: string) => ({ title, isMinor: true });
  const columns: Columns = [
    t('CONSUMER'),
    ...[t('SUPPLY_L_H'), t('RETURN_L_H'), t('NET_L_H')].map(minor),
    t('NET_KG_H'),
    ...[t('SUPPLY_C'), t('RETURN_C')].map(minor),
    { ...minor(t('FUEL_GRADE')), className: style.left },
    t('BURNED_KG_24H'),
    minor(t('COMPLETE_PERCENT')),
  ];
  return (
    <PlantPanel
      title={t('CONSUMERS')}
      slots={consumers.flatMap(({ slots }) => [slots.fuelSupplyFlow, slots.fuelReturnFlow])}
      caption={t('CONSUMERS_NOTE')}
      className={style.consumers}
      quiet
      flush
    >
      <FigureTable label={t('CONSUMERS')} columns={columns}>
        {consumers.map((consumer, place) => (
          <ConsumerRow key={consumer.id} consumer={consumer} flow={flows[place]} grades={grades} />
        ))}
      </FigureTable>
      {!EXPANSION.verified && (
        <p className={style.foot}>{t('VOLUME_CORRECTION_UNVERIFIED', { set: EXPANSION.name })}</p>
      )}
    </PlantPanel>
  );
}

interface ConsumerRowProps {
  readonly consumer: Consumer;
  readonly flow: ConsumerFlow | undefined;
  readonly grades: Grades;
}

function ConsumerRow({ consumer: { name, slots, hasReturn }, flow, grades }: ConsumerRowProps) {
  const t = useText();
  const readings = useSlots(Object.values(slots));
  const { plant } = usePlantPlace();
  const of = (slot: SlotRef) => readings.get(slot);
  const supply = of(slots.fuelSupplyFlow);
  const kind = getSlotState(of(slots.fuelOnDistillate)) === true ? 'distillate' : 'main';
  const hasReturnTemperature = plant.has(slots.fuelReturnTemperature);
  const supplyTemperature = toPlantInput(of(slots.fuelSupplyTemperature), 'fuelSupplyTemperature');
  const net = computeNetFuelFlow({
    fuelSupplyFlow: toPlantInput(supply, 'fuelSupplyFlow'),
    fuelReturnFlow: hasReturn
      ? toPlantInput(of(slots.fuelReturnFlow), 'fuelReturnFlow')
      : parameter(0, 'fuelReturnFlow'),
    fuelSupplyTemperature: supplyTemperature,
    fuelReturnTemperature: hasReturnTemperature
      ? toPlantInput(of(slots.fuelReturnTemperature), 'fuelReturnTemperature')
      : supplyTemperature,
    density: grades[kind].density,
  });
  const meters = [supply?.tag, of(slots.fuelReturnFlow)?.tag].filter((tag) => tag !== undefined);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-minor>
        <MeasuredFigure reading={supply} decimals={0} />
      </td>
      <td data-minor>{hasReturn ? <MeasuredFigure reading={of(slots.fuelReturnFlow)} decimals={0} /> : '—'}</td>
      <td data-minor>
        <ComputedFigure answer={pick(net, 'litresPerHour')} decimals={0} from={meters} />
      </td>
      <td>
        <ComputedFigure answer={pick(net, 'kilogramsPerHour')} decimals={0} isMain from={meters} />
      </td>
      <td data-minor>
        <MeasuredFigure reading={of(slots.fuelSupplyTemperature)} decimals={0} />
      </td>
      <td data-minor>
        {hasReturnTemperature ? <MeasuredFigure reading={of(slots.fuelReturnTemperature)} decimals={0} /> : '—'}
      </td>
      <td data-minor className={style.left}>
        {getGradeText(grades, kind, t)}
      </td>
      <td>
        <ComputedFigure answer={toDay(flow, ({ kilograms }) => kilograms)} decimals={0} from={meters} />
      </td>
      <td data-minor>
        <ComputedFigure answer={toDay(flow, ({ completeness }) => completeness * 100)} decimals={0} from={meters} />
      </td>
    </tr>
  );
}

const toDay = (flow: ConsumerFlow | undefined, read: (flow: ConsumerFlow) => number): PlantAnswer =>
  flow === undefined || flow.samples.length === 0
    ? refuse('too-few', 'fuelSupplyFlow')
    : { value: read(flow), state: 'good' };

type Net = ReturnType<typeof computeNetFuelFlow>;

function pick(net: Net, key: 'litresPerHour' | 'kilogramsPerHour'): PlantAnswer {
  return hasValue(net) ? { ...net, value: net.value[key] } : net;
}
