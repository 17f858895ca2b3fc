import { useEffect, useState } from 'react';

/** An address of this page for bytes that were fetched, given back when others take their place. */
export function useBlobAddress(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (blob === undefined) {
      setAddress(undefined);
      return undefined;
    }
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}
