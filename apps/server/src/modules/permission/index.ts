/** What other modules may use of permissions: whether a caller may make changes of assignments. */
export { type ChangingCaller, requireAllowed } from './change-plan.ts';
