import path from 'node:path';
import { writeSbom } from '../checks/sbom';

const file = path.resolve(process.argv[2] ?? 'dist/sbom.json');
writeSbom(file);
process.stdout.write(`the bill of materials is in ${file}\n`);
