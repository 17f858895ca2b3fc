import './strict-content.ts';
import { startApplication } from './app/start-application.tsx';

void startApplication();
