/** A file or a directory, drawn here: OpenBridge has neither. */
const ART = {
  file: 'M6 2h8l5 5v15H5V3a1 1 0 0 1 1-1Zm1 2v16h10V8h-4V4H7Z',
  directory: 'M3 5h7l2 2h9v12H3V5Zm2 4v8h14V9H5Z',
} as const;

export function FileGlyph({ kind }: { kind: keyof typeof ART }) {
  return (
    <svg width={16} height={16} viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={ART[kind]} />
    </svg>
  );
}
