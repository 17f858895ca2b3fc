/** Settings the browser reads at its start. */
import type { AppSetting } from '@fms/contract';
import type { Pages } from '../../platform/http/page.ts';

export { readAppSetting } from './setting.service.ts';

/** Served without caching; the browser adds a time to the query besides (§1). */
export function serveAppSetting(pages: Pages, setting: AppSetting): void {
  const body = JSON.stringify(setting);
  pages.serve('/json/appSetting.json', () => ({ type: 'application/json; charset=utf-8', body }));
}
