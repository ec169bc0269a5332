import fs from 'node:fs';
import { buildPart } from '../build/build-part';
import { cacheDirOf } from '../build/build-all';
import { partOf } from '../workspace/parts';
/** Builds one part beside its place and moves it there when it is complete, so that a broken run leaves nothing half made. */
async function main([name = '', version = '']) {
    const target = cacheDirOf(name, version);
    const outDir = `${target}.${process.pid}.tmp`;
    try {
        await buildPart(partOf(name), { version, outDir, minify: true });
        fs.rmSync(target, { recursive: true, force: true });
        fs.renameSync(outDir, target);
    }
    finally {
        fs.rmSync(outDir, { recursive: true, force: true });
    }
}
main(process.argv.slice(2)).catch((error) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
});
