import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** What pictures of matches are drawn with: three files. */
export interface DrawingProgram {
  /** Of the process. */
  readonly script: string;
  /** WebAssembly that turns drawings into dots. */
  readonly rasteriser: string;
  /** Font, so that no letter depends on the machine. */
  readonly letters: string;
  /** Arguments of Node for the process; those of this process where there are none. */
  readonly execArgv?: string[];
}

/** Beside the edge as one file (decision 079), where its build puts them. */
const BUILT = {
  script: 'draw-match.cjs',
  rasteriser: 'resvg.wasm',
  letters: 'letters.ttf',
} as const;

const inPackage = (name: string): string => {
  try {
    return createRequire(__filename).resolve(name);
  } catch {
    return '';
  }
};

const ofSources = (): DrawingProgram => ({
  script: path.join(__dirname, 'draw-process.ts'),
  rasteriser: inPackage('@resvg/resvg-wasm/index_bg.wasm'),
  letters: inPackage('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
});

const ofBuild = (): DrawingProgram => ({
  script: path.join(__dirname, BUILT.script),
  rasteriser: path.join(__dirname, BUILT.rasteriser),
  letters: path.join(__dirname, BUILT.letters),
});

/** Looks for it; null on a machine that has not all of it, and then nothing is drawn there. */
export const findDrawingProgram = (): DrawingProgram | null =>
  [ofBuild(), ofSources()].find(({ script, rasteriser, letters }) =>
    [script, rasteriser, letters].every((file) => fs.existsSync(file)),
  ) ?? null;
