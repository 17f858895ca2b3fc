/** Calls of emissions. */
import { explainEmission, getCarbonForecast, getEmissionYear, getPeriodEmission } from '@fms/contract/emission';
import type { Router } from '../../platform/http/router.ts';
import type { EmissionService } from './emission.service.ts';

export function registerEmissionRoutes(router: Router, { period, year, forecast, explain }: EmissionService): void {
  router.route(getPeriodEmission, ({ caller, body }) => period(caller, body));
  router.route(getEmissionYear, ({ caller, body }) => year(caller, body));
  router.route(getCarbonForecast, ({ caller, body }) => forecast(caller, body));
  router.route(explainEmission, ({ caller, body }) => explain(caller, body));
}
