/** Tags: what a vessel measures, its latest values and its statistics. */
export { CARD_LATEST } from './card-latest.service.ts';
export { type ConningTagIds, conningTags } from './conning-tag.ts';
export { type PositionTags, positionTags } from './position-tag.ts';
export { TAG_CATALOG, type TagCatalog } from './tag-catalog.service.ts';
export { TAG_LATEST } from './tag-latest.service.ts';
