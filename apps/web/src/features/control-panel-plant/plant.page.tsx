import type { VesselPlant } from '@fms/contract/plant';
import type { Tag } from '@fms/contract/tag';
import type { VesselId } from '@fms/domain/identity';
import { EmptyState } from '@fms/ui/panel';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { plantQueries } from '../../entities/plant/index.ts';
import { useVesselTags } from '../../entities/tag/index.ts';
import { useVessels } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import { messages } from '../../message/index.ts';
import { useAddressState } from '../../navigation/use-address.ts';
import { useLeaveConfirmation } from '../../ui/form/use-leave-confirmation.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { PLANT_ADDRESS, type PlantAddress } from './draft/plant-address.ts';
import { SaveBar } from './draft/save-bar.tsx';
import { usePlantDraft } from './draft/use-plant-draft.ts';
import { EquipmentEditor } from './equipment/equipment.editor.tsx';
import { EquipmentList } from './equipment/equipment-list.tsx';
import { ProposalPanel } from './proposal/proposal.panel.tsx';
import style from './style/plant.module.css';
import { VersionPanel } from './version/version.panel.tsx';

const CopyPlantDialog = lazy(() => import('./copy/copy-plant.dialog.tsx'));

/** The plants of the vessels one may edit: found by vessel, edited as a whole and saved as a new version. */
export default function PlantPage() {
  const t = useText();
  const vessels = useVessels();
  const [{ vessel: asked, equipment, view }, change] = useAddressState(PLANT_ADDRESS, ['vessel', 'equipment', 'view']);
  const known = useMemo(
    () => vessels.filter(({ permission }) => permission.edit).toSorted((a, b) => a.name.localeCompare(b.name)),
    [vessels],
  );
  const vessel = known.find(({ id }) => id === asked) ?? known[0];
  if (vessel === undefined) return <EmptyState title={t('TAG_NO_VESSELS')} detail={t('TAG_NO_VESSELS_DETAIL')} />;
  return (
    <div className={style.page}>
      <Select
        className={style.vessel}
        label={t('VESSEL')}
        searchable
        allowDeselect={false}
        data={known.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(vessel.id)}
        onChange={(id) => id !== null && change({ vessel: Number(id), equipment: undefined, view: undefined })}
      />
      <VesselPlantPage
        key={vessel.id}
        vesselId={vessel.id}
        openId={equipment}
        view={view}
        onOpen={(id, next) => change({ vessel: vessel.id, equipment: id, view: next })}
      />
    </div>
  );
}

interface OpenPlantProps {
  readonly vesselId: VesselId;
  readonly openId: string | undefined;
  readonly view: PlantAddress['view'];
  readonly onOpen: (id: string | undefined, view?: PlantAddress['view']) => void;
}

function VesselPlantPage(props: OpenPlantProps) {
  const t = useText();
  const { tags } = useVesselTags(props.vesselId);
  const query = useQuery(plantQueries.ofVessel(props.vesselId));
  if (query.data === undefined) {
    return <QueryState query={query} loading={t('PLANT_LOADING')} unreadable={t('PLANT_NOT_READ')} />;
  }
  return <Editor {...props} saved={query.data} tags={tags} />;
}

const vesselOf = (search: string) => PLANT_ADDRESS.parse(new URLSearchParams(search)).vessel;

function Editor({
  vesselId,
  openId,
  view,
  onOpen,
  saved,
  tags,
}: OpenPlantProps & { saved: VesselPlant; tags: readonly Tag[] }) {
  const draft = usePlantDraft(vesselId, saved);
  const [isCopying, setIsCopying] = useState(false);
  const open = draft.plant.equipment.find(({ id }) => id === openId);
  useLeaveConfirmation({
    isChanged: draft.changes > 0,
    message: messages.discardForm,
    isKept: (now, next) => now.pathname === next.pathname && vesselOf(now.search) === vesselOf(next.search),
  });
  return (
    <>
      <SaveBar
        draft={draft}
        saved={saved}
        onVersions={() => onOpen(undefined, 'versions')}
        onCopy={() => setIsCopying(true)}
      />
      {isCopying && (
        <Suspense>
          <CopyPlantDialog saved={saved} tags={tags} onClose={() => setIsCopying(false)} />
        </Suspense>
      )}
      <div className={style.columns}>
        <EquipmentList draft={draft} openId={openId} onOpen={onOpen} />
        {view === 'versions' ? (
          <VersionPanel saved={saved} isChanged={draft.changes > 0} onClose={() => onOpen(undefined)} />
        ) : open === undefined ? (
          <ProposalPanel vesselId={vesselId} draft={draft} tags={tags} />
        ) : (
          <EquipmentEditor key={open.id} equipment={open} draft={draft} tags={tags} onClose={() => onOpen(undefined)} />
        )}
      </div>
    </>
  );
}
