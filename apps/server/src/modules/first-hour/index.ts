/** The guide for the first hour of a live server. */
export { FIRST_HOUR, type FirstHourService } from './first-hour.service.ts';
