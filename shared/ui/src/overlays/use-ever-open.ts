import { useState } from 'react';

/** True from the first opening on: only then is an overlay's code worth fetching. */
export function useEverOpen(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return wasOpen;
}
