export { aVessel as checked } from '../../../tools/siege/answer-check.ts';
