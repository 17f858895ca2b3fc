import type { Zone } from '@fms/contract/zone';
import { Panel } from '@fms/ui/panel';
import { useQueryClient } from '@tanstack/react-query';
import { updateZone } from '../../../entities/zone/index.ts';
import { useText } from '../../../language/index.ts';
import { FormButtons, FormFrame, useContractForm } from '../../../ui/form/index.ts';
import style from '../tool/tool.module.css';
import { toZoneDetail, ZoneFields, zoneDetail } from './zone-fields.tsx';

interface EditZoneCardProps {
  readonly zone: Zone;
  readonly onEnd: () => void;
}

/** Name, kind and speed limit of a zone; where it lies stays. */
export default function EditZoneCard({ zone, onEnd }: EditZoneCardProps) {
  const t = useText();
  const client = useQueryClient();
  const form = useContractForm({
    schema: zoneDetail,
    initial: toZoneDetail(zone),
    send: (detail) => updateZone({ ...detail, id: zone.id, outlines: zone.outlines }),
    onSent: async () => {
      await client.invalidateQueries({ queryKey: ['zone'] });
      onEnd();
    },
  });
  return (
    <Panel variant="card" className={style.card}>
      <div className={style.head}>
        <strong>{t('EDIT_ZONE', { name: zone.name })}</strong>
      </div>
      <FormFrame form={form} className={style.form}>
        <ZoneFields form={form} />
        <FormButtons
          form={form}
          action={t('SAVE_ZONE')}
          isDisabled={form.values.name.trim() === ''}
          cancel={t('CANCEL_DRAWING')}
          onCancel={onEnd}
          size="xs"
          isOnPage
        />
      </FormFrame>
    </Panel>
  );
}
