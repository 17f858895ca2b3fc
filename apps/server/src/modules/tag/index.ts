/** Tags: what a vessel measures, its latest values and its statistics. */
export { CARD_LATEST } from './card-latest.service.ts';
export { listPositionTags, type PositionTags } from './position-tag.ts';
export { requireOwnTags } from './tag.service.ts';
export { TAG_CATALOG, type TagCatalog, type TagRow } from './tag-catalog.service.ts';
export { TAG_LATEST, toWireValue } from './tag-latest.service.ts';
