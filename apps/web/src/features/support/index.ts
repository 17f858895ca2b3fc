/** Help and information about the product. */
import type { AppSetting } from '@fms/contract/setting';
import { getBrandingContact } from '../../branding/host-branding.ts';
import type { Feature } from '../../registry/index.ts';

/** Only on the vendor's own domain, in the place of the contact page (§2.3). */
function getHeadOfficeAddress(setting: AppSetting): string {
  return getBrandingContact(setting) === 'head-office' ? setting.contact.headOffice : '';
}

export const supportFeature: Feature = {
  menu: [
    { path: '/user/help', title: 'HELP', icon: 'info', section: 'support' },
    {
      path: '/vessel/contact',
      title: 'CONTACT',
      icon: 'contact',
      section: 'support',
      isShown: (setting) => getBrandingContact(setting) !== 'head-office',
    },
  ],
  menuLinks: [{ title: 'HEAD_OFFICE', icon: 'contact', section: 'support', address: getHeadOfficeAddress }],
  routes: [
    { path: 'vessel/contact', load: () => import('./contact.page.tsx') },
    { path: 'user', load: () => import('./user-area.page.tsx') },
    { path: 'user/profile', load: () => import('./user-area.page.tsx') },
    { path: 'user/help', load: () => import('./help.page.tsx') },
  ],
};
export const loadHelp = () => import('./help.page.tsx');
