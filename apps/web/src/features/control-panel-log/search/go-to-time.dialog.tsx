import { z } from 'zod';
import { useText } from '../../../language/index.ts';
import { FormDialog, UtcTimeField, useContractForm } from '../../../ui/form/index.ts';

const schema = z.object({ at: z.number({ error: 'LOG_NO_TIME' }) });

interface GoToTimeDialogProps {
  readonly onTime: (timeMs: number) => void;
  readonly onClose: () => void;
}

/** Asks for a moment, to show what was written about it. */
export default function GoToTimeDialog({ onTime, onClose }: GoToTimeDialogProps) {
  const t = useText();
  const form = useContractForm({
    schema,
    initial: { at: Date.now() },
    send: async ({ at }) => onTime(at),
  });
  const { error } = form.field('at');
  return (
    <FormDialog title={t('LOG_GO_TO_TIME')} form={form} action={t('LOG_SHOW')} onClose={onClose}>
      <UtcTimeField
        label={t('LOG_TIME')}
        data-autofocus
        value={form.values.at}
        error={error}
        onChange={(at) => form.change({ at: at ?? Number.NaN })}
      />
    </FormDialog>
  );
}
