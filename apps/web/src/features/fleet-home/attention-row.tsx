import { Icon } from '@fms/ui/icon';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import style from './attention.module.css';

interface AttentionRowProps {
  /** Where the evidence is. */
  readonly to: string;
  readonly name: string;
  readonly mark: ReactNode;
  readonly when: string;
  readonly reason: string;
  /** Where the value is heading; empty or left out where that is not known. */
  readonly outlook?: string;
  readonly detail: string;
  readonly curve?: ReactNode;
  readonly value: string;
  readonly unit: string;
  readonly limit: string;
}

/** A vessel that needs attention: who and since when, the reason, its curve, and the number that proves it. */
export function AttentionRow(row: AttentionRowProps) {
  const { to, name, mark, when, reason, outlook = '', detail, curve, value, unit, limit } = row;
  return (
    <Link to={to} className={style.row}>
      <span className={style.mark}>{mark}</span>
      <span className={style.who}>
        <span className={style.name}>{name}</span>
        <span className={style.when}>{when}</span>
      </span>
      <span className={style.why}>
        <span className={style.reason}>{reason}</span>
        {outlook !== '' && <span className={style.outlook}>{outlook}</span>}
        <span className={style.detail}>{detail}</span>
      </span>
      <span className={style.curve}>{curve}</span>
      <span className={style.number}>
        <span className={style.value}>
          {value} <span className={style.unit}>{unit}</span>
        </span>
        <span className={style.when}>{limit}</span>
      </span>
      <span className={style.open}>
        <Icon name="chevron-right" size={16} />
      </span>
    </Link>
  );
}
