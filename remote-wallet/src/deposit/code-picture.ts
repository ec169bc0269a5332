/** A code that stands on the page, as a picture to keep. */

/** Side of the picture in pixels: large enough for every scanner. */
const SIDE = 720;

/**
 * Draws it.
 *
 * @returns the picture, or null where the browser draws none.
 */
export async function codePicture(code: SVGElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) return null;
  [canvas.width, canvas.height] = [SIDE, SIDE];
  const image = new Image(SIDE, SIDE);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(code))}`;
  await image.decode();
  context.drawImage(image, 0, 0, SIDE, SIDE);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}
