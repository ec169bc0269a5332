// Matchers such as toBeInTheDocument; Testing Library cleans the document by itself after each test.
require('@testing-library/jest-dom');

// The library's second is too short for a part that loads late on a busy machine; a wait that succeeds costs nothing.
require('@testing-library/dom').configure({ asyncUtilTimeout: 5_000 });

// In development every element keeps the stack of its maker for warnings that no test reads; past a limit of its own React leaves that out, and is there from the start.
const internals = require(require.resolve('react', { paths: [require('node:path').resolve(__dirname, '../../ui')] })).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.MAX_SAFE_INTEGER, set: () => undefined });
