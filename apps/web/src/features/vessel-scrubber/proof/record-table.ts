/** The record as tables: every minute, and every stretch of one state. */
import type { Vessel } from '@fms/contract/vessel';
import type { ComplianceStretch } from '@fms/domain/emission';
import { type ExportTable, toTimeCell } from '../../../export/index.ts';
import type { Translate } from '../../../language/index.ts';
import { getComplianceText, getModeText } from '../record/limit-text.ts';
import type { ScrubberRecord } from '../record/use-scrubber-record.ts';

const STATE_KEYS = {
  compliant: 'SULPHUR_COMPLIANT',
  exceeding: 'SULPHUR_EXCEEDING',
  unknown: 'SULPHUR_UNKNOWN',
} as const;

/** Every minute of the window with place, mode, ratio, limit and evaluation; nothing measured is an empty cell. */
export function buildMinuteTable(vessel: Vessel, record: ScrubberRecord | undefined, t: Translate): ExportTable {
  return {
    name: t('RATIO_CURVE'),
    about: record === undefined ? [] : describeRecord(vessel, record, t),
    columns: [
      { title: 'UTC' },
      { title: t('LATITUDE_DEGREES'), decimals: 5 },
      { title: t('LONGITUDE_DEGREES'), decimals: 5 },
      { title: t('PROOF_MODE') },
      { title: `${t('RATIO_SERIES')}, ppm/%`, decimals: 2 },
      { title: `${t('RATIO_LIMIT_SERIES')}, ppm/%`, decimals: 1 },
      { title: t('STATE_HEAD') },
      { title: t('PROOF_REASON') },
      { title: t('PROOF_AREA') },
      { title: t('PROOF_SET') },
    ],
    rows: (record?.minutes ?? []).map(({ time, position, mode, ratio, isHeard, compliance }) => {
      const { state, reason, area, limit } = compliance;
      return [
        ...[toTimeCell(time), position?.latitude, position?.longitude, getModeText(mode, t), ratio, limit?.ratio],
        ...[
          t(STATE_KEYS[isHeard ? state : 'unknown']),
          getComplianceText(isHeard ? reason : 'silence', t),
          area,
          limit?.set,
        ],
      ];
    }),
  };
}

/** Every stretch of one state, reason and area. */
export function buildStretchTable(vessel: Vessel, record: ScrubberRecord, t: Translate): ExportTable {
  return {
    name: t('COMPLIANCE_TRACK'),
    about: describeRecord(vessel, record, t),
    columns: [
      { title: `${t('PROOF_FROM')}, UTC` },
      { title: `${t('PROOF_TO')}, UTC` },
      { title: t('STATE_HEAD') },
      { title: t('PROOF_REASON') },
      { title: t('PROOF_AREA') },
      { title: t('PROOF_HIGHEST'), decimals: 2 },
    ],
    rows: record.stretches.map((stretch: ComplianceStretch) => [
      ...[toTimeCell(stretch.from), toTimeCell(stretch.to), t(STATE_KEYS[stretch.state])],
      ...[getComplianceText(stretch.reason, t), stretch.area, stretch.highest],
    ]),
  };
}

/** Which vessel, from when to when and how finely: the rows above each table. */
export function describeRecord(vessel: Vessel, { window }: ScrubberRecord, t: Translate): string[][] {
  const day = (time: number) => `${new Date(time).toISOString().slice(0, 16)}Z`;
  return [
    [t('PROOF_VESSEL'), vessel.name],
    [t('PROOF_PERIOD'), `${day(window.from)} – ${day(window.to)}`],
    [t('PROOF_RESOLUTION'), t('PROOF_RESOLUTION_60')],
  ];
}
