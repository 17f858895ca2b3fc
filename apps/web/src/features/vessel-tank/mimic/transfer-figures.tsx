import { formatAge } from '@fms/domain/format';
import { hasValue, type PlantAnswer } from '@fms/domain/plant-value';
import { HIGH_LEVEL_PERCENT, type Transfer } from '@fms/domain/tank';
import { ComputedValue, usePlantPlace } from '../../../entities/plant/index.ts';
import { computeTankOutlook, getContentSlot, type TankContent } from '../../../entities/tank/index.ts';
import { useText } from '../../../language/index.ts';
import { useFromClock } from '../../../live/index.ts';
import { formatOutlook } from '../sounding/outlook-text.ts';
import style from '../style/tank.module.css';

interface TransferFiguresProps {
  readonly contents: readonly TankContent[];
  readonly transfers: readonly Transfer[];
}

/** The transfer that runs: from where, to where, how much so far, and when the tank that takes is full. */
export function TransferFigures({ contents, transfers }: TransferFiguresProps) {
  const t = useText();
  return (
    <section className={style.transfer} aria-label={t('TRANSFER_RUNNING')}>
      <h3>{t('TRANSFER_RUNNING')}</h3>
      {transfers.length === 0 && <p className="fms-body">{t('NO_TRANSFER')}</p>}
      {transfers.map((transfer) => (
        <RunningTransfer key={`${transfer.fromTank} ${transfer.toTank}`} transfer={transfer} contents={contents} />
      ))}
    </section>
  );
}

function RunningTransfer({
  transfer,
  contents,
}: {
  readonly transfer: Transfer;
  readonly contents: readonly TankContent[];
}) {
  const t = useText();
  const { fromTank, toTank, from, volume } = transfer;
  const since = useFromClock((nowMs) => formatAge(nowMs - from));
  const contentOf = (id: string) => contents.find(({ tank }) => tank.id === id);
  const [giving, taking] = [contentOf(fromTank), contentOf(toTank)];
  const nameOf = (content: TankContent | undefined, id: string) => content?.tank.shortName ?? id;
  const { plant } = usePlantPlace();
  const slotsOf = (content: TankContent | undefined) => (content ? [getContentSlot(plant, content.tank)] : []);
  const common = { layout: 'row', size: 'small', unit: 'm³/h', decimals: 2 } as const;
  const outlook = taking && computeTankOutlook(taking);
  return (
    <>
      <p className={style.route}>
        {t('TRANSFER_FROM_TO', { from: nameOf(giving, fromTank), to: nameOf(taking, toTank) })}
        <span className={style.chip}>{since}</span>
      </p>
      <div className={style.attitude}>
        <ComputedValue {...common} label={t('TRANSFER_OUT')} answer={sizeOf(giving?.rate)} from={slotsOf(giving)} />
        <ComputedValue
          {...common}
          label={t('TRANSFER_INTO', { tank: nameOf(taking, toTank) })}
          answer={sizeOf(taking?.rate)}
          from={slotsOf(taking)}
        />
        <ComputedValue
          {...common}
          label={t('TRANSFER_MOVED')}
          answer={{ value: volume, state: 'good' }}
          unit="m³"
          from={[...slotsOf(giving), ...slotsOf(taking)]}
        />
      </div>
      {outlook?.kind === 'high' && (
        <p className="fms-body">
          {t('TANK_OVER', {
            tank: nameOf(taking, toTank),
            outlook: formatOutlook(outlook, from, t),
            percent: HIGH_LEVEL_PERCENT,
          })}
        </p>
      )}
    </>
  );
}

const sizeOf = (rate: PlantAnswer | undefined): PlantAnswer => {
  if (rate === undefined) return { reason: { code: 'unknown', input: 'volume' } };
  return hasValue(rate) ? { ...rate, value: Math.abs(rate.value) } : rate;
};
