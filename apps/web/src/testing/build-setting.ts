/** What a configuration says at the least, as the server answers it. */
export const APP_SETTING = {
  server: { base: '', realtime: '', backupApi: '', backgroundJob: '' },
  shipView: { enabled: false, addressByHost: {}, address: '' },
  map: {},
  branding: { logoByHost: {}, imsHosts: [], vendorDomain: '', companyHost: '' },
  singleSignOn: { enabled: false, authority: '', clientId: '', scopes: [] },
};
