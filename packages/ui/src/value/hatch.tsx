/** A block of "no data", as high as its place: 45 degree lines. `label` says why, and for how long. */
export function Hatch({ label, height }: { label: string; height?: number }) {
  return <div className="fms-hatch" role="img" aria-label={label} style={{ height: height ?? '100%' }} />;
}
