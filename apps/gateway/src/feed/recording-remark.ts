/** What a recording shows of itself, beside its readings, that the summary of its replay has to say. */
export type RecordingRemark =
  /** A packed file that lacks its end was read as far as it goes. */
  | { readonly kind: 'cut-off'; readonly unpackedBytes: number }
  /** The stamps of the logger are taken; positive when its clock is ahead of the one on the bus. */
  | { readonly kind: 'clock-differs'; readonly loggerAheadMs: number }
  /** Names of the files in which the list of channels was looked for. */
  | { readonly kind: 'channel-list-missing'; readonly names: readonly string[] };

export type OnRemark = (remark: RecordingRemark) => void;
