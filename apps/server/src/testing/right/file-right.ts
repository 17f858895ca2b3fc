/** Calls about files of vessels and the queue of their line. */
import { DEFAULT_FILE_POLICY } from '@fms/contract/file';
import { alone, ofVessel, type RightRow } from './right-row.ts';

const place = { directory: 'to-vessel', fileName: 'x' };

/** A form whose fields are right, so that rights are what refuses it. */
function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const part = { ...place, chunkIndex: '0', totalChunks: '1', sha256: 'a'.repeat(64) };

export const files: Record<string, RightRow> = {
  listFiles: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId, directory: '' } }) },
  downloadFile: {
    scope: 'refused',
    ask: ({ vesselId }) => ({ params: { vesselId: String(vesselId), filePath: 'to-vessel/x' } }),
  },
  uploadFileToSv: {
    scope: 'refused',
    aboveUsers: true,
    ask: ({ vesselId }) => ({ params: { vesselId: String(vesselId) }, body: formOf({ directory: place.directory }) }),
  },
  uploadChunk: {
    scope: 'refused',
    aboveUsers: true,
    ask: ({ vesselId }) => ({ params: { vesselId: String(vesselId) }, body: formOf(part) }),
  },
  getFileIntegrityStatus: {
    scope: 'refused',
    aboveUsers: true,
    ask: ({ vesselId }) => ({ params: { vesselId: String(vesselId) }, query: { ...place, totalChunks: '1' } }),
  },
  getFileVersions: { scope: 'refused', ask: ({ fileId }) => ({ query: { fileId } }) },
  askFileTicket: { scope: 'refused', ask: ({ fileId }) => ({ body: { fileId } }) },
  downloadByTicket: alone(() => ({ params: { ticket: 'x'.repeat(43) } })),
  fetchFile: {
    scope: 'refused',
    aboveUsers: true,
    ask: ({ vesselId }) => ({ body: { vesselId, path: 'on-vessel/x' } }),
  },
  sendFile: { scope: 'refused', aboveUsers: true, ask: ({ fileId }) => ({ body: { fileId } }) },
  getFileQueue: ofVessel(),
  changeTransfer: {
    scope: 'refused',
    aboveUsers: true,
    ask: ({ transferId }) => ({ body: { transferId, action: 'first' } }),
  },
  approveTransfer: {
    scope: 'refused',
    aboveUsers: true,
    ask: ({ transferId }) => ({ body: { transferId, approved: true, reason: '' } }),
  },
  getFilePolicy: ofVessel(),
  setFilePolicy: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId, ...DEFAULT_FILE_POLICY } }) },
};
