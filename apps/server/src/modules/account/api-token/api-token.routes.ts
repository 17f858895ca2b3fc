/** Calls about API tokens. */
import { createApiToken, deleteApiToken, listApiTokens } from '@fms/contract/permission';
import type { Router } from '../../../platform/http/router.ts';
import type { ApiTokens } from './api-token.service.ts';

export function registerApiTokenRoutes(router: Router, tokens: ApiTokens): void {
  router.route(createApiToken, ({ caller, body, from }) => tokens.create(caller, body, from));
  router.route(listApiTokens, ({ caller, query }) => tokens.list(caller, query.userId));
  router.route(deleteApiToken, ({ caller, query, from }) => tokens.remove(caller, query.id, from));
}
