import { describe, expect, it } from 'vitest';
import { computeLabelBox, LABEL_SIDES, LabelField } from './label-field.ts';

describe('LabelField', () => {
  it('finds no room where something stands, also across the edges of its cells', () => {
    const field = new LabelField();
    field.block({ left: 60, right: 70, top: -5, bottom: 5 });
    expect(field.isFree({ left: 68, right: 120, top: 0, bottom: 16 })).toBe(false);
    expect(field.isFree({ left: 73, right: 120, top: 0, bottom: 16 })).toBe(false);
    expect(field.isFree({ left: 74, right: 120, top: 0, bottom: 16 })).toBe(true);
    expect(field.isFree({ left: -200, right: 300, top: -100, bottom: 100 })).toBe(false);
  });

  it('keeps every side clear of the symbol itself', () => {
    const field = new LabelField();
    field.block({ left: 89, right: 111, top: 189, bottom: 211 });
    for (const side of LABEL_SIDES) expect(field.isFree(computeLabelBox(side, 100, 200, 80, 17))).toBe(true);
  });
});
