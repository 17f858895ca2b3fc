/** Files that are dragged from one pane to the other, or into the shore's from the desktop. */
import { type DragEvent, useState } from 'react';
import type { Side } from './file-path.ts';

interface SideDragOptions {
  readonly mayWrite: boolean;
  /** The marked files of a side were dropped on the other. */
  readonly onMove: (from: Side) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

export interface SideDrag {
  readonly onDrag: (event: DragEvent) => void;
  /** Whether what is dragged may be dropped here. */
  readonly accepts: (event: DragEvent) => boolean;
  readonly onDrop: (event: DragEvent) => void;
}

/** The drag of each pane. */
export function useSideDrag({ mayWrite, onMove, onFiles }: SideDragOptions): (side: Side) => SideDrag {
  const [from, setFrom] = useState<Side>();
  return (side) => {
    const isFromOther = () => from !== undefined && from !== side;
    const holdsFiles = ({ dataTransfer }: DragEvent) => side === 'shore' && dataTransfer.types.includes('Files');
    return {
      onDrag: ({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'copy';
        setFrom(side);
      },
      accepts: (event) => mayWrite && (isFromOther() || holdsFiles(event)),
      onDrop: (event) => {
        if (from !== undefined && isFromOther()) onMove(from);
        else onFiles([...event.dataTransfer.files]);
        setFrom(undefined);
      },
    };
  };
}
