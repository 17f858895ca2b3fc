import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import {
  DisplayFields,
  type DisplayPreference,
  usePreference,
  useSavePreference,
} from '../../entities/account/index.ts';
import { useText } from '../../language/index.ts';

/** Display preference (§2.8, §4.10): stored values override defaults when it opens. */
export default function DisplayPreferenceDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const stored = usePreference();
  const { isReady, isSaving, savePreference } = useSavePreference();
  const [changed, setChanged] = useState<Partial<DisplayPreference>>({});
  const { defaultPage, isAlarmShow, mapStyle, mapType } = { ...stored, ...changed };
  const value = { defaultPage, isAlarmShow, mapStyle, mapType };

  const save = async () => {
    await savePreference(value);
    onClose();
  };

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('DISPLAY_PREFERENCE')}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
      centered
      size={460}
      transitionProps={{ duration: 120 }}
    >
      <DisplayFields value={value} onChange={(change) => setChanged({ ...changed, ...change })} />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('CANCEL')}
        </Button>
        <Button disabled={!isReady} loading={isSaving} onClick={() => void save()}>
          {t('SAVE')}
        </Button>
      </Group>
    </Modal>
  );
}
