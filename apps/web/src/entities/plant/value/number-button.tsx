import type { Tag } from '@fms/contract/tag';
import { NO_VALUE } from '@fms/domain/format';
import type { Instant } from '@fms/domain/time';
import type { ComponentProps } from 'react';
import { useText } from '../../../language/index.ts';
import { usePlantPlace } from '../model/plant-context.ts';

interface NumberButtonProps extends Pick<ComponentProps<'button'>, 'className' | 'children'> {
  /** Whose curve it opens: what is measured, or what a computed number comes from in the first place. */
  readonly tag: Tag;
  readonly value: number | string | boolean | null | undefined;
  readonly unit?: string | undefined;
  readonly time: Instant | undefined;
  /** Why there is no value, or when it was; before the name of the tag in its title. */
  readonly note?: string | undefined;
}

/** A number as a button: a click opens its trend, long press or Shift+Enter copies value, unit and time. */
export function NumberButton({ tag, value, unit = '', time, note, children, ...look }: NumberButtonProps) {
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
      title={[note, t('OPEN_TREND_OF', { tag: tag.name })].filter((word) => word !== undefined).join(' · ')}
      onClick={() => onTrend(tag)}
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
