import { formatPdf } from '@fms/domain/pdf';
import { ProblemLine } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { zipSync } from 'fflate';
import { formatExportName } from '../../../export/index.ts';
import { saveBlob } from '../../../export/save-blob.ts';
import { useText } from '../../../language/index.ts';
import { useLive } from '../../../live/index.ts';
import type { ScrubberParts } from '../record/scrubber-parts.ts';
import { buildInspectionReport, buildProofFiles } from './proof-pack.ts';

/** Saves the report for an inspection alone, or the record of the window as one file: tables, that report, and the hash of each. */
export function ProofPackButton({ vessel, state, water, log }: ScrubberParts) {
  const t = useText();
  const { clock } = useLive();
  const { record } = state;
  const inputs = { vessel, record, excess: water.excess, log: log.entries };
  const printReport = () => {
    const madeMs = clock.now();
    const report = formatPdf(buildInspectionReport({ ...inputs, madeMs }, t));
    const name = formatExportName(`${vessel.name} ${t('INSPECTION_REPORT').toLowerCase()}`, madeMs);
    saveBlob(`${name}.pdf`, new Blob([report], { type: 'application/pdf' }));
  };
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => {
      const madeMs = clock.now();
      const files = await buildProofFiles({ ...inputs, madeMs }, t);
      const zip = zipSync(Object.fromEntries(files)) as Uint8Array<ArrayBuffer>;
      const name = formatExportName(`${vessel.name} ${t('PROOF_PACK').toLowerCase()}`, madeMs);
      saveBlob(`${name}.zip`, new Blob([zip], { type: 'application/zip' }));
    },
  });
  const isSecure = window.isSecureContext;
  return (
    <>
      {isError && (
        <ProblemLine text={t('PROOF_PACK_FAILED')} retry={{ label: t('TRY_AGAIN'), onClick: () => mutate() }} />
      )}
      <Button size="compact-sm" variant="default" disabled={record.minutes.length === 0} onClick={printReport}>
        {t('INSPECTION_REPORT')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        disabled={!isSecure || isPending || record.minutes.length === 0}
        title={isSecure ? undefined : t('PROOF_PACK_NEEDS')}
        onClick={() => mutate()}
      >
        {t('PROOF_PACK')}
      </Button>
    </>
  );
}
