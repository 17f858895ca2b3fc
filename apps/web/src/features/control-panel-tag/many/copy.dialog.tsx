import { vesselId as vesselIdSchema } from '@fms/contract/scalar';
import { MAX_COMPARED_VESSELS } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import { toId, type VesselId } from '@fms/domain/identity';
import { Checkbox, Group, MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { useVessels } from '../../../entities/vessel/index.ts';
import { useText } from '../../../language/index.ts';
import { FormDialog, useContractForm } from '../../../ui/form/index.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { tagSettingQueries } from '../form/tag-setting.queries.ts';
import type { TagRow } from '../list/tag-row.ts';
import type { PlannedEdit } from './bulk-edit.ts';
import { COPIED_PARTS, planCopy } from './copy-plan.ts';
import { PlannedList } from './planned-list.tsx';
import { isTooMany, useTagWriter } from './use-tag-writer.ts';

interface CopyDialogProps {
  readonly rows: readonly TagRow[];
  /** The vessel they are copied from. */
  readonly vesselId: VesselId;
  readonly onClose: () => void;
}

const copyForm = z.object({
  vesselIds: z.array(vesselIdSchema).min(1).max(MAX_COMPARED_VESSELS),
  parts: z.array(z.enum(COPIED_PARTS)).min(1),
});

const FIRST: z.input<typeof copyForm> = { vesselIds: [], parts: ['limits', 'quality'] };
const PART_TEXT = { names: 'TAG_IDENTITY', limits: 'TAG_LIMITS', quality: 'TAG_QUALITY' } as const;
const MOST_SHOWN = 100;
const NOTHING_FOUND = { planned: [], same: 0, missing: [] } as const;

/** Names, limits and quality rules of tags written to the same tags of other vessels, differences shown before. */
export default function CopyDialog({ rows, vesselId, onClose }: CopyDialogProps) {
  const t = useText();
  const vessels = useVessels();
  const others = listTargets(vessels, vesselId);
  const { write, told } = useTagWriter();
  const form = useContractForm({
    schema: copyForm,
    initial: FIRST,
    send: async (): Promise<readonly PlannedEdit[]> => {
      await write(planned);
      return planned;
    },
    onSent: (written) => {
      onClose();
      return told(written);
    },
  });
  const chosen = form.values.vesselIds.map((id) => toId<VesselId>(id));
  const query = useQuery({
    ...tagSettingQueries.counterparts(
      rows.map(({ tag }) => tag.Id),
      chosen,
    ),
    enabled: chosen.length > 0,
  });
  const { planned, same, missing } =
    query.data === undefined ? NOTHING_FOUND : planCopy(rows, query.data, form.values.parts);
  const isWrong = planned.some((one) => one.isWrong) || isTooMany(planned);
  return (
    <FormDialog
      title={t('TAG_COPY_TITLE', { count: rows.length })}
      form={form}
      action={t('TAG_WRITE', { count: planned.length })}
      isDisabled={planned.length === 0 || isWrong || query.isFetching}
      onClose={onClose}
      size="lg"
    >
      <MultiSelect
        label={t('TAG_COPY_VESSELS')}
        searchable
        limit={MOST_SHOWN}
        maxValues={MAX_COMPARED_VESSELS}
        data={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={form.values.vesselIds.map(String)}
        onChange={(ids) => form.change({ vesselIds: ids.map(Number) })}
      />
      <Checkbox.Group
        label={t('TAG_COPY_PARTS')}
        value={form.values.parts}
        onChange={(parts) => form.change({ parts: COPIED_PARTS.filter((part) => parts.includes(part)) })}
      >
        <Group gap="md">
          {COPIED_PARTS.map((part) => (
            <Checkbox key={part} value={part} label={t(PART_TEXT[part])} />
          ))}
        </Group>
      </Checkbox.Group>
      {chosen.length > 0 && query.data === undefined && <QueryState query={query} />}
      {query.data !== undefined && <PlannedList planned={planned} total={planned.length + same} />}
      {missing.length > 0 && (
        <p className="fms-caption">
          {t('TAG_COPY_MISSING', {
            names: missing.map(({ vesselName, tagName }) => `${vesselName} · ${tagName}`).join(', '),
          })}
        </p>
      )}
    </FormDialog>
  );
}

/** Vessels one may edit; those of the same type and organisation first, since they are the sisters. */
function listTargets(vessels: readonly Vessel[], from: VesselId): readonly Vessel[] {
  const own = vessels.find(({ id }) => id === from);
  const distance = ({ organizationId, standardData }: Vessel) =>
    Number(organizationId !== own?.organizationId) * 2 + Number(standardData.shipType !== own?.standardData.shipType);
  return vessels
    .filter(({ id, permission }) => id !== from && permission.edit)
    .sort((a, b) => distance(a) - distance(b) || a.name.localeCompare(b.name));
}
