import type { Tag } from '@fms/contract/tag';
import { NO_VALUE } from '@fms/domain/format';
import { hasValue, type PlantInput } from '@fms/domain/plant-value';
import type { ReactNode } from 'react';
import { ComputedFigure, MeasuredFigure, type TankContent } from '../../../entities/tank/index.ts';
import { useText } from '../../../language/index.ts';
import style from '../style/tank.module.css';
import { computeFill } from '../view/tank-fill.ts';

interface CellsProps {
  readonly content: TankContent;
}

/** Minor ones give way on a phone. */
const Cell = ({ children, isMinor = false }: { readonly children: ReactNode; readonly isMinor?: boolean }) => (
  <td data-minor={isMinor}>{children}</td>
);

/** Sounding → table → mass, as a surveyor works. */
export function SoundingCells({ content }: CellsProps) {
  const { readings, correction, density15, vcf, mass } = content;
  const from = getSourceTag(content);
  return (
    <>
      <Cell isMinor>
        <MeasuredFigure reading={readings.sounding} decimals={2} />
      </Cell>
      <Cell isMinor>
        <ComputedFigure answer={correction && scale(correction, 100)} decimals={1} signed from={from} />
      </Cell>
      <Cell>
        <MeasuredFigure reading={readings.level} decimals={1} isMain />
      </Cell>
      <Cell>
        <Volume content={content} />
      </Cell>
      <DensityCells density={density15} decimals={4} content={content} />
      <Cell isMinor>
        <ComputedFigure answer={vcf} decimals={4} from={readings.temperature?.tag} />
      </Cell>
      <Cell>
        <ComputedFigure answer={mass} decimals={1} isMain from={from} />
      </Cell>
    </>
  );
}

/** What is in it and where it goes. */
export function RateCells({ content }: CellsProps) {
  const { tank, density, mass, rate } = content;
  const from = getSourceTag(content);
  const fill = computeFill(content);
  return (
    <>
      <Cell>
        {fill === undefined ? (
          <MeasuredFigure reading={content.readings.level} decimals={1} isMain />
        ) : (
          <ComputedFigure answer={fill} decimals={1} isMain from={from} />
        )}
      </Cell>
      <Cell>
        <Volume content={content} />
      </Cell>
      <Cell isMinor>{tank.capacity === undefined ? NO_VALUE : Math.round(tank.capacity)}</Cell>
      <DensityCells density={density} decimals={3} content={content} />
      <Cell>
        <ComputedFigure answer={mass} decimals={1} from={from} />
      </Cell>
      <Cell isMinor>
        <ComputedFigure answer={rate} decimals={2} signed isMain={hasValue(rate) && rate.value !== 0} from={from} />
      </Cell>
    </>
  );
}

interface DensityCellsProps extends CellsProps {
  /** kg/m³; shown in t/m³. */
  readonly density: PlantInput;
  readonly decimals: number;
}

function DensityCells({ density, decimals, content: { readings } }: DensityCellsProps) {
  return (
    <>
      <Cell isMinor>
        <ComputedFigure answer={scale(density, 0.001)} decimals={decimals} />
      </Cell>
      <Cell isMinor>
        <MeasuredFigure reading={readings.temperature} decimals={0} />
      </Cell>
    </>
  );
}

/** A volume from the level alone says that it is not corrected. */
function Volume({ content }: CellsProps) {
  const t = useText();
  const { volume, volumeSource } = content;
  return (
    <>
      <ComputedFigure answer={volume} decimals={1} from={getSourceTag(content)} />
      {volumeSource === 'level' && hasValue(volume) && <span className={style.chip}>{t('UNCORRECTED')}</span>}
    </>
  );
}

/** What is measured of the content: its curve is that of what is computed from it. */
function getSourceTag({ readings, volumeSource }: TankContent): Tag | undefined {
  const { sounding, volume, level } = readings;
  return (
    (volumeSource === 'table' ? sounding?.tag : volumeSource === 'measured' ? volume?.tag : undefined) ?? level?.tag
  );
}

/** The same answer in another unit. */
function scale(answer: PlantInput, factor: number): PlantInput {
  return hasValue(answer) ? { ...answer, value: answer.value * factor } : answer;
}
