/** Downloads by an address that is good once: the browser writes to the disk, and the page holds nothing of it. */

import { getServerBase } from '../../../api/server-base.ts';
import { readAppSetting } from '../../../settings/app-setting.ts';

export function saveFile(address: string): void {
  const link = document.createElement('a');
  link.href = `${getServerBase(address, readAppSetting().server)}${address}`;
  // The server says the name, and that it is an attachment.
  link.download = '';
  link.rel = 'noreferrer';
  link.click();
}
