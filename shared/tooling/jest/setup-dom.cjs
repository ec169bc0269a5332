// Matchers such as toBeInTheDocument; Testing Library cleans the document by itself after each test.
require('@testing-library/jest-dom');

// The library's second is too short for a part that loads late on a busy machine; a wait that succeeds costs nothing.
require('@testing-library/dom').configure({ asyncUtilTimeout: 5_000 });
