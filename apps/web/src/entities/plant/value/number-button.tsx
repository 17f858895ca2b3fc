import type { Tag } from '@fms/contract/tag';
import { NO_VALUE } from '@fms/domain/format';
import type { Instant } from '@fms/domain/time';
import type { ComponentProps } from 'react';
import { type Translate, useText } from '../../../language/index.ts';
import { usePlantPlace } from '../model/plant-context.ts';

interface NumberButtonProps extends Pick<ComponentProps<'button'>, 'className' | 'children'> {
  /** Whose curve it opens: what is measured, or what a computed number comes from in the first place. */
  readonly tag: Tag;
  /** All measurements of a computed number, that one among them. */
  readonly inputs?: readonly Tag[] | undefined;
  readonly value: number | string | boolean | null | undefined;
  readonly unit?: string | undefined;
  readonly time: Instant | undefined;
  /** Why there is no value, or when it was; before the name of the tag in its title. */
  readonly note?: string | undefined;
}

/** A number as a button: a click opens its trend, long press or Shift+Enter copies value, unit and time. */
export function NumberButton({ tag, inputs = [], value, unit = '', time, note, children, ...look }: NumberButtonProps) {
  const t = useText();
  const { onTrend } = usePlantPlace();
  const copy = () => {
    const at = time === undefined ? '' : new Date(time).toISOString();
    void navigator.clipboard?.writeText([value ?? NO_VALUE, unit, at].filter((word) => word !== '').join(' '));
  };
  return (
    <button
      type="button"
      {...look}
      title={[note, describeTrend(tag, inputs, t)].filter((word) => word !== undefined).join(' · ')}
      onClick={() => onTrend(tag, inputs)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !event.shiftKey) return;
        event.preventDefault();
        copy();
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        copy();
      }}
    >
      {children}
    </button>
  );
}

function describeTrend(tag: Tag, inputs: readonly Tag[], t: Translate): string {
  const others = inputs.length - 1;
  return others > 0 ? t('OPEN_TRENDS_OF', { tag: tag.name, count: others }) : t('OPEN_TREND_OF', { tag: tag.name });
}
