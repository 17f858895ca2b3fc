/** What the parts of reports share. */
import type { ReportFields } from '@fms/contract/report';
import type { TimeSpan } from '@fms/domain/time';
import type { Caller, VesselRights } from '../../../platform/access/caller.ts';
import type { BlobStore } from '../../../platform/blob/blob.ts';
import type { ModuleContext } from '../../../platform/module/module.ts';
import type { OpenParquetTable } from '../../../telemetry/index.ts';
import type { Aggregates } from '../../aggregate/index.ts';
import type { EmissionReader } from '../../emission/index.ts';
import type { TagCatalog } from '../../tag/index.ts';

export interface ReportPorts extends Pick<ModuleContext, 'db' | 'clock'> {
  readonly rights: Pick<VesselRights, 'require' | 'visible'>;
  readonly catalog: Pick<TagCatalog, 'of' | 'ofVessel'>;
  readonly aggregates: Aggregates;
  readonly emissions: EmissionReader;
  readonly blobs: Pick<BlobStore, 'get' | 'put' | 'delete'>;
  readonly openParquet: OpenParquetTable;
}

/** Who asks, and from which address. */
export interface Asked {
  readonly caller: Caller;
  readonly from: string;
}

/** One report over one period. */
export interface ReportQuestion {
  readonly fields: ReportFields;
  readonly span: TimeSpan;
}
