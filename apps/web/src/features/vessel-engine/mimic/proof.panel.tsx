import { formatMeasurement } from '@fms/domain/format';
import { parseSlotRef, type SlotRef } from '@fms/domain/plant';
import type { PlacedMimic, PlacedPipe } from '@fms/domain/plant/mimic';
import { getReasonText, getSlotNumber } from '../../../entities/plant/index.ts';
import { type TextKey, useText } from '../../../language/index.ts';
import { HeadRow } from '../../../ui/table/head-row.tsx';
import style from '../style/mimic.module.css';
import { type LiveProof, usePipeProof } from './use-pipe-proof.ts';

/** Each pipe that has a name, and what proves that it flows or why it is not proven. */
export function ProofTable({ mimic }: { mimic: PlacedMimic }) {
  const t = useText();
  return (
    <table className={style.proofs}>
      <caption>{t('PROOF_TITLE')}</caption>
      <thead className="fms-spoken">
        <HeadRow columns={[t('PROOF_PIPE'), t('PROOF_EVIDENCE'), t('PROOF_STATE')]} />
      </thead>
      <tbody>
        {mimic.pipes.flatMap((pipe) =>
          pipe.word === undefined ? [] : [<ProofRow key={pipe.id} pipe={pipe} word={pipe.word} />],
        )}
      </tbody>
    </table>
  );
}

function ProofRow({ pipe, word }: { pipe: PlacedPipe; word: string }) {
  const t = useText();
  const live = usePipeProof(pipe.evidence);
  const { proof } = live;
  const stands = !proof.flows && typeof proof.because === 'string';
  return (
    <tr>
      <th scope="row">{t(`MIMIC_${word}` as TextKey)}</th>
      <td>{describe(live, t)}</td>
      <td>{t(proof.flows ? 'PROOF_FLOWS' : stands ? 'PROOF_STANDS' : 'PROOF_UNPROVEN')}</td>
    </tr>
  );
}

/** "meter, 2 980 l/h", "pump, 5.2 bar", "a valve is closed", "needs fuel supply flow". */
function describe({ proof, readings }: LiveProof, t: ReturnType<typeof useText>): string {
  if (proof.flows) {
    const reading = readings.get(proof.slot);
    const scale = { decimals: 1, ...reading?.tag, unit: reading?.unit ?? '', min: 0 };
    const quantity = formatMeasurement(getSlotNumber(reading), scale);
    return t(proof.by === 'pump' ? 'PROOF_PUMP' : turns(proof.slot) ? 'PROOF_TURBOCHARGER' : 'PROOF_METER', {
      quantity,
    });
  }
  if (proof.because === 'valve-closed') return t('PROOF_VALVE_CLOSED');
  if (proof.because === 'stands') return '';
  return proof.because.input === 'evidence' ? t('PROOF_NONE') : getReasonText(proof.because, t);
}

/** What the turbocharger moves is proved by its speed, not by a meter in the pipe. */
const turns = (slot: SlotRef): boolean => parseSlotRef(slot)?.key === 'turbochargerSpeed';
