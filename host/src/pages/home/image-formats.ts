/** What this browser can draw, found by drawing one dot of each form; asked for once in a page life (§9). */
import { useEffect, useState } from 'react';
import { Media } from '@site/domain/constants';
import type { ImageFormat } from '@site/domain/media/picture-format';

const DOT: Record<ImageFormat, string> = {
  AVIF: 'data:image/avif;base64,AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=',
  WEBP: 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==',
};

const draws = (format: ImageFormat): Promise<readonly ImageFormat[]> => new Promise((resolve) => {
  const image = new Image();
  image.onload = () => resolve(image.width > 0 ? [format] : []);
  image.onerror = () => resolve([]);
  image.src = DOT[format];
});

let found: Promise<readonly ImageFormat[]> | null = null;

/** @returns the forms, or null until they are known. */
export function useImageFormats(): readonly ImageFormat[] | null {
  const [formats, setFormats] = useState<readonly ImageFormat[] | null>(null);
  useEffect(() => {
    found ??= Promise.all(Media.formats.map(draws)).then((lists) => lists.flat());
    let current = true;
    void found.then((known) => {
      if (current) setFormats(known);
    });
    return () => { current = false; };
  }, []);
  return formats;
}
