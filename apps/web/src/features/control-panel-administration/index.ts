/** Pages of the control panel about the product: mail, feedback, storage. */
import type { Abilities } from '@fms/contract/account';
import type { Feature } from '../../registry/index.ts';

type SettingPage = NonNullable<Feature['settingPages']>[number];

/** A page for those who have the ability. */
const pageFor = (
  ability: 'seeOutbox' | 'seeFeedback' | 'manageVessels',
  page: Pick<SettingPage, 'id' | 'title' | 'icon' | 'load'>,
): SettingPage => ({ ...page, group: 'administration', isVisible: (abilities: Abilities) => abilities[ability] });

const loadOutbox = () => import('./outbox.page.tsx');
const loadFeedback = () => import('./feedback-list.page.tsx');
const loadStorage = () => import('./storage.page.tsx');

export const controlPanelAdministrationFeature: Feature = {
  settingPages: [
    pageFor('seeOutbox', { id: 'outbox', title: 'OUTBOX', icon: 'export', load: loadOutbox }),
    pageFor('seeFeedback', { id: 'feedback', title: 'FEEDBACK_LIST', icon: 'report-problem', load: loadFeedback }),
    pageFor('manageVessels', { id: 'storage', title: 'STORAGE', icon: 'layers', load: loadStorage }),
  ],
};
