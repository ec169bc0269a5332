/**
 * The poster as a picture: drawn here, so that nothing of it leaves the device before the member
 * shares it.
 */

const WIDTH = 720;
const HEIGHT = 1_080;
const QR = 380;
/** White around the code, so that cameras find it. */
const QUIET = 24;
const QR_TOP = 384;

/** What stands on it. */
export interface PosterWords {
  readonly site: string;
  readonly title: string;
  readonly reward: string;
  readonly hint: string;
  readonly code: string;
  readonly codeLabel: string;
  readonly link: string;
  readonly foot: string;
}

const loaded = (image: HTMLImageElement, source: string): Promise<void> =>
  new Promise((resolve, reject) => {
    image.onload = () => resolve();
    image.onerror = () => reject(new Error('the code could not be drawn'));
    image.src = source;
  });

type Line = readonly [text: string, y: number, size: number, colour: string, weight?: number];

function write(
  context: CanvasRenderingContext2D,
  [text, y, size, colour, weight = 400]: Line,
): void {
  context.font = `${weight} ${size}px "PingFang SC", "Noto Sans CJK SC", sans-serif`;
  context.fillStyle = colour;
  context.fillText(text, WIDTH / 2, y, WIDTH - 80);
}

function paintGround(context: CanvasRenderingContext2D): void {
  const ground = context.createLinearGradient(0, 0, WIDTH, HEIGHT);
  ground.addColorStop(0, '#7c2f16');
  ground.addColorStop(1, '#2c0f08');
  context.fillStyle = ground;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const light = context.createRadialGradient(WIDTH, 0, 0, WIDTH, 0, 620);
  light.addColorStop(0, 'rgb(242 176 72 / 55%)');
  light.addColorStop(1, 'rgb(242 176 72 / 0%)');
  context.fillStyle = light;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.strokeStyle = 'rgb(255 226 163 / 14%)';
  context.lineWidth = 44;
  context.beginPath();
  context.arc(20, HEIGHT - 10, 200, 0, 2 * Math.PI);
  context.stroke();
}

/**
 * Draws it around the QR code that stands on the page.
 *
 * @returns the picture, or null where the browser draws none.
 */
export async function drawPoster(code: SVGElement, words: PosterWords): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) return null;
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  paintGround(context);
  context.textAlign = 'center';
  const lines: readonly Line[] = [
    [words.site, 90, 34, '#fff3dc', 700],
    [words.title, 156, 30, '#ffe9c4'],
    [words.reward, 258, 84, '#ffe2a3', 800],
    [words.hint, 318, 28, '#fff3dc'],
    [words.codeLabel, 882, 26, '#ffe9c4'],
    [words.code, 944, 58, '#ffffff', 800],
    [words.link, 990, 22, '#ffe9c4'],
    [words.foot, 1_040, 20, '#e7c9a3'],
  ];
  lines.forEach((line) => write(context, line));
  context.fillStyle = '#ffffff';
  context.fillRect((WIDTH - QR) / 2 - QUIET, QR_TOP - QUIET, QR + 2 * QUIET, QR + 2 * QUIET);
  const picture = new Image(QR, QR);
  await loaded(
    picture,
    `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(code))}`,
  );
  context.drawImage(picture, (WIDTH - QR) / 2, QR_TOP, QR, QR);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}
