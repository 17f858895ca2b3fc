import type { VesselPlant } from '@fms/contract/plant';
import type { Tag } from '@fms/contract/tag';
import type { VesselId } from '@fms/domain/identity';
import { EmptyState, ProblemLine } from '@fms/ui/panel';
import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { plantQueries } from '../../entities/plant/index.ts';
import { useVesselTags } from '../../entities/tag/index.ts';
import { useVessels } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import { messages } from '../../message/index.ts';
import { useAddressState } from '../../navigation/use-address.ts';
import { useLeaveConfirmation } from '../../ui/form/use-leave-confirmation.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { PLANT_ADDRESS } from './draft/plant-address.ts';
import { type PlantDraft, usePlantDraft } from './draft/use-plant-draft.ts';
import { EquipmentEditor } from './equipment/equipment.editor.tsx';
import { EquipmentList } from './equipment/equipment-list.tsx';
import { ProposalPanel } from './proposal/proposal.panel.tsx';
import style from './style/plant.module.css';

/** The plants of the vessels one may edit: found by vessel, edited as a whole and saved as a new version. */
export default function PlantPage() {
  const t = useText();
  const vessels = useVessels();
  const [{ vessel: asked, equipment }, change] = useAddressState(PLANT_ADDRESS, ['vessel', 'equipment']);
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
        onChange={(id) => id !== null && change({ vessel: Number(id), equipment: undefined })}
      />
      <VesselPlantPage
        key={vessel.id}
        vesselId={vessel.id}
        openId={equipment}
        onOpen={(id) => change({ vessel: vessel.id, equipment: id })}
      />
    </div>
  );
}

interface OpenPlantProps {
  readonly vesselId: VesselId;
  readonly openId: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
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
  onOpen,
  saved,
  tags,
}: OpenPlantProps & { saved: VesselPlant; tags: readonly Tag[] }) {
  const draft = usePlantDraft(vesselId, saved);
  const open = draft.plant.equipment.find(({ id }) => id === openId);
  useLeaveConfirmation({
    isChanged: draft.changes > 0,
    message: messages.discardForm,
    isKept: (now, next) => now.pathname === next.pathname && vesselOf(now.search) === vesselOf(next.search),
  });
  return (
    <>
      <SaveBar draft={draft} saved={saved} />
      <div className={style.columns}>
        <EquipmentList draft={draft} openId={openId} onOpen={onOpen} />
        {open === undefined ? (
          <ProposalPanel vesselId={vesselId} draft={draft} tags={tags} />
        ) : (
          <EquipmentEditor key={open.id} equipment={open} draft={draft} tags={tags} onClose={() => onOpen(undefined)} />
        )}
      </div>
    </>
  );
}

function SaveBar({ draft, saved }: { draft: PlantDraft; saved: VesselPlant }) {
  const t = useText();
  const { changes, save, isSaving, discard, error, isOutdated } = draft;
  const by = saved.savedBy;
  return (
    <>
      {error !== null && (
        <ProblemLine
          text={error.message}
          retry={
            isOutdated
              ? { label: t('LOAD_AGAIN'), onClick: discard }
              : { label: t('TRY_AGAIN'), onClick: save, busy: isSaving }
          }
        />
      )}
      <div className={style.bar}>
        <span className="fms-caption">
          {by === null
            ? t('PLANT_UNSAVED')
            : t('PLANT_SAVED', {
                version: saved.version,
                by,
                time: saved.savedAt?.slice(0, 16).replace('T', ' ') ?? '',
              })}
        </span>
        <span className={style.space} />
        {changes > 0 && (
          <Button size="xs" variant="default" onClick={discard}>
            {t('DISCARD')}
          </Button>
        )}
        <Button size="xs" disabled={changes === 0} loading={isSaving} onClick={save}>
          {changes === 0 ? t('PLANT_SAVE') : t('PLANT_SAVE_CHANGES', { count: changes })}
        </Button>
      </div>
    </>
  );
}
