/**
 * A button that comes in place of another. What was on its way to that one, and the second of two
 * taps, press nothing here: it can be pressed once it has been there to be read.
 */
import { useEffect, useState, type ComponentProps } from 'react';
import { Button } from '@site/ui';

/** How long it takes to see that the words are others, ms. */
const READ_MS = 500;

/** As `Button`; give it a key of its own, or it is the same button as before. */
export function SwappedButton(props: ComponentProps<typeof Button>) {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRead(true), READ_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Button {...props} disabled={!isRead} />;
}
