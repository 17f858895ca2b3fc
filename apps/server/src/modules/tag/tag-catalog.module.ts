/** Opens the catalogue of tags, which the telemetry store and later modules use. */
import type { Module } from '../../platform/module/module.ts';
import { TAG_TYPES } from '../../telemetry/index.ts';
import { openTagCatalog, TAG_CATALOG } from './tag-catalog.service.ts';

export const tagCatalogModule: Module = {
  name: 'tag-catalog',
  async register({ db, bus, clock, services }) {
    const catalog = services.provide(TAG_CATALOG, await openTagCatalog(db, bus, clock));
    services.provide(TAG_TYPES, (tagId) => catalog.of(tagId)?.type);
  },
};
