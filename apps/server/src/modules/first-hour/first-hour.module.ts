/** Guides the admins of a live server through its first hour. */
import { getFirstHour, skipFirstHour } from '@fms/contract/first-hour';
import type { Module } from '../../platform/module/module.ts';
import { createFirstHourService, FIRST_HOUR } from './first-hour.service.ts';

export const firstHourModule: Module = {
  name: 'first-hour',
  register({ config, db, bus, clock, disposables, services, web }) {
    let hasSamples = false;
    disposables.defer(
      bus.subscribe('samples.stored', () => {
        hasSamples = true;
      }),
    );
    const guide = createFirstHourService({ db, clock, mode: config.mode, hasSamples: () => hasSamples });
    services.provide(FIRST_HOUR, guide);
    web.router.route(getFirstHour, () => guide.get());
    web.router.route(skipFirstHour, ({ body }) => guide.skip(body.steps, body.isSkipped));
  },
};
