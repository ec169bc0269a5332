/** The poster as a picture: drawn here, so that nothing of it leaves the device before the member shares it. */

const WIDTH = 720;
const HEIGHT = 1_080;
const QR = 380;

/** What stands on it. */
export interface PosterWords { readonly title: string; readonly scan: string; readonly code: string; readonly codeLabel: string; readonly foot: string }

const loaded = (image: HTMLImageElement, source: string): Promise<void> => new Promise((resolve, reject) => {
  image.onload = () => resolve();
  image.onerror = () => reject(new Error('the code could not be drawn'));
  image.src = source;
});

function write(context: CanvasRenderingContext2D, text: string, y: number, size: number, colour: string, weight = 400): void {
  context.font = `${weight} ${size}px "PingFang SC", "Noto Sans CJK SC", sans-serif`;
  context.fillStyle = colour;
  context.fillText(text, WIDTH / 2, y, WIDTH - 80);
}

/**
 * Draws it around the QR code that stands on the page.
 * @returns the picture, or null where the browser draws none.
 */
export async function drawPoster(code: SVGElement, words: PosterWords): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) return null;
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const ground = context.createLinearGradient(0, 0, WIDTH, HEIGHT);
  ground.addColorStop(0, '#7c2f16');
  ground.addColorStop(1, '#2c0f08');
  context.fillStyle = ground;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.textAlign = 'center';
  write(context, words.title, 170, 52, '#ffe2a3', 800);
  write(context, words.scan, 235, 30, '#fff3dc');
  context.fillStyle = '#ffffff';
  context.fillRect((WIDTH - QR) / 2 - 24, 300, QR + 48, QR + 48);
  const picture = new Image(QR, QR);
  await loaded(picture, `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(code))}`);
  context.drawImage(picture, (WIDTH - QR) / 2, 324, QR, QR);
  write(context, words.codeLabel, 830, 28, '#ffe9c4');
  write(context, words.code, 905, 64, '#ffffff', 800);
  write(context, words.foot, 1_030, 22, '#d9b48c');
  return new Promise((resolve) => { canvas.toBlob(resolve, 'image/png'); });
}
