import { MAX_SWING_METERS, MIN_SWING_METERS } from '@fms/domain/zone';
import { NumberInput } from '@mantine/core';
import { useText } from '../../../language/index.ts';

/** The radius of a swing circle in whole metres, within what may be watched. */
export function AnchorRadius({ radius, onChange }: { radius: number; onChange: (radius: number) => void }) {
  const t = useText();
  return (
    <NumberInput
      size="xs"
      label={t('ANCHOR_RADIUS')}
      value={radius}
      min={MIN_SWING_METERS}
      max={MAX_SWING_METERS}
      step={10}
      clampBehavior="blur"
      allowDecimal={false}
      suffix=" m"
      onChange={(value) => {
        if (typeof value === 'number') onChange(value);
      }}
    />
  );
}

export function isRadius(radius: number): boolean {
  return radius >= MIN_SWING_METERS && radius <= MAX_SWING_METERS;
}
