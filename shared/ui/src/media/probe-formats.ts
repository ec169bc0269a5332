/**
 * What this browser can draw, found by drawing one dot of each form (§3.6 imageSupportFormats, §9);
 * asked once in a page life.
 */
import { useEffect, useState } from 'react';
import { Media } from '@site/domain/constants';
import type { ImageFormat } from '@site/domain/media/picture-format';

/**
 * A picture of one dot in each form; `data:` is what the site's policy lets images come from
 * besides its own address.
 */
const DOTS: Readonly<Record<ImageFormat, string>> = {
  AVIF: 'data:image/avif;base64,AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=',
  WEBP: 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==',
};

/** A probe that says nothing for this long counts as a no: a picture never waits longer than this. */
export const PROBE_MS = 500;

const draws = (format: ImageFormat): Promise<readonly ImageFormat[]> =>
  new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image.width > 0 ? [format] : []);
    image.onerror = () => resolve([]);
    setTimeout(() => resolve([]), PROBE_MS);
    image.src = DOTS[format];
  });

/**
 * Asks the browser.
 *
 * @returns the forms it draws, best first.
 */
export const probeFormats = async (): Promise<readonly ImageFormat[]> =>
  (await Promise.all(Media.formats.map(draws))).flat();

interface Answer {
  readonly coming: Promise<readonly ImageFormat[]>;
  known: readonly ImageFormat[] | null;
}
/** Answers by the browser they are of. */
const answers = new WeakMap<object, Answer>();

function answer(): Answer {
  const before = answers.get(Image);
  if (before !== undefined) return before;
  const made: Answer = { coming: probeFormats(), known: null };
  void made.coming.then((found) => {
    made.known = found;
  });
  answers.set(Image, made);
  return made;
}

/** @returns the forms, or null until they are known. */
export function useImageFormats(): readonly ImageFormat[] | null {
  const [formats, setFormats] = useState(() => answer().known);
  useEffect(() => {
    if (formats !== null) return undefined;
    let current = true;
    void answer().coming.then((found) => {
      if (current) setFormats(found);
    });
    return () => {
      current = false;
    };
  }, [formats]);
  return formats;
}
