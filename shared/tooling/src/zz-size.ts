import webpack from 'webpack';
import fs from 'node:fs';
import zlib from 'node:zlib';
import path from 'node:path';
import { configOf } from './build/build-part';
import { ViewChunksPlugin } from './webpack/view-chunks-plugin';
import { partOf } from './workspace/parts';
const part = partOf(process.argv[2] ?? 'sports')!;
const outDir = '/tmp/zz-size';
fs.rmSync(outDir, { recursive: true, force: true });
const config = configOf(part, { version: '0.1.0_0000000', outDir, minify: true, flavour: { demo: true, tools: false } } as never);
const views = new ViewChunksPlugin();
const compiler = webpack({ ...config, plugins: [...(config.plugins ?? []), views] })!;
compiler.run((error, stats) => {
  if (error) throw error;
  const c = stats!.compilation;
  console.log(c.errors.slice(0, 2).map(String));
  const br = (file: string): number => zlib.brotliCompressSync(fs.readFileSync(path.join(outDir, file))).length;
  const wanted = process.argv[3] ?? './pages/BoardSaba';
  const files = views.chunks.get(wanted) ?? [];
  for (const chunk of c.chunks) {
    if (![...chunk.files].some((f) => files.includes(f) || /expose/.test(f))) continue;
    console.log('== chunk', [...chunk.files].map((f) => `${f} ${br(f)}`).join());
    const rows: [string, number][] = [];
    for (const m of c.chunkGraph.getChunkModules(chunk)) for (const x of ((m as any).modules ?? [m])) rows.push([String((x as any).resource ?? x.identifier()).replace(/.*\/work\/h\/me\//, ''), x.size()]);
    rows.sort((a, b) => b[1] - a[1]);
    console.log(rows.slice(0, 60).map(([n, z]) => `${z} ${n}`).join('\n'));
  }
});
