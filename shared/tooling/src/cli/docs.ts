import fs from 'node:fs';
import path from 'node:path';
import { GENERATED_DIR, generatedDocuments } from '../documents/documents';
import { inWorkspace } from '../workspace/paths';

/** `npm run docs`: writes the documents that are generated from code. */
for (const [name, content] of Object.entries(generatedDocuments())) {
  const file = inWorkspace(GENERATED_DIR, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
  process.stdout.write(`${GENERATED_DIR}/${name}\n`);
}
