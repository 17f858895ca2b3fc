import { changeAnchorWatch } from '@fms/contract/zone';
import { MAX_SWING_METERS, MIN_SWING_METERS } from '@fms/domain/zone';
import { Button, NumberInput } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import { FormFrame, useContractForm } from '../../../ui/form/index.ts';
import style from './anchor.module.css';

interface AnchorRadiusFormProps {
  readonly radiusMeters: number;
  /** What the button says that sends it. */
  readonly action: string;
  /** The watch has this radius: it can be sent only once it is another. */
  readonly isSet?: boolean;
  readonly send: (radiusMeters: number) => Promise<unknown>;
}

/** The radius of a swing circle in whole metres, within what may be watched. */
export function AnchorRadiusForm({ radiusMeters, action, isSet = false, send }: AnchorRadiusFormProps) {
  const t = useText();
  const form = useContractForm({
    schema: changeAnchorWatch.body.pick({ radiusMeters: true }),
    initial: { radiusMeters },
    send: (body) => send(body.radiusMeters),
    isLive: true,
  });
  const isSame = form.values.radiusMeters === radiusMeters;
  return (
    <FormFrame form={form} className={style.form}>
      <NumberInput
        size="xs"
        label={t('ANCHOR_RADIUS')}
        min={MIN_SWING_METERS}
        max={MAX_SWING_METERS}
        step={10}
        clampBehavior="blur"
        allowDecimal={false}
        suffix=" m"
        {...form.number('radiusMeters')}
      />
      <Button
        type="submit"
        size="xs"
        variant={isSet ? 'default' : 'filled'}
        loading={form.isSending}
        disabled={!form.isRight || (isSet && isSame)}
      >
        {action}
      </Button>
    </FormFrame>
  );
}
