/** The demonstration: its accounts, and the past that the simulator leaves. A live server does not load it. */
export {
  DEMONSTRATION_ACCOUNTS,
  DEMONSTRATION_PASSWORD,
  seedDemonstration,
} from './account.ts';
export { demonstrationModule } from './demonstration.module.ts';
