/** Files of vessels ashore; the link moves what waits in their queue, within the budget of the line. */
export { LINE_GOVERNORS, type LineGovernors } from './line/line-governors.service.ts';
export {
  type ListedEntry,
  type OpenTransfer,
  type StoredFile,
  TRANSFER_PORT,
  type TransferPort,
} from './transfer/transfer-port.ts';
export { FILE_UPLOADS, type FileUploadService } from './upload/file-upload.service.ts';
