import { userData } from '@fms/contract/account';
import { DisplayFields, type Preference, usePreference, useSavePreference } from '../../entities/account/index.ts';
import { useText } from '../../language/index.ts';
import { FormDialog, useContractForm } from '../../ui/form/index.ts';

const displayPreference = userData
  .pick({ defaultPage: true, isAlarmShow: true, mapStyle: true, mapType: true })
  .required();

/** Display preference (§2.8, §4.10): stored values override defaults when it opens. */
export default function DisplayPreferenceDialog({ onClose }: { onClose: () => void }) {
  const stored = usePreference();
  const { isReady, savePreference } = useSavePreference({ isInForm: true });
  if (!isReady) return null;
  return <DisplayPreferenceForm stored={stored} onSave={savePreference} onClose={onClose} />;
}

interface DisplayPreferenceFormProps {
  readonly stored: Preference;
  readonly onSave: (preference: Partial<Preference>) => Promise<void>;
  readonly onClose: () => void;
}

function DisplayPreferenceForm({ stored, onSave, onClose }: DisplayPreferenceFormProps) {
  const t = useText();
  const form = useContractForm({
    schema: displayPreference,
    initial: displayPreference.parse(stored),
    send: onSave,
    onSent: onClose,
  });
  return (
    <FormDialog title={t('DISPLAY_PREFERENCE')} form={form} action={t('SAVE')} onClose={onClose}>
      <DisplayFields value={form.values} onChange={form.change} />
    </FormDialog>
  );
}
