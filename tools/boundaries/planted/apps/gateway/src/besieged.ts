export { aVessel as judge } from '../../../tools/siege/judge.ts';
