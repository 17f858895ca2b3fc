/** Bunker delivery notes of a vessel. */
export { deliveryCalls, deliveryQueries } from './delivery.queries.ts';
