import type { Tag } from '@fms/contract/tag';
import { useText } from '../../language/index.ts';
import style from './trend.module.css';

interface InputListProps {
  /** Whose curve is drawn. */
  readonly tag: Tag;
  readonly inputs: readonly Tag[];
  readonly onOpen: (tag: Tag) => void;
}

/** What a computed number was made of, where that is more than one measurement: each opens its curve. */
export function InputList({ tag, inputs, onOpen }: InputListProps) {
  const t = useText();
  if (inputs.length < 2) return null;
  return (
    <nav className={style.inputs} aria-label={t('TREND_INPUTS')}>
      <span className="fms-caption">{t('TREND_INPUTS')}</span>
      {inputs.map((input) => (
        <button
          key={input.Id}
          type="button"
          className={style.input}
          aria-current={input.Id === tag.Id}
          onClick={() => onOpen(input)}
        >
          {input.name}
        </button>
      ))}
    </nav>
  );
}
