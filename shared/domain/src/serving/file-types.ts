/** MIME types by extension, for every server of the site. */
export const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** MIME type by extension; unknown ones are bytes that no browser runs. */
export function typeOf(file: string): string {
  const extension = /[^/](\.[^./]+)$/.exec(file)?.[1] ?? '';
  return TYPES[extension] ?? 'application/octet-stream';
}
