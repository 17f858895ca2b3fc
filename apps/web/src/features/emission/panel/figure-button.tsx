import type { EmissionFigures } from '@fms/contract/emission';
import { NO_VALUE } from '@fms/domain/format';
import { useText } from '../../../language/index.ts';
import { formatFigure, tellReason } from '../model/figure-text.ts';
import style from '../style/figure.module.css';

interface FigureButtonProps {
  readonly figures: EmissionFigures;
  readonly id: string;
  /** What it is, for a screen reader. */
  readonly name: string;
  /** Beside the value; left out where a column's head says it. */
  readonly showUnit?: boolean;
  readonly onOpen: (id: string) => void;
}

/** A figure that unfolds on a press; where there is none, why. */
export function FigureButton({ figures, id, name, showUnit = false, onOpen }: FigureButtonProps) {
  const t = useText();
  const figure = figures[id];
  if (figure === undefined) return <span className={style.none}>·</span>;
  if (figure.value === null) {
    const reason = tellReason(figure, t);
    return showUnit ? <span className={style.reason}>{reason}</span> : <span title={reason}>{NO_VALUE}</span>;
  }
  const text = formatFigure(figure.value);
  return (
    <button
      type="button"
      className={style.figure}
      aria-label={`${name} ${text} ${figure.unit}. ${t('EMISSION_UNFOLD', { figure: name })}`}
      onClick={() => onOpen(id)}
    >
      {text}
      {showUnit && <small> {figure.unit}</small>}
      {!figure.isVerified && (
        <sup className={style.unverified} title={t('EMISSION_UNVERIFIED_NOTE')}>
          *
        </sup>
      )}
    </button>
  );
}
