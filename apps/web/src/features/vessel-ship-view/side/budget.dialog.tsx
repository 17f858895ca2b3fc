import type { FilePolicy } from '@fms/contract/file';
import type { VesselId } from '@fms/domain/identity';
import { NumberInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { fileCalls, fileQueries } from '../../../entities/file/index.ts';
import { shipViewQueries } from '../../../entities/ship-view/index.ts';
import { useText } from '../../../language/index.ts';
import { messages, show } from '../../../message/index.ts';
import { FormDialog, useContractForm } from '../../../ui/form/index.ts';

const MB = 1024 ** 2;

/** Empty for no limit. */
const megabytes = z.number().min(0).max(9_000_000).nullable();
const budgetForm = z.object({ day: megabytes, month: megabytes });

const toMegabytes = (bytes: number | null) => (bytes === null ? null : bytes / MB);
const toBytes = (megabytes: number | null) => (megabytes === null ? null : Math.round(megabytes * MB));

interface BudgetDialogProps {
  readonly vesselId: VesselId;
  readonly onClose: () => void;
}

/** What pictures of the screens may cost in a day and a month: a rule of the line policy of the vessel. */
export default function BudgetDialog({ vesselId, onClose }: BudgetDialogProps) {
  const { data } = useQuery({ ...fileQueries.policy(vesselId), staleTime: 0 });
  return data === undefined ? null : <BudgetForm key={data.revision} policy={data} onClose={onClose} />;
}

function BudgetForm({ policy, onClose }: { policy: FilePolicy; onClose: () => void }) {
  const t = useText();
  const client = useQueryClient();
  const { vesselId, keep, needsApproval, line, revision } = policy;
  const rule = line['ship-view'];
  const form = useContractForm({
    schema: budgetForm,
    initial: { day: toMegabytes(rule.bytesPerDay), month: toMegabytes(rule.bytesPerMonth) },
    send: ({ day, month }) => {
      const set = { ...rule, bytesPerDay: toBytes(day), bytesPerMonth: toBytes(month) };
      return fileCalls.savePolicy({ vesselId, keep, needsApproval, revision, line: { ...line, 'ship-view': set } });
    },
    onSent: (saved) => {
      client.setQueryData(fileQueries.policy(vesselId).queryKey, saved);
      void client.invalidateQueries(shipViewQueries.list());
      show(messages.saved);
      onClose();
    },
  });
  return (
    <FormDialog title={t('VIEW_BUDGET')} form={form} action={t('SAVE')} onClose={onClose}>
      <NumberInput label={t('VIEW_BUDGET_DAY')} min={0} {...form.number('day')} />
      <NumberInput label={t('VIEW_BUDGET_MONTH')} min={0} {...form.number('month')} />
      <p>{t('VIEW_BUDGET_EMPTY')}</p>
    </FormDialog>
  );
}
