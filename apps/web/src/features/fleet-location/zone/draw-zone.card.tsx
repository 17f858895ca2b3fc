import { newZone, type Zone } from '@fms/contract/zone';
import type { Position } from '@fms/domain/geo';
import { type OrganizationId, toId } from '@fms/domain/identity';
import { Panel } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { saveZone } from '../../../entities/zone/index.ts';
import { useText } from '../../../language/index.ts';
import { ChoiceField, FormButtons, FormFrame, useContractForm } from '../../../ui/form/index.ts';
import style from '../tool/tool.module.css';
import { useOwners } from './use-owners.ts';
import { NEW_ZONE, ZoneFields } from './zone-fields.tsx';

interface DrawZoneCardProps {
  readonly points: readonly Position[];
  readonly onTakeBack: () => void;
  readonly onEnd: (zone?: Zone) => void;
}

/** Without an owner it is the first one's: the organisations may arrive while the form is open. */
const newDetail = newZone
  .pick({ name: true, kind: true, speedLimitKnots: true, organizationId: true })
  .partial({ organizationId: true });
const NO_OWNER = toId<OrganizationId>(0);

/** What is said of a zone, and whose it is, while its corners are being set on the map. */
export default function DrawZoneCard({ points, onTakeBack, onEnd }: DrawZoneCardProps) {
  const t = useText();
  const owners = useOwners();
  const firstOwner = owners[0]?.id ?? NO_OWNER;
  const client = useQueryClient();
  const form = useContractForm({
    schema: newDetail,
    initial: NEW_ZONE,
    send: ({ organizationId = firstOwner, ...detail }) => {
      const outline = points.map(({ longitude, latitude }): [number, number] => [longitude, latitude]);
      return saveZone({ ...detail, organizationId, outlines: [outline] });
    },
    onSent: async (zone) => {
      await client.invalidateQueries({ queryKey: ['zone'] });
      onEnd(zone);
    },
  });
  return (
    <Panel variant="card" className={style.card}>
      <div className={style.head}>
        <strong>{t('DRAW_ZONE')}</strong>
        <span>{t('CORNERS', { count: points.length })}</span>
        <Button size="compact-xs" variant="default" disabled={points.length === 0} onClick={onTakeBack}>
          {t('TAKE_BACK')}
        </Button>
      </div>
      <p className={style.help}>{t('DRAW_HELP')}</p>
      <FormFrame form={form} className={style.form}>
        <ZoneFields form={form} />
        {owners.length > 1 && (
          <ChoiceField
            label={t('ZONE_OWNER')}
            options={owners.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.field('organizationId')}
            value={form.values.organizationId ?? firstOwner}
          />
        )}
        <FormButtons
          form={form}
          action={t('SAVE_ZONE')}
          isDisabled={points.length < 3 || form.values.name.trim() === '' || owners.length === 0}
          cancel={t('CANCEL_DRAWING')}
          onCancel={() => onEnd()}
          size="xs"
          isOnPage
        />
      </FormFrame>
    </Panel>
  );
}
