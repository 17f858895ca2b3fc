import { addVessel, shipTypes, type Vessel } from '@fms/contract/vessel';
import { Select, TextInput } from '@mantine/core';
import { useProfile } from '../../../entities/account/index.ts';
import { useVessels } from '../../../entities/vessel/index.ts';
import { translateWord, useText } from '../../../language/index.ts';
import { fillMessage, messages, show } from '../../../message/index.ts';
import { FormDialog, useContractForm } from '../../../ui/form/index.ts';
import { refuseWrongIdentity } from '../edit/identity-check.ts';
import { PlaceFields } from '../edit/place-fields.tsx';
import style from '../edit/sheet.module.css';
import { useRefreshVessels } from '../edit/use-vessel-action.ts';
import { vesselCalls } from '../edit/vessel-management.queries.ts';
import type { Places } from '../list/use-vessel-rows.ts';

interface AddVesselDialogProps {
  readonly places: Places;
  readonly mayChooseOrganization: boolean;
  /** The vessel whose tabs, dashboard, settings and limits the new one starts with. */
  readonly like: Vessel | undefined;
  readonly onAdded: (id: Vessel['id']) => void;
  readonly onClose: () => void;
}

const schema = addVessel.body.superRefine(refuseWrongIdentity);

/** A new vessel: who it is, where it is put, and like which other it starts. */
export default function AddVesselDialog(props: AddVesselDialogProps) {
  const { places, mayChooseOrganization, like, onAdded, onClose } = props;
  const t = useText();
  const refresh = useRefreshVessels();
  const own = useProfile()?.organizationId ?? places.organizations[0]?.organization.id ?? 0;
  const form = useContractForm({
    schema,
    initial: {
      ...{ name: '', IMO: '', MMSI: '', callSign: '', projectNumber: '', customerRef: '', serialNumber: '' },
      organizationId: like?.organizationId ?? own,
      folderId: like?.folder ?? null,
      likeVesselId: like?.id,
      shipType: undefined,
    },
    send: (body) => vesselCalls.add(body),
    onSent: async ({ id, name }) => {
      show(fillMessage(messages.vesselAdded, { name }));
      await refresh();
      onAdded(id);
    },
    isLive: true,
  });
  const { organizationId, folderId, likeVesselId, shipType } = form.values;
  return (
    <FormDialog title={t('ADD_VESSEL')} form={form} action={t('ADD_VESSEL')} onClose={onClose} size="lg">
      <div className={style.form}>
        <TextInput label={t('VESSEL_NAME')} required data-autofocus {...form.field('name')} />
        <TextInput label={t('IMO')} required placeholder={t('IMO_OR_NONE')} {...form.field('IMO')} />
        <TextInput label={t('MMSI')} {...form.field('MMSI')} />
        <TextInput label={t('CALL_SIGN')} {...form.field('callSign')} value={form.values.callSign ?? ''} />
        <TextInput label={t('PROJECT_NUMBER')} {...form.field('projectNumber')} />
        <TextInput label={t('CUSTOMER_REF')} {...form.field('customerRef')} />
        <TextInput label={t('SERIAL_NUMBER')} required {...form.field('serialNumber')} />
        <Select
          label={t('TYPE')}
          clearable
          placeholder={translateWord('ship-other')}
          data={shipTypes.map((value) => ({ value, label: translateWord(`ship-${value}`) }))}
          value={shipType ?? null}
          onChange={(chosen) => form.change({ shipType: shipTypes.find((type) => type === chosen) })}
        />
        <LikeField value={likeVesselId} onChange={(id) => form.change({ likeVesselId: id })} />
        <PlaceFields
          places={places}
          organizationId={organizationId}
          folderId={folderId ?? null}
          mayMove={mayChooseOrganization}
          error={form.field('organizationId').error}
          onChange={(place) => form.change(place)}
        />
      </div>
    </FormDialog>
  );
}

/** Names shown of ten thousand while one types. */
const MOST_SHOWN = 50;

function LikeField({ value, onChange }: { value: number | undefined; onChange: (id: number | undefined) => void }) {
  const t = useText();
  const vessels = useVessels();
  return (
    <Select
      label={t('LIKE_VESSEL')}
      placeholder={t('LIKE_NONE')}
      searchable
      clearable
      limit={MOST_SHOWN}
      data={vessels.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === undefined ? null : String(value)}
      onChange={(id) => onChange(id === null ? undefined : Number(id))}
    />
  );
}
