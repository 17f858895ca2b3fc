import type { Tag } from '@fms/contract/tag';
import { Segmented } from '@fms/ui/control';
import { Menu, Select } from '@mantine/core';
import { useMemo } from 'react';
import { TimeFilterMenu } from '../../entities/statistic/index.ts';
import { TRACK_RANGE_MS, TRACK_RANGES, type TrackRange } from '../../entities/track/index.ts';
import { FileMenu } from '../../export/file-menu.tsx';
import { useText } from '../../language/index.ts';
import { TRACK_FORMATS } from './export/track-file.ts';
import { useTrackExport } from './export/use-track-export.ts';
import type { LocationParts } from './state/location-parts.ts';
import style from './style/location.module.css';

/** When, coloured by what, and the track as a file. */
export function LocationToolbar(props: LocationParts & { readonly coloured: Tag | undefined }) {
  const { tags, state, change, track, coloured } = props;
  const t = useText();
  const { time } = state;
  const range = time.mode === 'live' ? time.range : rangeOf(track.window.to - track.window.from);
  const numbers = useMemo(() => tags.filter(({ valueKind }) => valueKind === 'number'), [tags]);
  const choices = numbers.map(({ Id, name, unit }) => ({
    value: String(Id),
    label: unit === '' ? name : `${name}, ${unit}`,
  }));
  return (
    <div className={style.toolbar}>
      <Segmented
        label={t('TRACK_RANGE')}
        value={range ?? ''}
        onChange={(next) => next !== '' && change({ time: { mode: 'live', range: next } })}
        options={TRACK_RANGES.map((value) => ({
          value: value as TrackRange | '',
          label: t(`TRACK_RANGE_${value.toUpperCase()}` as 'TRACK_RANGE_24H'),
        }))}
      />
      <TimeFilterMenu window={track.window} onApply={({ from, to }) => change({ time: { mode: 'fixed', from, to } })} />
      <Select
        className={style.colour}
        aria-label={t('TRACK_COLOUR')}
        placeholder={t('COLOUR_BY_SPEED')}
        data={choices}
        value={coloured === undefined ? null : String(coloured.Id)}
        onChange={(key) => change({ colour: key ?? undefined })}
        searchable
        clearable
      />
      <ExportMenu {...props} />
    </div>
  );
}

function ExportMenu(props: LocationParts) {
  const t = useText();
  const { save, isReading, retry } = useTrackExport(props);
  return (
    <span className={style.export}>
      <FileMenu
        label={t(isReading ? 'TRACK_EXPORT_READING' : 'STATISTIC_EXPORT')}
        disabled={isReading || (props.track.points?.length ?? 0) < 2}
        problem={t('TRACK_EXPORT_FAILED')}
        retry={retry}
      >
        {TRACK_FORMATS.map((format) => (
          <Menu.Item key={format} onClick={() => save(format)}>
            {t(`FORMAT_${format.toUpperCase()}` as 'FORMAT_GPX')}
          </Menu.Item>
        ))}
      </FileMenu>
    </span>
  );
}

function rangeOf(ms: number): TrackRange | undefined {
  return TRACK_RANGES.find((range) => TRACK_RANGE_MS[range] === ms);
}
