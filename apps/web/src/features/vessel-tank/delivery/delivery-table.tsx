import type { DeliveryNote } from '@fms/contract/delivery';
import { formatNumber } from '@fms/domain/format';
import { hasValue } from '@fms/domain/plant-value';
import type { Instant } from '@fms/domain/time';
import { IconButton } from '@fms/ui/control';
import { getReasonText } from '../../../entities/plant/index.ts';
import { formatMinute } from '../../../entities/tank/index.ts';
import { type TextKey, useText } from '../../../language/index.ts';
import { FigureTable } from '../../../ui/table/figure-table.tsx';
import style from '../style/tank.module.css';
import type { DeliveryCheck } from './check-delivery.ts';

interface DeliveryTableProps {
  readonly checks: readonly DeliveryCheck[];
  /** Whether tanks are still on their way: then a note without a bunkering is not evaluated. */
  readonly isPending: boolean;
  readonly isEditable: boolean;
  readonly now: Instant;
  readonly onMoment: (at: Instant) => void;
  readonly onEdit: (note: DeliveryNote) => void;
  readonly onDelete: (note: DeliveryNote) => void;
}

const COLUMNS: readonly (readonly [title: TextKey, isMinor: boolean])[] = [
  ['DELIVERY_DENSITY', true],
  ['DELIVERY_SULPHUR', true],
  ['DELIVERY_TONNES', false],
  ['DELIVERY_FOUND', false],
  ['DELIVERY_DIFFERENCE', false],
  ['DELIVERY_PERCENT', true],
];

/** A line for each note: what it says, what the tanks took, and what is missing. */
export function DeliveryTable({ checks, onMoment, ...rest }: DeliveryTableProps) {
  const t = useText();
  const columns = [
    t('DELIVERY_AT'),
    { title: t('DELIVERY_GRADE'), className: style.left },
    ...COLUMNS.map(([title, isMinor]) => ({ title: t(title), isMinor })),
    ...(rest.isEditable ? [{ title: t('DELIVERY_ACTIONS'), isSpoken: true }] : []),
  ];
  return (
    <FigureTable label={t('DELIVERIES')} columns={columns} className={style.table}>
      {checks.map((check) => (
        <DeliveryRow key={check.note.id} check={check} onMoment={onMoment} {...rest} />
      ))}
    </FigureTable>
  );
}

type DeliveryRowProps = Omit<DeliveryTableProps, 'checks'> & { readonly check: DeliveryCheck };

function DeliveryRow({ check, isEditable, now, onMoment, onEdit, onDelete, ...rest }: DeliveryRowProps) {
  const t = useText();
  const { note } = check;
  const at = Date.parse(note.at);
  const name = `${note.grade} ${note.at.slice(0, 10)}`;
  return (
    <tr>
      <td>
        <button type="button" className={style.link} onClick={() => onMoment(check.bunkering?.from ?? at)}>
          {formatMinute(at, now)}
        </button>
      </td>
      <th scope="row" className={style.left} title={note.reference}>
        {note.grade}
      </th>
      <td data-minor>{formatNumber(note.density15, { decimals: 1 })}</td>
      <td data-minor>{formatNumber(note.sulphurPercent, { decimals: 2 })}</td>
      <td>{formatNumber(note.tonnes, { decimals: 1 })}</td>
      <Found check={check} isPending={rest.isPending} />
      {isEditable && (
        <td>
          <IconButton icon="edit" label={t('DELIVERY_EDIT', { note: name })} onClick={() => onEdit(note)} />
          <IconButton icon="delete" label={t('DELIVERY_DELETE', { note: name })} onClick={() => onDelete(note)} />
        </td>
      )}
    </tr>
  );
}

/** Tonnes the tanks took, or why they are not known. */
function Found({ check: { bunkering, difference }, isPending }: { check: DeliveryCheck; isPending: boolean }) {
  const t = useText();
  if (!hasValue(difference)) {
    const why = isPending
      ? t('LOADING_HISTORY')
      : bunkering === undefined
        ? t('DELIVERY_NOT_FOUND')
        : getReasonText(difference.reason, t);
    return (
      <td colSpan={3} className={style.soft}>
        {why}
      </td>
    );
  }
  const { value } = difference;
  return (
    <>
      <td className={style.main}>
        {formatNumber(value.tonnes, { decimals: 1 })}
        {bunkering?.isRunning === true && <span className={style.chip}>{t('MOVE_RUNNING')}</span>}
      </td>
      <td>{formatNumber(value.difference, { decimals: 1, signed: true })}</td>
      <td data-minor>{formatNumber(value.percent, { decimals: 1, signed: true })}</td>
    </>
  );
}
