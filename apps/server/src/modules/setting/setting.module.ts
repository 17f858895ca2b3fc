/** Serves the settings that the browser reads at its start; they are not cached (§1). */
import type { Module } from '../../platform/module/module.ts';

export const settingModule: Module = {
  name: 'setting',
  register({ setting, web }) {
    const body = JSON.stringify(setting);
    web.pages.serve('/json/appSetting.json', () => ({ type: 'application/json; charset=utf-8', body }));
  },
};
