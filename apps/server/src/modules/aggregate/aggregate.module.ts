/** Offers the figures of tags over periods to the modules that ask for them; it has no calls of its own. */
import type { Module } from '../../platform/module/module.ts';
import { TELEMETRY } from '../../telemetry/index.ts';
import { TAG_CATALOG } from '../tag/index.ts';
import { createAggregates } from './aggregate.service.ts';
import { AGGREGATES } from './aggregate-question.ts';

export const aggregateModule: Module = {
  name: 'aggregate',
  register({ services }) {
    const { summaries } = services.get(TELEMETRY);
    services.provide(AGGREGATES, createAggregates({ catalog: services.get(TAG_CATALOG), summaries }));
  },
};
