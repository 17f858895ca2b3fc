/** The call for where values are heading. */
import { getTagForecast } from '@fms/contract/tag';
import type { Router } from '../../../platform/http/router.ts';
import type { ForecastService } from './forecast.service.ts';

export function registerForecastRoutes(router: Router, forecasts: ForecastService): void {
  router.route(getTagForecast, ({ caller, body }) => forecasts.find(caller, body));
}
