/** Which tags a widget can draw, for its form and for its default choice. */
import type { Tag } from '@fms/contract/tag';
import { DATA_TAG_TYPE } from '@fms/domain/tag';
import { convertIfKnown } from '@fms/domain/unit';

/** Positions come by a way of their own. */
export const isPlace = ({ type }: Tag) => type === DATA_TAG_TYPE.onlyGeo;
export const isNumber = (tag: Tag) => tag.valueKind === 'number' && !isPlace(tag);
export const isSwitch = ({ valueKind }: Tag) => valueKind === 'boolean';
/** Numbers and switches have curves. */
export const isCurve = (tag: Tag) => isNumber(tag) || isSwitch(tag);
export const isAngle = (tag: Tag) => isNumber(tag) && tag.unit === '°';
/** Everything a row can say: not a place, and not a structure. */
export const isRow = (tag: Tag) => isCurve(tag) || tag.valueKind === 'text';
export const isPercent = (tag: Tag) => isNumber(tag) && tag.unit === '%';
/** Numbers in `unit`, or in one that converts to it. */
export const isMeasuredIn = (unit: string) => (tag: Tag) =>
  isNumber(tag) && convertIfKnown(1, tag.unit, unit) !== undefined;

/** A field that may stay empty whatever the rest of the option holds. */
export const always = () => true;
