import './strict-content.ts';
import { createRoot } from 'react-dom/client';
import { RootScreen } from './app/root-screen.tsx';
import { startLanguage } from './language/index.ts';
import { loadAppSetting } from './settings/app-setting.ts';

startLanguage();
void loadAppSetting(Date.now());
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(<RootScreen />);
