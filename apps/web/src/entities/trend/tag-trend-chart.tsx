import type { Tag } from '@fms/contract/tag';
import { TrendChart } from '@fms/ui/chart';
import type { ComponentProps } from 'react';
import { useText } from '../../language/index.ts';
import { usePalette } from '../../settings/palette.ts';

interface TagTrendChartProps extends Omit<ComponentProps<typeof TrendChart>, 'label' | 'palette'> {
  readonly tag: Tag;
}

/** The curves of one tag, named after it, in the palette of the page. */
export function TagTrendChart({ tag, ...chart }: TagTrendChartProps) {
  const t = useText();
  const [palette] = usePalette();
  return <TrendChart {...chart} label={t('TREND_OF', { tag: tag.name })} palette={palette} />;
}
