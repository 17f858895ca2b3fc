/** Tags: what a vessel measures, its latest values and its statistics. */
export { createCardLatest } from './card-latest.service.ts';
export { createStorageService } from './storage.service.ts';
export { mountTag } from './tag.routes.ts';
export { createTagService } from './tag.service.ts';
export { openTagCatalog, type TagCatalog } from './tag-catalog.service.ts';
export { createTagEditService } from './tag-edit.service.ts';
export { createTagHistoryService } from './tag-history.service.ts';
export { createTagLatest, type TagLatest, wireValue } from './tag-latest.service.ts';
export { removeDeleted } from './tag-removal.service.ts';
