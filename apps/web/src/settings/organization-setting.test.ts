import { appSetting } from '@fms/contract/setting';
import { describe, expect, it } from 'vitest';
import { applyCustomSettings } from './organization-setting.ts';

const SETTING = appSetting.parse({
  server: { base: '', realtime: '', backupApi: '', backgroundJob: '' },
  shipView: { enabled: false, addressByHost: {}, address: '' },
  map: {},
  branding: { logoByHost: {}, imsHosts: [], vendorDomain: '', companyHost: '' },
  singleSignOn: { enabled: false, authority: '', clientId: '', scopes: [] },
});

describe('§1, custom settings of an organisation', () => {
  it('replace configuration keys, and parts of them', () => {
    const { setting, refused } = applyCustomSettings(SETTING, '{"functionLimit":["location"],"map":{"defaultZoom":9}}');
    expect(setting.functionLimit).toEqual(['location']);
    expect(setting.map).toEqual({ ...SETTING.map, defaultZoom: 9 });
    expect(refused).toEqual([]);
  });

  it('choose the lists and colours of dashboards, §9.14', () => {
    const own = { imsTags: ['load', 'torque'], engineTags: ['torque'], widgetChartColors: { dusk: ['#3485e8'] } };
    const { setting, refused } = applyCustomSettings(SETTING, JSON.stringify(own));
    expect(setting).toMatchObject(own);
    expect(refused).toEqual([]);
    expect(applyCustomSettings(SETTING, '{"widgetChartColors":{"dusk":["red"]},"imsTags":[]}').refused).toEqual([
      'widgetChartColors',
      'imsTags',
    ]);
  });

  it.each([
    ['an unknown key', '{"colour":"red"}', ['colour']],
    ['a value of the wrong kind', '{"maxChartPoints":"many"}', ['maxChartPoints']],
    ['where the application connects', '{"server":{"base":"https://elsewhere.example"}}', ['server']],
    ['where it reports', '{"errorReportDsn":"https://k@elsewhere.example/1"}', ['errorReportDsn']],
    ['what is no JSON', 'colour=red', ['customData']],
    ['a list', '[1]', ['customData']],
  ])('name %s and leave it out', (_words, customData, refused) => {
    const overridden = applyCustomSettings(SETTING, customData);
    expect(overridden).toEqual({ setting: SETTING, refused });
  });

  it.each([[''], ['  '], ['{}']])('change nothing when there are none: %j', (customData) => {
    expect(applyCustomSettings(SETTING, customData)).toEqual({ setting: SETTING, refused: [] });
  });
});
