/** Offers the bunker delivery notes of vessels. */
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import type { Module } from '../../platform/module/module.ts';
import { registerDeliveryRoutes } from './delivery.routes.ts';
import { createDeliveryService } from './delivery.service.ts';

export const deliveryModule: Module = {
  name: 'delivery',
  register({ db, clock, services, web }) {
    registerDeliveryRoutes(web.router, createDeliveryService({ db, clock, rights: services.get(VESSEL_RIGHTS) }));
  },
};
