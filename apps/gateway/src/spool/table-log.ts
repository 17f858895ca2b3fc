/** The vessels and tags of a spool on disk: written before the first batch that refers to them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TagDeclaration } from '@fms/contract/link';
import { StreamTables, type VesselEntry } from '../stream/stream-tables.ts';
import { encodeRecord, readRecords } from './record.ts';
import { SegmentWriter } from './segment.ts';

interface TableRecord {
  vessels: VesselEntry[];
  tags: TagDeclaration[];
}

export class TableLog {
  readonly tables = new StreamTables();
  readonly #writer: SegmentWriter;
  #vessels = 0;
  #tags = 0;

  constructor(directory: string) {
    const path = join(directory, 'tables.log');
    const { payloads, intactBytes } = existsSync(path)
      ? readRecords(readFileSync(path))
      : { payloads: [], intactBytes: 0 };
    for (const payload of payloads) {
      const { vessels, tags } = JSON.parse(payload.toString('utf8')) as TableRecord;
      for (const vessel of vessels) this.tables.vessel(vessel);
      for (const tag of tags) this.tables.tag(tag);
    }
    this.#remember();
    this.#writer = new SegmentWriter(path, intactBytes);
  }

  /** On the disk when this resolves. */
  async flush(): Promise<void> {
    const record: TableRecord = {
      vessels: this.tables.vessels.slice(this.#vessels),
      tags: this.tables.tags.slice(this.#tags),
    };
    if (record.vessels.length === 0 && record.tags.length === 0) return;
    this.#remember();
    this.#writer.write(encodeRecord(Buffer.from(JSON.stringify(record))));
    await this.#writer.sync();
  }

  close(): void {
    this.#writer.close();
  }

  #remember(): void {
    this.#vessels = this.tables.vessels.length;
    this.#tags = this.tables.tags.length;
  }
}
