/** Offers the emissions of vessels: by voyage, port stay, period and year, and where a year will end. */
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import type { Module } from '../../platform/module/module.ts';
import { TELEMETRY } from '../../telemetry/index.ts';
import { CURRENT_PLANTS } from '../plant/index.ts';
import { TAG_CATALOG } from '../tag/index.ts';
import { registerEmissionRoutes } from './emission.routes.ts';
import { createEmissionService } from './emission.service.ts';
import { createEmissionReader, EMISSIONS } from './emission-reader.ts';
import { createCarbonForecastService } from './forecast/carbon-forecast.service.ts';
import { createEmissionLegService } from './leg/emission-leg.service.ts';

export const emissionModule: Module = {
  name: 'emission',
  register({ db, clock, services, web }) {
    const { samples, spans } = services.get(TELEMETRY);
    const [catalog, plants] = [services.get(TAG_CATALOG), services.get(CURRENT_PLANTS)];
    const ports = { db, clock, catalog, samples, plants, spans };
    const [legs, forecasts] = [createEmissionLegService(ports), createCarbonForecastService(ports)];
    const periods = createEmissionReader(legs);
    services.provide(EMISSIONS, periods);
    const rights = services.get(VESSEL_RIGHTS);
    registerEmissionRoutes(web.router, createEmissionService({ rights, legs, periods, forecasts }));
  },
};
