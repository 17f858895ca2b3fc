/** What the layout of few large instruments shows: the way of the ship for a bridge, or its machines for a control room. */
export type BridgeSubject = 'navigation' | 'machinery';
