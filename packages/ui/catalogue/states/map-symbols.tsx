import type { ReactNode } from 'react';
import { AlarmMark } from '../../src/alarm/alarm-mark.tsx';
import { Panel } from '../../src/panel/panel.tsx';
import { buildClusterParts, CLUSTER_BOX } from '../../src/symbol/cluster.ts';
import type { VesselSymbolState } from '../../src/symbol/symbol-part.ts';
import { renderPartSvg } from '../../src/symbol/symbol-svg.ts';
import { VESSEL_SYMBOL_TYPES } from '../../src/symbol/vessel-hull.ts';
import { VesselSymbol } from '../../src/symbol/vessel-symbol.tsx';
import type { Palette } from '../../src/theme/palette.ts';
import { getPaletteColors } from '../../src/theme/palette-colors.ts';

const STATES: VesselSymbolState[] = ['moving', 'stopped', 'late', 'lost'];

export function MapSymbols({ palette }: { palette: Palette }) {
  const { map } = getPaletteColors(palette);
  return (
    <Panel title="Map symbols" className="symbols">
      <div className="symbol-grid" style={{ color: map.symbol }}>
        <span />
        {VESSEL_SYMBOL_TYPES.map((type) => (
          <span key={type} className="head">
            {type[0]?.toUpperCase() + type.slice(1)}
          </span>
        ))}
        {STATES.map((state) => (
          <SymbolRow key={state} state={state} />
        ))}
        <span className="row-name">marks</span>
        <Marks palette={palette} />
      </div>
    </Panel>
  );
}

function SymbolRow({ state }: { state: VesselSymbolState }) {
  const isMoving = state === 'moving' || state === 'late';
  return (
    <>
      <span className="row-name">{state}</span>
      {VESSEL_SYMBOL_TYPES.map((type) => (
        <span key={type} className="cell">
          <VesselSymbol
            type={type}
            state={state}
            headingDegrees={state === 'lost' ? 0 : 35}
            headingLine={isMoving ? 14 : 0}
            label={`${type}, ${state}`}
          />
        </span>
      ))}
    </>
  );
}

function Mark({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="cell mark-cell">
      <span className="mark-place">{children}</span>
      <span className="fms-caption">{name}</span>
    </span>
  );
}

function Marks({ palette }: { palette: Palette }) {
  return (
    <>
      <Mark name="selected">
        <VesselSymbol type="supply" state="moving" headingDegrees={35} headingLine={12} selected />
      </Mark>
      <Mark name="alarm">
        <AlarmMark priority="alarm" state="acknowledged" size={10} />
        <VesselSymbol type="tanker" state="stopped" headingDegrees={35} />
      </Mark>
      <Mark name="warning">
        <AlarmMark priority="warning" state="acknowledged" size={10} />
        <VesselSymbol type="cargo" state="moving" headingDegrees={35} headingLine={12} />
      </Mark>
      <Mark name="caution">
        <AlarmMark priority="caution" state="acknowledged" size={10} />
        <VesselSymbol type="passenger" state="moving" headingDegrees={35} headingLine={12} />
      </Mark>
      <Mark name="cluster">
        <Cluster palette={palette} />
      </Mark>
      <Mark name="no heading">
        <VesselSymbol type="disc" state="moving" />
      </Mark>
      <Mark name="AIS only">
        <VesselSymbol type="ais" state="stopped" headingDegrees={35} />
      </Mark>
      <Mark name="stacked">
        <VesselSymbol type="tug" state="stopped" />
        <b className="stack-count">+3</b>
      </Mark>
    </>
  );
}

function Cluster({ palette }: { palette: Palette }) {
  const { surface, live, map } = getPaletteColors(palette);
  const parts = buildClusterParts({ underWayShare: 0.17, surface, ring: map.symbol, live });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="34" height="34" viewBox="-1 -1 ${CLUSTER_BOX + 2} ${CLUSTER_BOX + 2}">${parts.map(renderPartSvg).join('')}</svg>`;
  return (
    <span className="cluster">
      <img alt="12 vessels, 2 under way" src={`data:image/svg+xml,${encodeURIComponent(svg)}`} />
      <b>12</b>
    </span>
  );
}
