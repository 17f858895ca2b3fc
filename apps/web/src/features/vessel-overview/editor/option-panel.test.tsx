/** The options of widgets: labelled, and limited to the tags a widget can draw. */
import { type PlacedWidget, type WidgetOption, type WidgetType, widgetOptions } from '@fms/contract/dashboard';
import type { Tag } from '@fms/contract/tag';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildTag, buildVessel, buildWidget } from '../../../testing/builders.ts';
import { renderScreen } from '../../../testing/screen.tsx';
import '../../../language/inside.ts';
import '../../../language/vessel-page.ts';
import { OptionPanel } from './option-panel.tsx';

const vessel = buildVessel(1);
const tags: Tag[] = [
  buildTag(1, { name: 'Main engine load', unit: '%', min: 0, max: 110, subsystem: 'Propulsion' }),
  buildTag(2, { name: 'Generator 1 running', unit: '', valueKind: 'boolean', subsystem: 'Power' }),
  buildTag(3, { name: 'Heading true', unit: '°' }),
  buildTag(4, { name: 'Lube oil tank level', unit: '%', subsystem: 'Tanks' }),
  buildTag(5, { name: 'Lube oil tank volume', unit: 'm³', subsystem: 'Tanks' }),
  buildTag(6, { name: 'Operation', unit: '', valueKind: 'text', subsystem: 'Voyage' }),
];

const GAUGE: WidgetOption<'gauge'> = { tag: 'Main engine load', look: 'radial', min: null, max: null };

/** The options of a widget, as the editor asks for them. */
function drawForm<Type extends WidgetType>(
  type: Type,
  option: WidgetOption<Type>,
  onChange: (option: WidgetOption) => void = vi.fn(),
) {
  const widget = { ...buildWidget('alarmList'), type, option } as unknown as PlacedWidget;
  const panel = { widget, vessel, tags, onChange, onRemove: vi.fn(), onClose: vi.fn() };
  return renderScreen(<OptionPanel {...panel} />);
}

/** The options of a widget also offer to remove the widget itself. */
const REMOVE_ENGINE = /^Remove (?!the widget)/;

function openChoices(label: string): string[] {
  fireEvent.click(screen.getByRole('combobox', { name: label }));
  return screen.getAllByRole('option').map(({ textContent }) => textContent ?? '');
}

describe('the form of the gauge', () => {
  it('offers numbers alone, and a new tag begins with its own scale', () => {
    const onChange = vi.fn();
    drawForm('gauge', { ...GAUGE, max: 90 }, onChange);
    expect(openChoices('Tag')).toEqual([
      'Heading true, °',
      'Main engine load, %',
      'Lube oil tank level, %',
      'Lube oil tank volume, m³',
    ]);
    fireEvent.click(screen.getByRole('option', { name: 'Heading true, °' }));
    expect(onChange).toHaveBeenCalledWith({ ...GAUGE, tag: 'Heading true', min: null, max: null });
  });

  it('says when the ends of a scale are the wrong way round, and takes only right ones', () => {
    const onChange = vi.fn();
    drawForm('gauge', GAUGE, onChange);
    const upper = screen.getByRole('textbox', { name: 'Maximum' });
    fireEvent.change(upper, { target: { value: '-5' } });
    expect(screen.getByText('The maximum must be greater than the minimum')).toBeDefined();
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.change(upper, { target: { value: '90' } });
    expect(onChange).toHaveBeenLastCalledWith({ ...GAUGE, max: 90 });
  });

  it('keeps the name of a tag that only other ships send', () => {
    drawForm('gauge', { ...GAUGE, tag: 'Urea rate' });
    expect(openChoices('Tag')).toContain('Urea rate');
  });
});

describe('the form of the chart', () => {
  const option: WidgetOption<'chart'> = { tags: ['Main engine load'], hours: 24, min: null, max: null };

  it('takes another range, and never lets the last curve go', () => {
    const onChange = vi.fn();
    drawForm('chart', option, onChange);
    fireEvent.click(screen.getByRole('radio', { name: '7 d' }));
    expect(onChange).toHaveBeenCalledWith({ ...option, hours: 168 });
    onChange.mockClear();
    fireEvent.keyDown(screen.getByRole('combobox', { name: 'Curves' }), { key: 'Backspace' });
    expect(onChange).not.toHaveBeenCalled();
  });

  it('offers switches too, and no words', () => {
    drawForm('chart', option);
    const offered = openChoices('Curves');
    expect(offered).toContain('Generator 1 running');
    expect(offered).not.toContain('Operation');
  });
});

describe('the form of the tank', () => {
  it('brings volume and temperature of the tank whose level is chosen', () => {
    const onChange = vi.fn();
    const option = { level: 'Main engine load', volume: null, temperature: null };
    drawForm('tank', option, onChange);
    fireEvent.click(screen.getByRole('combobox', { name: 'Level' }));
    fireEvent.click(screen.getByRole('option', { name: 'Lube oil tank level, %' }));
    expect(onChange).toHaveBeenCalledWith({
      level: 'Lube oil tank level',
      volume: 'Lube oil tank volume',
      temperature: null,
    });
  });
});

describe('the form of the engines', () => {
  const option: WidgetOption<'engineRpm'> = { engines: [{ name: 'Port', speed: null, readings: [] }] };

  it('adds engines up to four and removes all but the last', () => {
    const onChange = vi.fn();
    drawForm('engineRpm', option, onChange);
    expect(screen.queryByRole('button', { name: REMOVE_ENGINE })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Add engine' }));
    const added = { name: 'Main engine', speed: 'Main engine load', readings: [] };
    expect(onChange).toHaveBeenCalledWith({ engines: [...option.engines, added] });
  });

  it('has no fifth', () => {
    const four = Array.from({ length: 4 }, (_, index) => ({ name: `E${index}`, speed: null, readings: [] }));
    drawForm('engineRpm', { engines: four });
    expect(screen.queryByRole('button', { name: 'Add engine' })).toBeNull();
    expect(screen.getAllByRole('button', { name: REMOVE_ENGINE })).toHaveLength(4);
  });
});

describe('choices of one word', () => {
  it.each([
    [
      'how a position is written',
      (onChange: () => void) => drawForm('navigationInfo', { tags: ['Operation'], coordinates: 'minutes' }, onChange),
      () => {
        fireEvent.click(screen.getByRole('combobox', { name: 'Position format' }));
        fireEvent.click(screen.getByRole('option', { name: '60.02000, 2.62000' }));
      },
      { tags: ['Operation'], coordinates: 'decimal' },
    ],
    [
      'the track of the map',
      (onChange: () => void) => drawForm('navigationMap', { trackHours: 24 }, onChange),
      () => fireEvent.click(screen.getByRole('radio', { name: 'None' })),
      { trackHours: 0 },
    ],
    [
      'the sign of a battery that gives',
      (onChange: () => void) =>
        drawForm('batteryView', { stateOfCharge: null, power: null, strings: null, giving: 'positive' }, onChange),
      () => fireEvent.click(screen.getByRole('radio', { name: 'Negative' })),
      { stateOfCharge: null, power: null, strings: null, giving: 'negative' },
    ],
  ])('%s', (_words, form, choose, expected) => {
    const onChange = vi.fn();
    form(onChange);
    choose();
    expect(onChange).toHaveBeenCalledWith(expected);
  });

  it('one of heading and course there must be', () => {
    const option = { heading: 'Heading true', course: null, rateOfTurn: null };
    expect(widgetOptions.courseCompass.safeParse(option).success).toBe(true);
    const onChange = vi.fn();
    drawForm('courseCompass', option, onChange);
    fireEvent.click(screen.getByRole('combobox', { name: 'Heading' }));
    fireEvent.click(screen.getByRole('option', { name: 'Heading true, °' }));
    expect(onChange).not.toHaveBeenCalledWith({ ...option, heading: null });
  });
});
