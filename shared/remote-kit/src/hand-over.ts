/** Hands a picture that was made on this device to its member. */

/** Some browsers read the file only after this turn. */
const KEPT_MS = 10_000;

/**
 * Into another app or the album where the phone can, else as a file.
 *
 * @param name of the file, with its ending.
 * @throws an `AbortError` when the member closes the phone's own sheet.
 */
export async function handOver(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] }))
    return navigator.share({ files: [file] });
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  [link.href, link.download] = [address, name];
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
  return undefined;
}
