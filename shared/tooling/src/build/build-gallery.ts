import { criticalCss } from '@site/ui/critical-css';
import { developmentReact } from '../webpack/development-react';
import { buildPage } from './build-page';

const PAGE =
  '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>组件一览</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/page/site.css"><script defer src="/page/gallery.js"></script></head><body><div id="gallery"></div></body></html>\n';

/**
 * Builds the gallery's page when a component or a sheet changed; with the React that complains.
 *
 * @returns its folder.
 */
export function buildGallery(): Promise<string> {
  return buildPage({
    name: 'gallery',
    package: 'shared/gallery',
    sources: ['shared/ui/src', 'shared/domain/src'],
    html: PAGE,
    files: { 'site.css': criticalCss },
    trustedTypes: 'wp-gallery',
    rules: [developmentReact],
  });
}
